### Ce que dit clans. Titres, clauses et notes suivent l’ordre de la page des règles.
###
### Glossaire : province = province ; army = armée ; troop = troupe ; clan card = carte de clan ; serve = servir
### order = ordre ; deploy = déployer ; station = placer (dans sa province) ; move = déplacer ; attack = attaquer ; ninja = ninja
### deck = pioche ; draw = piocher ; discard = défausser ; discard pile = défausse ; hand = main
### at home = dans sa (ta) province ; in X’s province = chez X ; strike = frapper ; tie = égalité
### unserved clan = clan neutre

name = Shinobi : Guerre des Clans
heart = Commande les armées de tous en cachant qui tu sers.
length = 10–20 minutes avec des bots, 20–40 à plusieurs
summary = Les troupes de cinq clans se répandent dans les provinces des joueurs, et chacun les commande toutes. Qui tu sers est un secret. À la fin, le clan qui a le plus de troupes sur la table gagne, si quelqu’un le sert.

## Les règles

heading-goal = But du jeu
note-goal = À la fin, le clan que tu sers en secret doit avoir plus de cartes sur la table que tout autre clan qui a un joueur. En cas d’égalité, les cartes de ton clan dans ta propre province décident. Et personne ne devrait deviner trop tôt de quel clan il s’agit.

heading-table = La table
note-table = Chaque joueur a une province avec des armées de n’importe quel clan : une pile de cartes d’un clan est une armée, et sa force est son nombre de cartes. Au-dessus de la table, tu vois les trois ordres du tour, le nombre de cartes de chaque clan sur la table, et la pioche. Ta main et ton clan sont en bas ; personne d’autre ne les voit.
picture-orders = Les trois ordres d’un tour, l’un après l’autre.
picture-tally = Combien de cartes chaque clan a sur la table. Celui au bord pointillé est le tien.
picture-deck = La pioche, et qui aura le dernier tour.
picture-army = Une armée : les cartes d’un clan dans une province. Leur nombre est sa force.
picture-province = Ta province. Des armées de tous les clans peuvent s’y trouver ; c’est d’ici que tu attaques.
picture-clan = Le clan que tu sers en secret. Toi seul le vois.
picture-hand = Ta main : troupes et ninjas. Toi seul la vois.

heading-example = Un tour, par exemple
note-example = C’est à Hana de jouer ; elle sert Mōri en secret. Premier ordre : elle déploie une carte Takeda chez Akane, une fausse piste. Deuxième ordre : elle place une carte Mōri dans sa province, où Mōri a maintenant trois cartes. Troisième ordre : elle doit attaquer avec une de ses armées. Elle ne peut pas attaquer Takeda chez Akane, car le premier ordre a modifié cette armée. Son armée Mōri attaque donc les deux cartes Oda chez Botan : Oda en perd une. Puis Hana pioche deux cartes, parce qu’elle a placé ; après un déplacement, c’eût été une seule.

heading-setup = Mise en place
CLA-01 = Le jeu se joue de trois à cinq joueurs ; dans l’édition française, aussi à deux.
CLA-02 = Cinq clans s’affrontent : Hōjō (violet), Uesugi (vert), Takeda (rouge), Mōri (bleu), Oda (jaune).
CLA-03 = Les cinq cartes de clan sont mélangées, et chaque joueur en reçoit une. Elle reste secrète jusqu’à la fin. Celles qui restent retournent dans la boîte sans être vues.
CLA-04 = La pioche contient onze troupes de chaque clan, sauf si la table a convenu d’un autre nombre, et trois ninjas en tout. Après la distribution, il doit rester au moins une carte.
CLA-05 = Chacun pioche quatre cartes. Le premier joueur est tiré au sort, ou choisi d’un commun accord.
CLA-06 = L’espace devant un joueur est sa province. Des troupes de n’importe quel clan peuvent s’y trouver.
CLA-07 = Les troupes d’un clan dans une province forment une armée. Sa force est son nombre de cartes. Toutes les troupes sur la table sont face visible.

heading-turn = Un tour : trois ordres
CLA-09 = Les trois ordres doivent être donnés, dans cet ordre. On ne peut renoncer à aucun ; un ordre n’est sauté que s’il est tout à fait impossible.
CLA-10 = Premier ordre : pose une carte de troupe de ta main, face visible, dans n’importe quelle province sauf la tienne. Elle peut être de n’importe quel clan.
CLA-11 = Au lieu du premier ordre, tu peux jouer un ninja : choisis une armée dans la province d’un autre joueur ; une de ses cartes est défaussée, et le ninja aussi. Les cartes défaussées restent visibles et ne reviennent jamais.
CLA-12 = Deuxième ordre, l’un des deux : pose une carte de troupe de ta main dans ta propre province, ou déplace une carte d’une province à une autre. Tu peux faire entrer une carte dans ta propre province, mais jamais en faire sortir une.
CLA-13 = Un ninja ne se joue que comme premier ordre.
CLA-14 = Troisième ordre : avec une armée de ta propre province, attaque une armée dans une autre province, exactement une fois. Tu dois attaquer si une attaque est permise, même si la seule cible est ton propre clan.
CLA-15 = La cible doit être plus faible que l’armée qui attaque.
CLA-16 = La cible doit être d’un autre clan que l’armée qui attaque.
CLA-17 = La cible ne doit pas être une armée qu’un ordre précédent de ce tour a modifiée : par une carte déployée, par un ninja, ou par une carte qu’un déplacement y a amenée ou en a retirée. Une armée de ta province peut attaquer même modifiée. Une armée vidée puis reformée dans le même tour compte comme modifiée.
CLA-18 = L’armée attaquée perd une carte, qui est défaussée. L’attaquant ne perd rien.
CLA-19 = Un ordre tout à fait impossible à exécuter est sauté : le premier si tu n’as rien à jouer, le deuxième si aucune de ses deux formes n’est possible, le troisième si aucune attaque n’est permise.
CLA-20 = À la fin de ton tour, tu pioches pour revenir à quatre cartes, tant que la pioche le permet : deux cartes si tu as placé une troupe, une si tu as déplacé une carte.
CLA-21 = Le tour passe vers la gauche (dans le sens horaire). Personne n’agit hors de son tour.

heading-end = La fin
CLA-30 = Quand la dernière carte de la pioche est piochée, chacun a encore un tour. Celui qui l’a piochée joue le dernier tour de la partie.
CLA-31 = Alors tous les joueurs montrent leur carte de clan. Le joueur dont le clan a le plus de cartes sur la table, toutes provinces réunies, gagne. Les cartes en main ne comptent pas.
CLA-32 = Un clan neutre, que personne ne sert, ne peut pas gagner ; la victoire va au plus grand clan qui a un joueur.
CLA-33 = En cas d’égalité, le joueur à égalité qui a le plus de cartes de son propre clan dans sa propre province gagne.
CLA-34 = S’il y a encore égalité, la victoire est partagée.
CLA-35 = À la fin, les cartes de clan des joueurs sont montrées ; les mains et les cartes de clan qui restent ne le sont pas.

heading-knowledge = Ce que chaque joueur peut savoir
note-knowledge = Ta propre carte de clan et ta main ; toutes les provinces ; la défausse et chaque ordre donné ; le nombre de cartes des mains et de la pioche. Jamais les autres mains, les autres cartes de clan, les cartes de clan qui restent, ni l’ordre de la pioche.

heading-talk = Discussion
note-talk = Libre : affirmations, menaces, mensonges. Aucune carte de clan ne peut être montrée avant la fin.

## Ce dont une table peut convenir

option-troops_per_clan = troupes de chaque clan dans la pioche (CLA-04)
option-first = qui commence (CLA-05)
option-moved_out = une armée dont un déplacement a retiré une carte est protégée, elle aussi (CLA-17)

edition-de = Allemande – de 3 à 5 joueurs
edition-fr = Française – de 2 à 5 joueurs

## Les choses

clan-hojo = Hōjō
clan-uesugi = Uesugi
clan-takeda = Takeda
clan-mori = Mōri
clan-oda = Oda

card-hojo = Hōjō
card-uesugi = Uesugi
card-takeda = Takeda
card-mori = Mōri
card-oda = Oda
card-ninja = ninja

order-first = premier
order-second = deuxième
order-third = troisième
order-refill = pioche
order-over = fin

## Les coups

verb-deploy = déployer
verb-ninja = ninja
verb-station = placer
verb-move = déplacer
verb-attack = attaquer

ask-deploy-clan = De quel clan est la troupe que tu déploies ?
ask-deploy-province = Dans la province de qui ?
ask-ninja-province = Dans la province de qui le ninja frappe-t-il ?
ask-ninja-clan = Quelle armée frappe-t-il ?
ask-ninja-province-clan = Quelle armée frappe-t-il ?
ask-station-clan = De quel clan est la troupe que tu places dans ta province ?
ask-move-clan = De quel clan est la carte que tu déplaces ?
ask-move-origin = Depuis la province de qui ?
ask-move-province = Vers la province de qui ?
ask-attack-clan = Avec laquelle de tes armées attaques-tu ?
ask-attack-province = Dans la province de qui ?
ask-attack-target = Quelle armée y attaques-tu ?
ask-attack-province-target = Quelle armée attaque-t-elle ?
whole-deploy = déployer { $clan } chez { $province }
whole-ninja = ninja : { $clan } chez { $province }
whole-station = placer { $clan } dans ta province
whole-move = déplacer { $clan } : { $origin } → { $province }
whole-attack = attaquer avec { $clan } : { $target } chez { $province }
name-attack-clan = attaquer avec { $clan }
name-attack-province-target = { $target } chez { $province }
name-ninja-province-clan = { $clan } chez { $province }
named-own = ta propre province

turn-first =
    { $ninjas ->
        [0] Premier ordre : déploie une troupe dans une autre province.
       *[other] Premier ordre : déploie une troupe dans une autre province, ou joue un ninja.
    }
turn-second = Deuxième ordre : place une troupe dans ta province, ou déplace une carte.
turn-third =
    { $count ->
        [one] Troisième ordre : attaque. Il y a une cible, donc tu le dois.
       *[other] Troisième ordre : tu dois attaquer l’une des { $count } cibles.
    }
turn-final = C’est ton dernier tour.
turn-last = C’est ton dernier tour, et le dernier de la partie.
warn-forced = En l’état, tu devras ensuite attaquer { $target }.
warn-forced-many = En l’état, tu devras ensuite attaquer l’une de { $count } armées.
warn-target = { $clan } chez { $province }
    .province = { $clan } chez toi

wait-first = { $seat } donne le premier ordre : déployer une troupe ou jouer un ninja.
wait-second = { $seat } donne le deuxième ordre : placer une troupe ou déplacer une carte.
wait-third = { $seat } donne le troisième ordre : attaquer.
wait-final = C’est le dernier tour de { $seat }.
wait-last = C’est le dernier tour de la partie.

why-CLA-14 = Seules les armées de ta propre province attaquent, et seulement des armées d’autres provinces.
why-CLA-17 = Un ordre précédent de ce tour a modifié cette armée : elle ne peut pas être attaquée maintenant.

## Paroles

claim-serve = Je sers le clan { $clan }.
claim-not-serve = Je ne sers pas le clan { $clan }.
claim-suspect = { $seat } sert le clan { $clan }, je crois.
claim-spare = Épargne le clan { $clan }, et je m’en souviendrai.
question-whom = { $asked }, qui sers-tu ?
question-why-strike = { $asked }, pourquoi frappes-tu le clan { $clan } ?

## Ce qui arrive

event-first-drawn = Le sort désigne { $seat } pour commencer.
    .seat = Le sort te désigne pour commencer.
event-clan-dealt = { $seat } sert en secret le clan { $clan }.
    .seat = Tu sers le clan { $clan }. Personne d’autre ne le sait.
event-drew = { $seat } pioche : { $card }.
    .seat = Tu pioches : { $card }.
event-refilled =
    { $cards ->
        [one] { $seat } pioche { $cards } carte. Il en reste dans la pioche : { $deck }.
       *[other] { $seat } pioche { $cards } cartes. Il en reste dans la pioche : { $deck }.
    }
    .seat =
        { $cards ->
            [one] Tu pioches { $cards } carte. Il en reste dans la pioche : { $deck }.
           *[other] Tu pioches { $cards } cartes. Il en reste dans la pioche : { $deck }.
        }
event-last-card = { $seat } a pioché la dernière carte : encore un tour pour chacun, le dernier pour { $seat }.
    .seat = Tu as pioché la dernière carte : encore un tour pour chacun, le dernier pour toi.
event-turn = — À { $seat } de jouer —
    .seat = — À toi de jouer —
event-deployed = { $seat } déploie { $clan } chez { $province }.
    .seat = Tu déploies { $clan } chez { $province }.
    .province = { $seat } déploie { $clan } chez toi.
event-struck = Le ninja envoyé par { $seat } frappe { $clan } chez { $province }.
    .seat = Ton ninja frappe { $clan } chez { $province }.
    .province = Le ninja envoyé par { $seat } frappe { $clan } chez toi.
    .seat-province = Ton ninja frappe { $clan } chez toi.
event-stationed = { $seat } place { $clan } dans sa province.
    .seat = Tu places { $clan } dans ta province.
event-moved = { $seat } déplace { $clan } de chez { $origin } vers chez { $province }.
    .seat = Tu déplaces { $clan } de chez { $origin } vers chez { $province }.
    .origin = { $seat } déplace { $clan } de chez toi vers chez { $province }.
    .province = { $seat } déplace { $clan } de chez { $origin } vers chez toi.
    .seat-origin = Tu déplaces { $clan } de chez toi vers chez { $province }.
    .seat-province = Tu déplaces { $clan } de chez { $origin } vers chez toi.
event-attacked = { $seat } attaque avec { $clan } : { $target } perd une carte chez { $province }.
    .seat = Tu attaques avec { $clan } : { $target } perd une carte chez { $province }.
    .province = { $seat } attaque avec { $clan } : { $target } perd une carte chez toi.
    .seat-province = Tu attaques avec { $clan } : { $target } perd une carte chez toi.
event-skipped = { $seat } ne peut pas donner le { $order } ordre ; il est sauté.
    .seat = Tu ne peux pas donner le { $order } ordre ; il est sauté.
event-clan-shown = { $seat } servait le clan { $clan }. Sur la table : { $cards }, dont dans sa province : { $home }.
    .seat = Tu servais le clan { $clan }. Sur la table : { $cards }, dont dans ta province : { $home }.
event-ended =
    { $clause ->
        [CLA-31] Le plus grand clan qui a un joueur a gagné (CLA-31).
        [CLA-33] Les plus grands clans sont à égalité ; les cartes de leurs provinces décident (CLA-33).
       *[other] Égalité sur la table, égalité dans les provinces : la victoire est partagée ({ $clause }).
    }
event-won = Victoire pour { $seat } !
    .seat = Victoire pour toi !

## La table dans le terminal

table-province = Province
table-hand = Cartes
table-total = Sur la table
table-discards = Défausse{ "\u00A0" }
table-deck =
    { $cards ->
        [0] La pioche est vide ; le dernier tour est pour { $last }.
       *[other] Cartes dans la pioche : { $cards }. Qui place en pioche deux, qui déplace une seule ; qui pioche la dernière joue le dernier tour.
    }
table-your-hand = Ta main{ "\u00A0" }
table-your-clan = Tu sers{ "\u00A0" }
table-history = Ordres jusqu’ici : + déployé ou placé, → déplacé, − attaqué ou frappé par un ninja
table-legend = ▶ à qui le tour  ■ une carte  + agrandie, − réduite ce tour : pas une cible pour le troisième ordre

## Le plateau dans le navigateur

board-turn-yours = À toi
board-turn = À { $seat } de jouer
board-orders = les trois ordres
board-order-first = Déployer, ou ninja
board-order-second = Placer ou déplacer
board-order-third = Attaquer
board-allows-first = une carte de ta main dans une autre province
board-allows-second = de ta main vers ta province, ou d’une province à une autre
board-allows-third = Avec une armée de ta province, attaque une armée plus faible d’un autre clan, dans une autre province.
board-state-done = donné
board-state-now = maintenant
board-state-next = à venir
board-state-skipped = sauté : impossible
board-skipped-third = sauté : pas de cible
board-targets =
    { $count ->
        [0] pas encore de cible
        [one] une cible : attaque forcée
       *[other] { $count } cibles : attaque forcée
    }
board-no-target =
    { $barred ->
        [0] aucune armée chez { $seat } n’en dépasse une ailleurs
       *[other] plus faibles ailleurs : même clan ou bouclier
    }
    .seat =
        { $barred ->
            [0] aucune armée de ta province n’en dépasse une ailleurs
           *[other] plus faibles ailleurs : même clan ou bouclier
        }
board-province = Province : { $seat }
board-province-own = Ta province
board-army = { $clan } : { $cards }, chez { $seat }.
board-army-own = { $clan } : { $cards }, dans ta province.
board-safe-first = Pas une cible ce tour-ci : le premier ordre l’a changée.
board-safe-second = Pas une cible ce tour-ci : le deuxième ordre l’a changée.
board-threatened = En l’état, cette armée peut être attaquée au troisième ordre.
board-put = { $clan } chez { $seat }
board-put-own = { $clan } dans ta province
board-then-forced = Ensuite tu devras attaquer l’une de ces armées : { $targets }.
board-then-must =
    { $count ->
        [one] ensuite, tu devras attaquer :
       *[other] ensuite, tu devras attaquer l’une de :
    }
board-then-count = ensuite, tu devras attaquer l’une de { $count } armées
board-then-free = Ensuite, il n’y aura rien à attaquer.
board-cards =
    { $cards ->
        [one] une carte en main
       *[other] { $cards } cartes en main
    }
board-serves = { $seat } sert { $clan }
board-hand-held = Main :
board-only-you = Toi seul le sais
board-hand-empty = Plus de cartes.
board-standing = { $clan } : { $cards } sur la table
board-yours = ton clan ; toi seul le sais
board-deck =
    { $cards ->
        [0] Pioche vide
       *[other] Pioche : { $cards }
    }
board-last =
    { $turns ->
        [one] Dernier tour de la partie : { $seat }
       *[other] Encore { $turns } tours ; le dernier à { $seat }
    }
    .seat =
        { $turns ->
            [one] Dernier tour de la partie : le tien
           *[other] Encore { $turns } tours ; le dernier est à toi
        }
board-last-among = Dernier tour de la partie : { $names }
board-last-why = Qui pioche la dernière carte joue le dernier tour. Placer fait piocher deux cartes, déplacer une seule : les ordres à venir décideront qui ce sera.
board-last-decided = La pioche est vide : encore un tour pour chacun. { $seat } a pioché la dernière carte et joue le dernier tour de la partie.
    .seat = La pioche est vide : encore un tour pour chacun. Tu as pioché la dernière carte et joues le dernier tour de la partie.
board-chart = Qui a fait quoi
board-chart-note = Les barres montent pour + et descendent pour −. Les attaques forcées comptent aussi.
board-close = Fermer
board-reckoning = Le décompte
board-nobody = personne
board-pips = { $cards } sur la table, dont dans sa province : { $home }
board-pip-home = dans sa propre province
board-pip-away = ailleurs
board-unserved = { $clan } est un clan neutre : personne ne le sert, il ne peut pas gagner.
board-largest = Le plus grand clan qui n’est pas neutre gagne.
board-tie-home = { $seat } ({ $clan }) { $cards }
board-tie = Égalité : { $cards } sur la table chacun. Dont dans leur propre province : { $homes }.
board-tie-decides = Qui en a le plus chez soi gagne.
board-tie-shared = C’est encore égal : la victoire est partagée.

## La première partie guidée

lesson-aim = Tu sers en secret le clan du cadre en pointillés. À la fin gagne celui dont le clan a le plus de cartes dans toutes les provinces ; à égalité, celui qui en a le plus dans sa propre province. Un clan que personne ne sert ne peut pas gagner.
lesson-orders = Un tour a trois ordres : une carte dans une autre province ; une dans la tienne, ou une déplacée ; et une attaque. Les armées de ta province attaquent des armées plus faibles d’autres clans, dans d’autres provinces. Si tu peux, tu dois.
lesson-first = Premier ordre : choisis une carte de ta main, puis la province d’un autre : la troupe y va. Tout clan est permis : renforce le tien, ou brouille les pistes.
lesson-second = Deuxième ordre : choisis une carte de ta main, puis ta province ; ou une armée ailleurs, puis la province où va l’une de ses cartes. Seuls les autres peuvent déplacer des cartes hors de ta province ; toi, non.
lesson-warning = Les épées croisées marquent ce que le troisième ordre pourrait attaquer en l’état. S’il y a une cible, tu devras attaquer : regarde avant de donner le deuxième ordre.
lesson-third = Troisième ordre : choisis une armée de ta province, puis une armée plus faible d’un autre clan, ailleurs. Elle perd une carte ; la tienne, rien.
lesson-protected = Un bouclier vert marque une armée que le premier (1) ou le deuxième ordre (2) de ce tour a modifiée. Elle ne peut pas être attaquée dans ce tour : renforcer une armée la protège aussi.
lesson-skipped = Un ordre impossible a été sauté ; tout ordre possible est obligatoire, l’attaque aussi. Il n’y a pas d’attaque si aucune armée de la province du joueur n’est plus forte qu’une armée d’un autre clan ailleurs.
lesson-watch = Maintenant les autres donnent leurs ordres ; la bande au-dessus de la table les montre un à un. Qui un joueur renforce ou attaque donne un indice sur le clan qu’il sert.
lesson-carried = Une carte a quitté ta province. Toi, tu ne peux rien en faire sortir, mais tous les autres le peuvent. Tu peux faire de même chez eux.
lesson-hit = Une armée de ta province a été attaquée et a perdu une carte. Seule une armée plus forte d’un autre clan le peut ; l’attaquant ne perd rien.
lesson-ninja = Un ninja se joue au lieu du premier ordre : il ôte une carte à n’importe quelle armée chez un autre, si forte soit-elle. Il n’y en a que trois dans la pioche.
lesson-marks = Les petits signes à côté d’un nom montrent son dernier tour : + une troupe posée (une maison : dans sa propre province), → une troupe déplacée, épées croisées une attaque, ○ pas d’ordre. Appuie sur l’un d’eux pour le lire.
lesson-chronicle = Celui qui attaque sans cesse un clan ne le sert sans doute pas. « { board-chart } » montre qui a renforcé et qui a attaqué chaque clan.
lesson-heap = Les armées grandissent. Contre une grande, trois moyens : un ninja ; une armée plus grande encore d’un autre clan dans ta province ; ou déplacer ses cartes une à une, et attaquer là où elles sont peu.
lesson-behind = Si ton clan a peu de cartes sur la table, ou aucune, il n’est pas perdu : ce que tu ajoutes dans les derniers tours ne peut presque plus être frappé. Garde ses cartes en main jusque-là et, en attendant, attaque le plus grand clan.
lesson-refill = À la fin du tour, la main est complétée à quatre : deux cartes si tu as placé, une si tu as déplacé. Qui pioche la dernière carte jouera le dernier tour.
lesson-last-card = La pioche est vide : encore un tour chacun. En cas d’égalité, les cartes de ton clan dans ta province décident : ramènes-en.
lesson-end = Toutes les cartes de clan sont révélées. En bref : renforce ton clan tard ou discrètement, regarde qui n’attaque jamais quel clan, et frappe le clan que les autres semblent servir.
