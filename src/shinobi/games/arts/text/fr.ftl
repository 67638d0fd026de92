### Ce que dit arts. Titres, clauses et notes suivent l’ordre de la page des règles.
###
### Glossaire : keep = donjon ; place (in it) = place ; item = objet ; honour = honneur ; round = manche ; turn = tour
### partner = partenaire ; teammate = coéquipier ; allegiance = allégeance ; clan = clan ; independence = indépendance
### art card = carte shinobi ; skill (of an attack) = compétence ; art (of an attack) = art ; ability = capacité
### secret art = art secret ; call on a partner = faire appel à un partenaire ; main / free action = action principale / libre
### investigate = investigation ; steal = voler ; draw = piocher ; strike = frapper ; look at = regarder ; keep (one) = garder
### face down = face cachée ; face up = face visible ; discard = défausser ; pile = pioche ; scoring = décompte
### Les noms des cartes du paquet maison sont sous « listed- » ; les icônes (As, Aa, Ds, Da) ne se traduisent pas.

name = Shinobi Arts
heart = Regarde, vole, attaque, défends-toi, et quitte le donjon à temps.
length = 20–40 minutes
summary = Des shinobis se glissent dans un donjon pour y prendre l’objet le plus précieux. Ce que vaut un objet dépend de ce que portent les autres, et de ce qu’ils sont pour toi. Regarde, vole, attaque, défends-toi, fais appel une fois à ton partenaire, et sors à temps. Trois points d’honneur, et c’est gagné.

## Les règles

heading-goal = But du jeu
note-goal = Détiens l’objet de plus grande valeur à la fin d’une manche. Cela rapporte des points d’honneur, et trois points d’honneur font gagner la partie.

heading-table = La table
note-table = Au centre se trouve le donjon avec ses places, et sur chaque place un objet, face cachée. Autour sont assis les joueurs, chacun avec des cartes shinobi, un partenaire et au plus un objet. Tes cartes sont en bas ; un bord en pointillés et un œil marquent ce que tu sais et que tous ne savent pas. « Toutes les cartes » dit ce que fait chaque carte.
picture-rival = Ce qu’a un autre joueur : un objet au plus, des cartes shinobi, un partenaire. Ce qui est face cachée est secret.
picture-honour = Points d’honneur. Trois gagnent la partie.
picture-keep = Le donjon. Sur chaque place, un objet : face cachée, sauf si tu l’as regardé.
picture-gate = La porte. Qui sort garde son objet et ne fait plus rien dans la manche.
picture-item = Ton objet. Tu en portes un au plus.
picture-arts = Tes cartes shinobi : les étoiles attaquent, les boucliers défendent, les losanges sont les usages restants.
picture-partner = Ton partenaire, qui t’aide une fois par manche.

heading-example = Quelques tours, par exemple
note-example = Akane fait une investigation et voit en secret le Lingot d’or, de valeur 6. À son tour suivant, elle utilise Shuriken pour le voler : la carte est retournée face visible, car c’était son premier usage. Ren l’attaque avec Taijutsu, une compétence d’attaque. Akane répond par la Bombe fumigène, qui a une compétence de défense : l’attaque est parée, et elle garde le lingot. À son tour suivant, elle quitte le donjon avant toute autre chose. Botan était déjà sorti, les autres ont donc un dernier tour chacun. Puis tous les objets détenus sont montrés ; celui d’Akane vaut le plus, elle est seule de son clan et reçoit deux points d’honneur, plus un pour le lingot.

heading-icons = Icônes et cartes
note-icons = Une étoile est une attaque, un bouclier une défense ; une lame, c’est la compétence, une spirale, c’est l’art. Là où des lettres les remplacent (dans tes propres paquets et dans la version sans images) : As compétence d’attaque, Aa art de l’attaque, Ds compétence de défense, Da art de la défense. Un bouclier n’arrête qu’une attaque du même genre. Le paquet maison a deux exemplaires de chaque carte shinobi, et un de chaque autre ; « Toutes les cartes », à la table, en donne la liste.

heading-setup = Mise en place d’une manche
ART-01 = Le jeu se joue de trois à cinq joueurs. Il se joue par manches, jusqu’à ce que quelqu’un ait trois points d’honneur.
ART-02 = Chacun reçoit une des huit cartes de partenaire, face cachée. Les autres ne servent pas dans cette manche.
ART-03 = Chacun reçoit trois des 24 cartes shinobi, face cachée : douze sortes, deux cartes de chaque. Les autres forment une pioche face cachée.
ART-04 = Chacun reçoit une des six cartes d’allégeance, trois clans de deux cartes, et la révèle. Deux joueurs d’un même clan forment une équipe. Les autres cartes ne servent pas dans cette manche.
ART-05 = Autant d’objets que de joueurs, plus un, sont posés face cachée dans le donjon. Les autres restent dans une pioche face cachée et ne servent pas dans cette manche.
ART-06 = Dans la première manche, le premier joueur est tiré au sort, sauf si quelqu’un a été désigné à la création de la table. Les manches suivantes sont commencées par le joueur qui détenait l’objet gagnant de la précédente ; si personne ne l’a gagnée, par le même joueur à nouveau.
ART-07 = Tu peux regarder tes propres cartes, ton objet compris, à tout moment.
ART-08 = Le donjon a une place de plus qu’il n’y a de joueurs, avec un objet sur chacune au départ. Il y a donc toujours un objet dans le donjon, une investigation est toujours possible, et on ne peut pas passer son tour.

heading-turn = Un tour
ART-10 = On joue dans le sens horaire, entre ceux qui sont encore dans le donjon.
ART-11 = Quitter le donjon : seulement avant toute autre chose dans ce tour, avec ou sans objet. Tu es hors jeu jusqu’au décompte, et on ne peut plus te prendre pour cible.
ART-12 = Un joueur sans carte shinobi au début de son tour quitte le donjon automatiquement, même s’il n’a pas encore utilisé son partenaire.
ART-13 = Si tu restes, tu fais exactement une action principale (investigation, vol ou attaque) et autant d’actions libres que tu veux, avant ou après. Après l’action principale, tu décides quand ton tour finit.
ART-14 = Investigation : regarde en secret un objet posé dans le donjon. Aucune carte shinobi n’est nécessaire.
ART-15 = Voler : utilise une carte shinobi quelconque et prends un objet posé dans le donjon.
ART-16 = Attaquer : désigne un joueur dans le donjon qui détient un objet, et utilise une carte shinobi qui porte une icône d’attaque. Si elle porte à la fois la compétence d’attaque et l’art de l’attaque, dis laquelle. Un coéquipier peut être attaqué.
ART-17 = Défense : la cible peut utiliser une carte shinobi qui porte l’icône de défense correspondante, compétence contre compétence, art contre art. Personne n’est obligé de se défendre. S’il y a défense, rien n’est pris.
ART-18 = S’il n’y a pas de défense, l’attaquant prend l’objet de la cible.
ART-19 = On interroge toujours la cible, même si rien dans sa main ne peut la défendre : ainsi, la question n’apprend rien à personne.
ART-20 = Personne ne porte deux objets. Qui en gagne un deuxième regarde les deux, choisit lequel garder et remet l’autre dans le donjon, face cachée. Personne d’autre n’apprend lequel est gardé : les deux sont mélangés avant. L’objet remis va à la place d’où vient le nouveau ; après une attaque, à la première place vide.
ART-21 = Une attaque se déroule ainsi : la carte d’attaque est utilisée ; la cible répond une fois : en ne faisant rien, par une carte shinobi, ou par un partenaire qui aide quand on est attaqué ; si une carte shinobi a défendu, l’attaquant répond une fois : en ne faisant rien, ou par un partenaire qui aide quand son attaque est parée ; puis vient le résultat. Aucune réponse n’appelle de réponse. Un partenaire qui fait échouer une attaque n’est pas une défense par carte. Cartes et partenaires utilisés restent utilisés.
ART-22 = Après une défense par carte, l’attaquant qui n’a pas encore utilisé son partenaire est toujours interrogé, quel que soit ce partenaire.

heading-free = Actions libres
ART-30 = Effet : utilise une carte shinobi pour son effet.
ART-31 = Partenaire (son art secret) : révèle ton partenaire et utilise son effet, une fois par manche. Certains aident à un moment à eux, même hors de ton tour.
ART-32 = Indépendance : utilise une carte shinobi quelconque et défausse ton allégeance. Seulement tant que tu as un coéquipier. Dès lors, si tu gagnes, tu reçois un point d’honneur et lui aucun ; s’il gagne, tu n’en reçois aucun (ART-52).
ART-33 = Un effet, d’une carte ou d’un partenaire, a besoin de ce qu’il nomme : une cible dans le donjon, un objet à regarder, à prendre ou à échanger, une carte shinobi face visible à frapper, une carte shinobi à perdre, une carte à piocher. S’il n’y a rien de tel, on ne peut pas l’utiliser ; s’il y en a moins que prévu, il fait ce qui est possible. Jamais sur toi-même ; un coéquipier peut être désigné.
ART-34 = Les actions libres, et les partenaires qui aident pendant ton tour, sont permis à tout moment de ton tour où personne n’est interrogé.

heading-arts = Utiliser les cartes shinobi
ART-40 = Chaque carte shinobi peut servir deux fois par manche : la première fois, elle est retournée face visible ; la deuxième, elle est défaussée. Une carte marquée « un seul usage » est défaussée dès la première fois.
ART-41 = Une même carte ne peut servir qu’une fois dans un tour, celles du défenseur comprises. Des cartes différentes peuvent servir dans un même tour.
ART-42 = Les cartes piochées sont face cachée et n’ont pas servi ; elles peuvent servir dans le même tour. Les cartes défaussées sont publiques et ne reviennent pas dans la manche.
ART-43 = Deux exemplaires d’une même sorte sont deux cartes. Des exemplaires dans le même état sont interchangeables.

heading-end-of-round = Fin d’une manche
ART-50 = Quand deux joueurs sur trois ou quatre, ou trois joueurs sur cinq, ont quitté le donjon, tous ceux qui y sont encore ont un dernier tour, dans le sens horaire à partir du joueur dont le départ a complété ce nombre. Quitter le donjon compte comme ce tour.
ART-51 = Puis tous les objets détenus sont révélés et leurs effets s’appliquent. Les objets dans le donjon ne comptent pas.
ART-52 = Qui détient l’objet de plus grande valeur gagne la manche. Seul dans l’équipe : deux points d’honneur. Équipe de deux : un chacun. Indépendant : un. Celui dont le coéquipier est devenu indépendant est seul dans l’équipe, et en reçoit deux s’il gagne.
ART-53 = À valeur égale, l’objet dont la valeur de base est la plus haute gagne ; quand c’est la plus petite valeur qui gagne, celui dont la valeur de base est la plus basse. Si personne ne détient d’objet, personne ne gagne d’honneur.
ART-54 = Le Porte-clefs annule l’effet spécial de tous les autres objets, sauf celui de la Boîte. Les objets annulés comptent pour leur valeur de base. (Dans un autre paquet : un objet qui annule, et des effets qui ne s’annulent pas.)
ART-55 = Une manche où tous ceux qui sont encore dans le donjon ont eu douze tours, ou le nombre convenu, finit et passe au décompte. Les derniers tours déjà commencés (ART-50) sont joués avant.
ART-56 = L’ordre du décompte : révéler ; annuler ; valeurs ; un objet dont l’effet gagne la manche ; sinon la plus haute valeur, ou la plus basse si un objet en vigueur le dit ; égalités ; points d’honneur à qui détient l’objet et à son équipe telle qu’elle est ; points d’honneur supplémentaires.

heading-end = Fin de la partie
ART-60 = Trois points d’honneur, ou plus, et c’est la victoire. Ceux qui y arrivent dans la même manche la partagent.

heading-silence = Silence
ART-70 = Il est interdit de dire à quiconque, même à un coéquipier, ce que personne d’autre que toi ne peut savoir des objets ou des cartes shinobi. Pendant une manche, la table offre des gestes qui n’apprennent rien des cartes, mais ni discussion libre ni affirmations sur les cartes.

heading-knowledge = Ce que chaque joueur peut savoir
note-knowledge = Ton propre partenaire, tes cartes shinobi et ton objet ; toutes les allégeances ; les cartes shinobi face visible ou défaussées, et les partenaires révélés ; quelles places du donjon ont un objet, et qui en détient un ; ce que tu as regardé toi-même ; l’honneur. Ce que tu sais d’un objet le suit dans chaque mouvement que tous peuvent voir ; quand son détenteur en a mélangé deux, tous les autres perdent ce qu’ils savaient des deux. Une carte shinobi face cachée que tu as regardée reste connue tant qu’elle est devant le même joueur. Jamais les autres cartes shinobi face cachée, les partenaires non révélés, les objets non regardés, les pioches, ni ce qu’un autre joueur a vu.

## Ce dont une table peut convenir

option-deck = le paquet avec lequel on joue
option-first = qui commence la première manche (ART-06)
option-max_turns = tours de chacun avant la fin d’une manche (ART-55)

edition-fr = Les règles d’origine (livret français)

## Les choses

card-1 = carte 1
card-2 = carte 2
card-3 = carte 3
card-4 = carte 4
card-5 = carte 5
card-6 = carte 6

place-1 = place 1
place-2 = place 2
place-3 = place 3
place-4 = place 4
place-5 = place 5
place-6 = place 6

clan-crane = Grue
clan-tiger = Tigre
clan-snake = Serpent

attack-skill = compétence
attack-art = art

keeping-old = celui que tu avais
keeping-new = le nouveau

effect-look = regarder des objets du donjon
effect-look-many = regarder { $count } objets du donjon
effect-look-all = regarder tous les objets du donjon
effect-spy = regarder l’objet d’un joueur
effect-read = regarder l’objet et les cartes shinobi d’un joueur
effect-strike = défausser une carte shinobi visible d’un autre joueur
effect-take = prendre un objet du donjon sans utiliser de carte
effect-poison = un joueur perd une carte shinobi au hasard
effect-draw = piocher des cartes shinobi
effect-draw-many = piocher { $count } cartes shinobi
effect-draw-one = piocher une carte shinobi
effect-exchange = échanger ton objet contre celui d’un autre joueur, sans le voir
effect-attack-fails = l’attaque échoue
effect-defence-void = la défense est annulée

says-none = sans effet
says-wins-if-held = gagne la manche si un autre détient { $other }
says-worth-if-held = { $worth } si un autre détient { $other }
says-worth-if-partner-unused = { $worth } si ton partenaire n’a pas été utilisé
says-worth-with-teammate = { $worth } si tu as un coéquipier
says-worth-without-teammate = { $worth } si tu n’as pas de coéquipier
says-worth-if-inside = { $worth } si tu es dans le donjon au décompte
says-worth-if-outside = { $worth } si tu as quitté le donjon avant le décompte
says-lowest-wins = la plus petite valeur gagne
says-more-honour =
    { $worth ->
        [one] un point d’honneur de plus s’il gagne : jusqu’à trois d’un coup
       *[other] { $worth } points d’honneur de plus pour toi s’il gagne
    }
says-cancels = annule les effets de tous les autres objets
says-lasting = { $effect } ; cela ne s’annule pas

item-says = { $value } : { $effect }
item-named = { $item } ({ $says })
named-card = { $card } ({ $spot })
named-secret-art = faire appel au partenaire : { $partner }
named-secret-art-power = faire appel à { $partner } : { $power }
named-place = { $place } ‹{ $item }›
named-place-known = { $place } ‹{ $item }› (déjà connu)

listed-shuriken = Shuriken
listed-taijutsu = Taijutsu
listed-chain-sickle = Faucille à chaîne
listed-hypnosis = Hypnose
listed-illusion = Illusion
listed-curse-seal = Sceau maudit
listed-fire-breath = Souffle de feu
listed-smoke-bomb = Bombe fumigène
listed-body-double = Doublure
listed-rope = Corde
listed-shadow-walk = Pas de l’ombre
listed-far-sight = Vision lointaine
listed-scout = Éclaireur
listed-bodyguard = Garde du corps
listed-pickpocket = Pickpocket
listed-poisoner = Empoisonneur
listed-armourer = Armurier
listed-mind-reader = Télépathe
listed-changeling = Métamorphe
listed-blade = Lame
listed-code-paper = Code de papier
listed-box = Boîte
listed-tea-bowl = Bol à thé
listed-black-mirror = Miroir noir
listed-heirloom-sword = Sabre ancestral
listed-gold-ingot = Lingot d’or
listed-key-ring = Porte-clefs
listed-secret-document = Document secret

## Les coups

verb-leave = quitter
verb-investigate = investigation
verb-steal = voler
verb-attack = attaquer
verb-ability = utiliser un effet
verb-secret-art = faire appel au partenaire
verb-independence = devenir indépendant
verb-end-turn = finir le tour
verb-accept = ne rien faire
verb-defend = défendre
verb-keep = garder
verb-choose = choisir
verb-name = désigner
verb-strike = frapper
whole-investigate = regarder { $place }
whole-steal = voler sur { $place } avec { $card }
whole-attack = attaquer { $target } avec { $card } ({ $kind })
whole-ability = utiliser { $card }
whole-look-at = utiliser { $card } : regarder ce que { $target } détient
whole-name = choisir { $target }
whole-independence = devenir indépendant avec { $card }
whole-defend = se défendre avec { $card }
grave-leave = Quitter le donjon ? Si tu détiens un objet, tu le gardes, et personne ne peut plus te le prendre. Mais tu ne fais plus rien jusqu’au décompte.
grave-independence = Devenir indépendant ? Tu quittes ton clan pour cette manche. Si tu gagnes, tu reçois un point d’honneur et ton coéquipier aucun ; mais tu ne gagnes plus avec lui. Cela vaut la peine quand un point lui donnerait la partie.

ask-investigate-place = À quelle place regardes-tu ?
ask-steal-card = Quelle carte shinobi utilises-tu ? Cela prend un de ses usages.
ask-steal-place = De quelle place prends-tu l’objet ?
ask-attack-card = Avec quelle carte shinobi attaques-tu ?
    .target = Attaquer { $target } : avec quelle carte shinobi ?
ask-attack-kind = Est-ce la compétence d’attaque ou l’art de l’attaque ?
ask-attack-target = Qui attaques-tu ?
ask-ability-card = De quelle carte shinobi utilises-tu l’effet ?
ask-independence-card = Quelle carte shinobi utilises-tu pour cela ? Dès lors, si tu gagnes, tu reçois un point d’honneur et ton coéquipier aucun ; s’il gagne, tu n’en reçois aucun.
ask-defend-card = Avec quelle carte shinobi te défends-tu ?
ask-keep-which = Lequel des deux gardes-tu ? L’autre retourne au donjon, et personne ne peut savoir lequel c’est.
ask-choose-place = Quelle place ?
ask-name-target = Quel joueur ?
ask-strike-target = À qui est la carte shinobi que tu frappes ?
ask-strike-card = Laquelle de ses cartes face visible ?

turn-turn = Fais ton action principale : investigation, vol ou attaque. Des actions libres sont possibles avant et après.
turn-turn-fresh = Fais une action principale (investigation, vol ou attaque), et des actions libres à volonté ; ou quitte le donjon.
turn-turn-done =
    { $free ->
        [1] Ton action principale est faite. Tu peux encore faire une action libre, ou finir ton tour.
       *[0] Ton action principale est faite. Finis ton tour.
    }
turn-effect = Choisis la cible : { $effect }.
turn-look =
    { $more ->
        [1] Choisis encore un objet du donjon à regarder.
       *[0] Choisis un objet du donjon à regarder.
    }
defence-skill = { $attacker } t’attaque par la compétence, pour prendre ton objet. Défends-toi avec une compétence de défense, { $partner ->
        [1] fais appel à ton partenaire, ou ne fais rien.
       *[0] ou ne fais rien.
    }
defence-art = { $attacker } t’attaque par l’art, pour prendre ton objet. Défends-toi avec un art de la défense, { $partner ->
        [1] fais appel à ton partenaire, ou ne fais rien.
       *[0] ou ne fais rien.
    }
defence-none = { $attacker } t’attaque pour prendre ton objet. { $plain ->
        [1] Tu n’as plus de carte shinobi ni de partenaire à appeler : tu ne peux rien faire.
       *[0] Tu n’as rien qui arrête cette attaque. (La question t’est posée quand même, pour que personne n’apprenne ce que tu as.)
    }
defence-partner = { $attacker } t’attaque pour prendre ton objet. Tu n’as pas de bouclier contre cela : fais appel à ton partenaire, ou ne fais rien.
turn-reply = { $target } a paré l’attaque. { $helps ->
        [1] Fais appel à ton partenaire, ou ne fais rien.
       *[0] Ton partenaire ne peut pas aider maintenant. (La question est toujours posée tant qu’il n’a pas servi, pour que personne n’apprenne qui il est.)
    }
turn-keep = Tu as deux objets : { $old }, et maintenant { $new }. Gardes-en un.
warn-teammate = Attention : si ton équipe gagne cette manche, { $seat } gagne la partie, et pas toi.

wait-turn = À { $seat } de jouer.
wait-effect = { $seat } choisit la cible : { $effect }.
wait-defence = { $attacker } attaque { $seat }, qui peut se défendre.
    .attacker = Tu attaques { $seat }, qui peut se défendre.
wait-reply = { $seat } a vu son attaque repoussée, et peut répondre.
wait-keep = { $seat } a deux objets, et choisit en secret lequel garder.

## Ce qui arrive

event-round =
    { $number ->
        [1] Manche { $number }. { $first } commence.
       *[other] Manche { $number }. { $first } commence ; les clans sont redistribués.
    }
    .first =
        { $number ->
            [1] Manche { $number }. Tu commences.
           *[other] Manche { $number }. Tu commences ; les clans sont redistribués.
        }
event-first-drawn = Le sort désigne { $seat } pour commencer.
    .seat = Le sort te désigne pour commencer.
event-allegiance = { $seat } sert le clan { $clan }.
    .seat = Tu sers le clan { $clan }.
event-partner-dealt = { $seat } a un partenaire : { $partner }.
    .seat = Tu as un partenaire : { $partner }.
event-art-drawn = { $seat } pioche { $art } ({ $card }).
    .seat = Tu pioches { $art } ({ $card }).
event-item-laid = À la { $place } se trouve { $item }.
event-turn = — À { $seat } de jouer —
    .seat = — À toi de jouer —
event-left = { $seat } quitte le donjon.
    .seat = Tu quittes le donjon.
event-left-without-arts = { $seat } n’a plus de carte shinobi et quitte le donjon.
    .seat = Tu n’as plus de carte shinobi et tu quittes le donjon.
event-last-turns = Assez de joueurs sont partis : un dernier tour pour ceux qui sont encore dans le donjon.
event-saw-in-keep = { $seat } voit { $item } à la { $place }.
    .seat = Tu vois { $item } à la { $place }.
event-turned-up = { $seat } utilise { $art } et retourne la carte face visible.
    .seat = Tu utilises { $art } et retournes la carte face visible.
event-discarded = { $seat } épuise { $art } : la carte est défaussée.
    .seat = Tu épuises { $art } : la carte est défaussée.
event-stole = { $seat } vole l’objet de la { $place }.
    .seat = Tu voles l’objet de la { $place }.
event-attacked =
    { $kind ->
        [art] { $seat } attaque { $target } par l’art.
       *[other] { $seat } attaque { $target } par la compétence.
    }
    .seat =
        { $kind ->
            [art] Tu attaques { $target } par l’art.
           *[other] Tu attaques { $target } par la compétence.
        }
    .target =
        { $kind ->
            [art] { $seat } t’attaque par l’art.
           *[other] { $seat } t’attaque par la compétence.
        }
event-defended = { $seat } se défend avec la { $card }.
    .seat = Tu te défends avec la { $card }.
event-accepted = { $seat } ne fait rien.
    .seat = Tu ne fais rien.
event-secret-art = { $seat } fait appel à son partenaire : { $partner } !
    .seat = Tu fais appel à ton partenaire : { $partner } !
event-attack-failed = L’attaque contre { $target } échoue.
    .target = L’attaque contre toi échoue.
event-robbed = { $seat } dépouille { $target } de son objet.
    .seat = Tu dépouilles { $target } de son objet.
    .target = { $seat } te dépouille de ton objet.
event-gained = { $seat } a maintenant { $item }.
    .seat = Tu as maintenant { $item }.
event-put-back = { $seat } choisit en secret lequel de deux objets garder, et remet l’autre à la { $place }.
    .seat = Tu gardes l’un de deux objets et remets l’autre à la { $place }. Personne d’autre ne sait lequel.
event-kept = { $seat } a gardé { $item }.
    .seat = Tu as gardé { $item }.
event-ability = { $seat } utilise son effet : { $effect }.
    .seat = Tu utilises son effet : { $effect }.
event-looked = { $seat } regarde l’objet de la { $place }.
    .seat = Tu regardes l’objet de la { $place }.
event-spied = { $seat } regarde ce qui se trouve chez { $target }.
    .seat = Tu regardes ce qui se trouve chez { $target }.
    .target = { $seat } regarde ce qui se trouve chez toi.
event-saw-held = { $seat } voit { $item } chez { $target }.
    .seat = Tu vois { $item } chez { $target }.
    .target = { $seat } voit { $item } chez toi.
event-saw-art = { $seat } voit la { $card } chez { $target } : { $art }.
    .seat = Tu vois la { $card } chez { $target } : { $art }.
    .target = { $seat } voit la { $card } chez toi : { $art }.
event-struck = { $seat } frappe { $art } chez { $target } : la carte est défaussée.
    .seat = Tu frappes { $art } chez { $target } : la carte est défaussée.
    .target = { $seat } frappe { $art } chez toi : la carte est défaussée.
event-poisoned = { $seat } fait perdre { $art } ({ $card }) à { $target }.
    .seat = Tu fais perdre { $art } ({ $card }) à { $target }.
    .target = { $seat } te fait perdre { $art } ({ $card }).
event-took = { $seat } prend l’objet de la { $place }.
    .seat = Tu prends l’objet de la { $place }.
event-drew =
    { $cards ->
        [one] { $seat } pioche { $cards } carte shinobi. Il en reste dans la pioche : { $pile }.
       *[other] { $seat } pioche { $cards } cartes shinobi. Il en reste dans la pioche : { $pile }.
    }
    .seat =
        { $cards ->
            [one] Tu pioches { $cards } carte shinobi. Il en reste dans la pioche : { $pile }.
           *[other] Tu pioches { $cards } cartes shinobi. Il en reste dans la pioche : { $pile }.
        }
event-exchanged = { $seat } échange les objets avec { $target }.
    .seat = Tu échanges les objets avec { $target }.
    .target = { $seat } échange les objets avec toi.
event-independent = { $seat } quitte le clan { $clan } : indépendance !
    .seat = Tu quittes le clan { $clan } : indépendance !
event-turn-ended = { $seat } a fini.
    .seat = Tu as fini.
event-round-ended =
    { $clause ->
        [ART-55] La nuit est finie : les tours de cette manche sont épuisés ({ $clause }).
       *[other] Tous sont dehors, ou ont joué leur dernier tour ({ $clause }). Les objets sont révélés.
    }
event-item-shown = { $seat } détient { $item }, valeur { $value }.
    .seat = Tu détiens { $item }, valeur { $value }.
event-round-won = { $seat } gagne la manche avec { $item }.
    .seat = Tu gagnes la manche avec { $item }.
event-nobody-won = Personne ne détient d’objet : personne ne gagne la manche { $number }.
event-honour =
    { $gained ->
        [one] { $seat } gagne { $gained } point d’honneur ; total : { $honour }.
       *[other] { $seat } gagne { $gained } points d’honneur ; total : { $honour }.
    }
    .seat =
        { $gained ->
            [one] Tu gagnes { $gained } point d’honneur ; total : { $honour }.
           *[other] Tu gagnes { $gained } points d’honneur ; total : { $honour }.
        }
event-ended = La partie est finie ({ $clause }).
event-won = { $seat } règne sur tous les shinobis !
    .seat = Tu règnes sur tous les shinobis !

## La table dans le terminal

table-round = Manche { $number } ; trois points d’honneur pour gagner. Cartes shinobi dans la pioche : { $pile }.
table-item = Objet
table-shinobi = Shinobi
table-honour = Honneur
table-arts = Cartes shinobi
table-known = Ce que tu en sais
table-keep = Le donjon
table-empty = vide
table-unknown = jamais vu
table-left = dehors
table-independent = indépendant
table-partner-used = déjà utilisé
table-partner-ready = pas encore utilisé
table-your-arts = Tes cartes shinobi
table-your-partner = Ton partenaire{ "\u00A0" }
moment-own-turn = à ton tour{ "\u00A0" }
moment-when-attacked = quand on t’attaque{ "\u00A0" }
moment-when-defended = quand ton attaque est parée{ "\u00A0" }
table-uses =
    { $left ->
        [one] { $left } usage restant
       *[other] { $left } usages restants
    }
table-used-now = déjà utilisée ce tour
table-once = un seul usage
table-discards = Défausse{ "\u00A0" }
table-last-turns = Ce sont les derniers tours de la manche.
table-face-up = { $art } (dernier usage)
table-legend = ▶ à qui le tour  ★ honneur  ▒ face cachée  [Corde] face visible  ‹Corde› connue de toi

## Le plateau dans le navigateur

board-ceremony = Décompte de la manche
board-see-table = Regarder la table
board-see-scoring = Revenir au décompte
board-all-cards = Toutes les cartes
board-items = Objets
board-items-note = Seuls comptent les objets que les joueurs portent au décompte : ce qui est dans le donjon n’a ni valeur ni effet. Un coéquipier est un joueur de ton propre clan.
board-partners = Partenaires
board-discarded = défaussées : { $count }
board-close = Fermer
board-skip = Passer
board-continue = Continuer
board-leave = Quitter le donjon
board-pass = Passer (revoir { $item }, finir le tour)
board-aim = choisir { $seat }
board-secret = tu le sais, mais pas tous
board-seen-by = vu par { $names }
board-face-down = face cachée
board-partner-down = un partenaire, face cachée
board-no-item = aucun objet
board-undefended = aucune défense
board-forced = Tout le monde le voit : la réponse vient d’elle-même dans un instant.
board-place-holds = { $place } : { $what }
board-inside = dans le donjon
board-teammate = coéquipier
board-teammate-of = de l’équipe de { $winner }
    .winner = de ton équipe
board-last-turn = dernier tour
board-out = Tu es hors de cette manche
board-out-why = Tu n’as plus de carte shinobi : tu quittes donc le donjon.
board-out-item =
    { $item ->
        [1] Tu gardes ton objet, et il compte au décompte. Personne ne peut plus te le prendre.
       *[0] Tu n’as pas d’objet.
    }
board-out-until = dehors jusqu’au décompte
board-turn-of = tour { $turn } sur { $most }
board-honour = points d’honneur : { $honour } (trois gagnent)
after-honour =
    { $honour ->
        [one] { $honour } point d’honneur
       *[other] { $honour } points d’honneur
    }
board-icon-skill-attack = compétence d’attaque
board-icon-art-attack = art de l’attaque
board-icon-skill-defence = compétence de défense
board-icon-art-defence = art de la défense
board-score-shown = { $seat } montre { $item } : { $value }.
    .seat = Tu montres { $item } : { $value }.
board-score-cancels = { $item } annule l’effet de : { $items }.
board-score-cancels-nothing = { $item } annule, mais il n’y a rien à annuler.
board-score-worth = { $item } vaut maintenant { $value }.
board-score-lowest = { $item } : la plus petite valeur gagne !
board-score-outright = { $item } gagne la manche !
board-score-nobody = Personne ne détient d’objet : personne ne gagne la manche.
board-score-more = { $item } rapporte plus d’honneur à qui gagne avec : +{ $gained }.
board-score-independent = indépendant : un point, pas deux
board-score-teammate = { $seat } est de l’équipe de { $winner } et gagne aussi un point d’honneur ; total : { $honour }.
    .seat = Tu es de l’équipe de { $winner } et gagnes aussi un point d’honneur ; total : { $honour }.
    .winner = { $seat } est de ton équipe et gagne aussi un point d’honneur ; total : { $honour }.

## La première partie guidée

lesson-goal = Tu te glisses dans un donjon plein d’objets précieux. Qui détient le plus précieux à la fin de la manche reçoit deux points d’honneur ; dans une équipe de deux, chacun en reçoit un. Trois points d’honneur font gagner la partie.
lesson-turn = À ton tour, tu fais une action principale. Investigation : regarder un objet, sans rien payer. Vol : utiliser une carte shinobi et prendre un objet. Attaque : utiliser une carte à étoile et prendre l’objet d’un rival ; les boucliers arrêtent les attaques. Ou pars, mais seulement avant toute autre chose.
lesson-look = Chaque tour comporte une action principale : on ne peut pas le sauter. Si tu ne veux rien faire, « Passer » revoit un objet du donjon que tu connais et finit ton tour ; tu peux le choisir dès que tu en connais un. « Toutes les cartes » dit ce que vaut chaque objet ; cela peut dépendre de qui porte quoi.
lesson-arts = Chaque carte shinobi sert deux fois par manche, quel que soit l’usage : la première fois, elle est retournée face visible, la deuxième, elle est défaussée. Les losanges montrent les usages restants. Qui commence son tour sans carte doit quitter le donjon, avec son objet.
lesson-secret = Un bord en pointillés et un œil marquent ce que tu sais et que tous ne savent pas. Un petit œil avec des lettres sous un objet dit qui d’autre l’a regardé.
lesson-item = Tu détiens maintenant un objet. Toi seul sais lequel, et ceux qui l’ont regardé. Tant que tu es dans le donjon, on peut t’attaquer pour le prendre.
lesson-ingot = Le Lingot d’or peut décider de toute la partie en une manche : qui gagne avec lui reçoit un point d’honneur de plus. Pour qui est seul de son clan, cela fait trois, et trois font gagner la partie.
lesson-free = Ton action principale est faite. L’effet d’une carte et ton partenaire sont des actions libres : tu peux encore t’en servir, sans obligation. Pour quitter le donjon, il est trop tard dans ce tour. « Finir le tour » passe la main.
lesson-ability = Une de tes cartes a un effet utilisable maintenant, avant ou après ton action principale. Cela prend un de ses deux usages, comme une attaque ou une défense. « Toutes les cartes » dit ce que fait chaque effet.
lesson-independence = Tu as un coéquipier : un joueur de ton clan. Si l’un de vous gagne la manche, chacun reçoit un point d’honneur. « Devenir indépendant » y met fin et prend un usage d’une carte : si tu gagnes, tu as un point et lui aucun. Cela vaut la peine quand un point de plus lui donnerait la partie.
lesson-independent = Un joueur est devenu indépendant : il a quitté son clan pour cette manche. S’il gagne, il reçoit un point d’honneur et son ancien coéquipier aucun. Cet ancien coéquipier est désormais seul de son clan, et en reçoit deux s’il gagne.
lesson-attack = Une attaque prend l’objet de la cible, si rien ne l’arrête. Les étoiles attaquent et les boucliers défendent ; une lame est la compétence, une spirale est l’art.
lesson-defence = Seul un bouclier du même genre arrête une attaque : lame contre lame, spirale contre spirale. Tu peux aussi ne rien faire et garder tes cartes.
lesson-own-partner = La dernière carte de ta rangée est ton partenaire. Tant que tu ne l’as pas montré, personne d’autre ne le connaît. Une fois par manche, tu peux faire appel à lui ; certains aident pendant ton tour, d’autres quand on t’attaque.
lesson-two = Personne ne porte deux objets. Gardes-en un ; l’autre retourne dans le donjon, et personne d’autre ne peut savoir lequel c’était.
lesson-two-others = Personne ne porte deux objets. Qui en obtient un deuxième regarde les deux et choisit lequel garder ; l’autre retourne au donjon, face cachée. Personne d’autre ne sait lequel des deux est là maintenant.
lesson-left = Un joueur qui a quitté le donjon est en sûreté avec son objet, et hors jeu jusqu’au décompte. Tu peux partir aussi, mais seulement au tout début de ton tour.
lesson-exchanged = Un partenaire a échangé ton objet contre celui d’un autre, sans les regarder. Ce que tu as maintenant est devant toi ; toi seul, et peut-être cet autre, le connaissez.
lesson-long = Quand { $players ->
        [5] trois
       *[other] deux
    } joueurs ont quitté le donjon, chacun des autres a encore un tour, puis la manche est décomptée. Au plus tard, elle finit quand tous ceux qui y sont encore ont joué tous leurs tours. Les tiens sont comptés à côté de ton nom : « tour 3 sur 12 ».
lesson-last = Assez de joueurs sont partis : qui est encore dans le donjon a un dernier tour. C’est la dernière occasion d’obtenir un meilleur objet.
lesson-new-round = Une nouvelle manche : tout est redistribué, les clans aussi. Chacun ne garde que ses points d’honneur.
lesson-score = Les objets sont maintenant montrés et leurs effets s’appliquent un par un ; ce qui reste dans le donjon ne compte pas. Qui gagne seul de son clan reçoit deux points d’honneur ; une équipe de deux, un chacun.
lesson-recap = C’était une partie entière. En bref : observe, prends l’objet qui vaudra le plus et garde-le jusqu’à la fin de la manche. Les cartes shinobi attaquent, défendent ou ont un effet, chacune deux fois ; ton partenaire aide une fois par manche. Trois points d’honneur font gagner.

## Erreurs dans un paquet

deck-form = Un paquet est une table avec un nom et des listes d’art, de partner et d’item.
deck-has-no = Un paquet n’a pas de { $said } ; il a un nom, et des listes d’art, de partner et d’item.
deck-name = Le nom d’un paquet est un texte de { $most } lettres au plus.
deck-part = Les cartes d’un paquet s’écrivent { $part }, chacune avec ses propres lignes.
deck-count = Un paquet a { $count } cartes différentes dans « { $part } » ; ici, il y en a { $found }.
deck-card = { $part } { $card } : { $problem }
deck-card-has-no = Une telle carte n’a pas de { $said } ; elle peut avoir { $known }.
deck-card-name = Chaque carte a un nom de 1 à { $most } lettres.
deck-card-twice = Il y a déjà une telle carte nommée { $name }.
deck-card-names = Les noms dans d’autres langues sont une table comme { $example }, de 1 à { $most } lettres chacun.
deck-card-twice-in = Il y a déjà une telle carte nommée { $name } dans la langue « { $language } ».
deck-icons = Les icônes sont une liste de { $icons }, comme { $example }, ou une liste vide.
deck-icon-twice = La même icône figure ici deux fois.
deck-flag = { $key } doit être true ou false.
deck-only-partner-draws = Seul un partenaire fait piocher : une carte shinobi utilisée tour après tour remplirait la table.
deck-no-art-effect = L’effet { $said } n’existe pas pour une carte shinobi. Ce peut être { $known }, ou aucun.
deck-no-item-effect = L’effet { $said } n’existe pas pour un objet. Ce peut être { $known }, ou aucun.
deck-moment = Chaque partenaire a un moment : { $known }.
deck-power = Chaque partenaire a un pouvoir (power) : { $known }.
deck-other-moment = Le moment du pouvoir « { $power } » est « { $right } », pas { $said }.
deck-needs-count = Avec « { $effect } », count dit combien : de 1 à { $most }.
deck-no-count = Seuls ces effets ont un count : { $known }.
deck-value = Chaque objet a une valeur, un nombre entier de 0 à { $most }.
deck-value-twice = Un autre objet a la valeur { $value } ; toutes doivent être différentes, pour qu’un objet gagne (ART-53).
deck-one-cancels = Un seul objet peut annuler les autres : deux s’annuleraient l’un l’autre.
deck-needs-other = Avec « { $effect } », other est le nom d’un autre objet de ce paquet.
deck-no-other = Seuls ces effets nomment un autre objet : { $known }.
deck-needs-worth = Avec « { $effect } », worth est un nombre entier de 0 à { $most }.
deck-no-worth = Seuls ces effets ont un worth : { $known }.
deck-unknown = Il n’y a pas de paquet nommé { $said }, seulement « { $known } » ; donne un paquet entier.
deck-too-large = { $file } est trop grand pour un paquet : il peut avoir { $most } octets.
deck-too-deep = { $file } est trop profond pour un paquet : aucune ligne ne peut avoir plus de { $most } points.
deck-no-text = { $file } n’est pas un texte en UTF-8.
deck-no-toml = { $file } n’est pas un paquet écrit en TOML : { $problem }.

## Studies

study-items = Objets
study-partners = Partenaires
study-arts = Cartes shinobi
