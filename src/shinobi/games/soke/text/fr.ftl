### Ce que dit soke. Titres, clauses et notes suivent l’ordre de la page des règles.
###
### Glossaire : figure = figurine ; Soke = Soké ; ninja = ninja ; rank = rang ; star = étoile ; square = case
### row, column = rangée, colonne ; front row = premier rang ; home = camp ; fence = barrière (de barbelés)
### attack (a turn) = assaut ; attacker = attaquant ; step = pas ; battle = bataille ; Dojo = Dojo ; throw = lancer
### aim = viser ; weapon card = carte d’armes ; pair = paire ; action card = carte d’action ; deck = pioche
### Salto = Carte de saut ; Sneak = Ninja rampant ; Kidnap = Carte de capture ; New Weapons = Nouvelle carte d’armes
### shuriken = shuriken ; supply = réserve ; calm / wild = calme / sauvage ; decline = renoncer ; discard pile = défausse

name = Ninjutsu
heart = Trouve le maître parmi quinze ninjas cachés, et bats-le.
length = 30–45 minutes
summary = Deux armées cachées de quinze se font face de part et d’autre d’une barrière. Les cartes d’armes disent jusqu’où tu avances ; les dés, dans le Dojo, qui tombe. Une figurine de chaque armée est le Soké, le maître : qui bat le premier celui de l’autre gagne.

## Les règles

heading-goal = But du jeu
note-goal = Trouve le Soké ennemi parmi les figurines cachées et bats-le en bataille, avant que le tien soit battu.

heading-table = La table
note-table = Tu vois le plateau de ton côté : tes trois rangées sont en bas, celles de l’ennemi en haut. Entre les deux rangées du milieu se dresse la barrière ; les colonnes extérieures sont ouvertes. Tu vois les rangs de tes figurines et, des ennemies, seulement ce qui a été révélé. À côté du plateau se trouvent les cartes d’action et les shurikens des deux joueurs ; entre les deux, les cartes d’armes de l’assaut. On se bat dans le Dojo, le plateau où l’on lance les dés.
picture-enemy = Le côté adverse. Tu ne vois pas qui sont les figurines avant qu’elles combattent ou tombent.
picture-fence = La barrière. Seules les colonnes du bord sont ouvertes.
picture-own = Ton côté : des ninjas à une ou deux étoiles, et ton Soké. Toi seul sais qui est qui.
picture-shuriken = Shuriken, pour relancer un dé.
picture-weapons = Les cartes arme de cette attaque : chaque paire gagnée par l’attaquant donne un pas.
picture-cards = Tes cartes action. Chacune se joue une seule fois.

heading-example = Un assaut, par exemple
note-example = Ren attaque et retourne des cartes d’armes à 4, 2 et 5 étoiles ; Hana, à 3, 4 et 1. Ren gagne deux paires et reçoit deux pas. Hana passe, et Ren joue Ninja rampant. Avec le premier pas, une figurine de Ren franchit la barrière ; avec le deuxième, elle entre sur la case d’une figurine de Hana : c’est la bataille. La figurine de Ren a deux étoiles et lance le dé à huit faces, celle de Hana en a une et lance le dé à six faces. Ren fait 3, Hana 5. Ren est mené, dépense un shuriken et fait 7. Hana n’en dépense pas : sa figurine quitte la partie, et celle de Ren reste sur la case.

heading-course = Le déroulement d’un assaut
note-course = Chaque assaut a trois parties : d’abord, les deux joueurs retournent des cartes d’armes, qui donnent des pas à l’attaquant ; ensuite, chacun peut jouer une carte d’action ; enfin, l’attaquant se déplace, avec des batailles en chemin. Puis c’est l’autre joueur qui attaque.

heading-setup = Mise en place
SOK-01 = Deux joueurs, rouge et noir ; la première place joue les rouges. Chacun a un Soké, neuf ninjas à une étoile et cinq à deux : quinze figurines.
SOK-02 = Le plateau a 5 colonnes et 8 rangées, sauf si la table a convenu d’un autre nombre : de 5 à 8 colonnes, et 6, 8, 10 ou 12 rangées. Les trois premières rangées de chaque joueur sont son camp, et chaque figurine y commence sur une case à elle ; les cases du camp en trop restent vides.
SOK-03 = Une barrière de barbelés se dresse entre les deux rangées du milieu. Elle laisse ouverte la colonne extérieure de chaque côté, sauf si la table a convenu d’autres colonnes ; au moins une colonne du plateau doit être ouverte.
SOK-04 = Les deux joueurs placent toutes leurs figurines dans leur camp, en même temps, et disent quand c’est prêt. L’adversaire voit alors où se trouvent les figurines, jamais ce qu’elles sont. Tant que tous deux n’ont pas fini, aucun ne voit rien de la disposition de l’autre, ni où il en est.
SOK-05 = Chaque joueur a une pioche mélangée de 45 cartes d’armes, d’une à cinq étoiles, neuf de chaque, sauf si la table a convenu d’autres nombres : 45 en tout, et aucune valeur plus de 40 fois.
SOK-06 = Chaque joueur a cinq cartes d’action : Carte de saut, Ninja rampant, Carte de capture, Nouvelle carte d’armes, Joker. Chacune sert une fois puis quitte la partie. Chacun voit lesquelles restent.
SOK-07 = Chaque joueur a trois shurikens ; quatre autres sont dans la réserve. Un shuriken dépensé est perdu.
SOK-08 = Quand les deux dispositions sont prêtes, chacun lance un dé à six faces, et recommence en cas d’égalité. Celui qui fait le plus de points donne le premier assaut.
SOK-09 = Le Soké compte comme un ninja dans toutes les règles : il se déplace, se bat, saute et rampe. Mais il ne capture pas et ne peut pas être capturé.

heading-attack = Un assaut : les armes
SOK-10 = L’attaquant retourne trois cartes d’armes de gauche à droite, le défenseur trois en face. Chaque paire se compare par ses étoiles.
SOK-11 = Une paire à égalité est recouverte d’une nouvelle carte par chacun, l’attaquant d’abord, par passages de gauche à droite, jusqu’à ce que toutes les paires diffèrent.
SOK-12 = Pour chaque paire gagnée, l’attaquant reçoit un pas, donc jamais plus de trois. S’il n’a gagné aucune paire, il ne peut jouer que la Nouvelle carte d’armes, ou le Joker comme celle-ci ou comme shuriken ; si après cela il n’en a toujours gagné aucune, aucune figurine ne bouge et l’assaut est fini. Le défenseur ne bouge jamais.
SOK-13 = Un joueur, attaquant ou défenseur, qui gagne les trois paires prend un shuriken dans la réserve, s’il en reste un. Cela se compte après la Nouvelle carte d’armes.
SOK-14 = À la fin de l’assaut, les cartes retournées vont dans la défausse de leur propriétaire. Quand il faut une carte et que la pioche est vide, la défausse mélangée devient la pioche. Les cartes retournées dans cet assaut restent à l’écart, sauf s’il ne reste rien d’autre.
SOK-15 = Les assauts alternent. Pendant que l’autre joueur attaque, tu ne fais que te défendre.

heading-actions = Cartes d’action
SOK-20 = Les cartes d’action se jouent après que les cartes d’armes sont retournées et avant que la moindre figurine bouge.
SOK-21 = L’attaquant peut jouer n’importe laquelle, le défenseur seulement la Nouvelle carte d’armes (ou le Joker à sa place).
SOK-22 = Chaque joueur joue au plus une carte d’action par assaut. Le défenseur décide d’abord, puis l’attaquant ; le défenseur ne peut pas y répondre. La Nouvelle carte d’armes, et un Joker pris comme shuriken, agissent aussitôt ; puis le shuriken pour trois paires est donné ; puis la Carte de saut ou la Carte de capture agit ; puis viennent les pas.
SOK-23 = Nouvelle carte d’armes : le joueur qui la joue remplace ses trois cartes d’armes par trois nouvelles. Les paires à égalité sont départagées comme toujours.
SOK-24 = Carte de saut : une figurine saute par-dessus une figurine ennemie voisine, en ligne droite dans l’une des huit directions, sur la case qui est derrière. Cette case doit être sur le plateau et sans figurine à toi ; s’il s’y trouve un ennemi, c’est la bataille, et après des lancers égaux la figurine retourne d’où elle a sauté. Le saut ne coûte aucun pas. Aucune de ses deux moitiés ne peut franchir la barrière.
SOK-25 = Ninja rampant : un pas de cet assaut peut franchir la barrière, tout droit ou en diagonale. Il compte comme un pas, et il est consommé même si des lancers égaux renvoient la figurine.
SOK-26 = Carte de capture : une de tes figurines, mais pas le Soké, enlève une figurine ennemie du premier rang, sans bataille. Le premier rang est la rangée la plus proche de toi où se trouve une figurine ennemie ; ni la distance ni la barrière ne comptent. Le rang de la figurine capturée est révélé, celui de la figurine qui capture ne l’est pas. La figurine qui capture va sur la case de la capturée, sauf si la table a convenu qu’elle reste où elle est.
SOK-27 = Le Soké ne peut pas être capturé. Il est révélé et reste où il est, la figurine qui voulait capturer retourne sur sa case, et la carte est dépensée. L’assaut continue avec les pas gagnés.
SOK-28 = Joker : l’une quelconque des quatre autres actions, ou un shuriken de la réserve s’il en reste un. Le défenseur peut l’utiliser comme Nouvelle carte d’armes, pas comme shuriken.

heading-movement = Mouvement
SOK-30 = Chaque pas déplace une figurine d’une case en avant, en arrière ou en diagonale, sur le plateau. De côté seulement si la table en a convenu.
SOK-31 = Les pas peuvent tous aller à une figurine ou se partager entre plusieurs, et on n’est pas obligé de tous les utiliser. Quand aucun pas n’est plus permis, l’assaut finit.
SOK-32 = Aucune figurine ne peut entrer sur une case occupée par sa propre armée.
SOK-33 = Aucun pas ne peut franchir la barrière sans Ninja rampant. Un pas la franchit si la colonne qu’il quitte et celle où il arrive ont toutes deux une barrière ; un pas en diagonale qui contourne le bout de la barrière est libre.
SOK-34 = Entrer sur la case d’un ennemi, c’est la bataille. Plusieurs batailles peuvent être livrées dans un même assaut.

heading-battle = La bataille
SOK-40 = Les deux figurines sont révélées. Un ninja à une étoile lance un dé à six faces, un ninja à deux étoiles un dé à huit faces, le Soké un dé à douze faces. L’attaquant lance le premier.
SOK-41 = Le plus haut lancer gagne, et la figurine du perdant quitte la partie. Un attaquant qui gagne reste sur la case où il est entré.
SOK-42 = Lancers égaux : la figurine qui attaque retourne sur la case d’où elle vient, l’autre reste. Le pas est dépensé.
SOK-43 = Un joueur peut dépenser un shuriken pour relancer son propre dé, aussi souvent qu’il a de shurikens.
SOK-44 = Le joueur qui est mené décide d’abord ; s’il renonce, la bataille est tranchée. Si les lancers sont égaux, l’attaquant décide d’abord, puis le défenseur. Après un nouveau lancer, un refus précédent ne compte plus. Le joueur qui mène n’est pas interrogé.
SOK-45 = Une figurine révélée reste connue de l’adversaire.
SOK-46 = Le Dojo est le plateau où l’on lance les dés. Un dé qui tombe hors du Dojo perd la bataille et la figurine. (Dans un Dojo sauvage seulement.)
SOK-47 = Dans un Dojo sauvage, un joueur qui lance en second, ou qui relance, peut viser l’autre dé. Un lancer visé sort du Dojo avec 1 chance sur 8 ; sinon, il touche l’autre dé avec 1 chance sur 2, et ce dé est relancé. Un lancer simple tombe toujours dedans. Dans un Dojo calme, il n’y a que des lancers simples.

heading-end = La fin
SOK-50 = Le joueur qui bat le premier le Soké ennemi en bataille gagne, peu importe qui attaquait. Puis tous les rangs sont montrés.
SOK-51 = 60 assauts de suite sans qu’une figurine soit perdue finissent la partie, sauf si la table a convenu d’un autre nombre. C’est un match nul ou, si la table en a convenu, l’armée à qui il reste le plus d’étoiles gagne ; le Soké en compte trois.

heading-knowledge = Ce que chaque joueur peut savoir
note-knowledge = Tes propres figurines ; où se trouvent toutes les figurines ; les rangs des figurines ennemies révélées en bataille ou par une capture, et de celles qui sont perdues ; toutes les cartes d’armes retournées ; les shurikens et les cartes d’action des deux joueurs. Jamais les rangs non encore révélés, ni l’ordre d’aucune des deux pioches.

## Ce dont une table peut convenir

option-columns = colonnes du plateau, de 5 à 8 (SOK-02)
option-rows = rangées du plateau, nombre pair ; 6 pour la partie courte (SOK-02)
option-fence = les colonnes avec barrière ; toutes sauf celles du bord si vide (SOK-03)
option-weapon_values = combien de cartes d’armes ont une, deux, trois, quatre, cinq étoiles (SOK-05)
option-sideways = les figurines peuvent aussi faire un pas de côté (SOK-30)
option-kidnapper = la figurine qui capture va sur la case de la capturée, ou reste (SOK-26)
option-dojo = calme, ou sauvage : un dé peut viser l’autre (SOK-47)
option-max_quiet = assauts sans perte qui finissent la partie (SOK-51)
option-quiet_end = une telle fin est un match nul, ou les étoiles décident (SOK-51)

edition-de = Allemande, française et néerlandaise – les règles du livret

## Les choses

figure-a = A
figure-b = B
figure-c = C
figure-d = D
figure-e = E
figure-f = F
figure-g = G
figure-h = H
figure-i = I
figure-j = J
figure-k = K
figure-l = L
figure-m = M
figure-n = N
figure-o = O

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h

spot-a1 = a1
spot-b1 = b1
spot-c1 = c1
spot-d1 = d1
spot-e1 = e1
spot-f1 = f1
spot-g1 = g1
spot-h1 = h1
spot-a2 = a2
spot-b2 = b2
spot-c2 = c2
spot-d2 = d2
spot-e2 = e2
spot-f2 = f2
spot-g2 = g2
spot-h2 = h2
spot-a3 = a3
spot-b3 = b3
spot-c3 = c3
spot-d3 = d3
spot-e3 = e3
spot-f3 = f3
spot-g3 = g3
spot-h3 = h3

rank-one-star = ★
rank-two-stars = ★★
rank-soke = Soké

card-salto = Carte de saut
card-sneak = Ninja rampant
card-kidnap = Carte de capture
card-new-weapons = Nouvelle carte d’armes
card-joker = Joker

effect-salto = Carte de saut
effect-sneak = Ninja rampant
effect-kidnap = Carte de capture
effect-new-weapons = Nouvelle carte d’armes
effect-shuriken = shuriken

weapon-1 = Kunaï
weapon-2 = Saï
weapon-3 = Nunchaku
weapon-4 = Kama
weapon-5 = Katana

pair-left = première
pair-middle = deuxième
pair-right = troisième

direction-forward = avant
direction-backward = arrière
direction-forward-left = avant gauche
direction-forward-right = avant droite
direction-backward-left = arrière gauche
direction-backward-right = arrière droite
direction-left = gauche
direction-right = droite

kidnapper-moves = se déplace
kidnapper-stays = reste
dojo-calm = calme
dojo-wild = sauvage
quiet-end-draw = match nul
quiet-end-stars = étoiles

## Les coups

verb-place = placer
verb-ready = prêt
verb-play = jouer
verb-joker = joker
verb-pass = passer
verb-salto = sauter
verb-kidnap = capturer
verb-step = bouger
verb-stop = arrêter
verb-throw = lancer
verb-aim = viser
verb-decline = renoncer
brief-salto = une figurine saute par-dessus un ennemi voisin, sans dépenser de pas
brief-sneak = un pas de cet assaut peut passer sous la barrière
brief-kidnap = une de tes figurines enlève un ennemi du premier rang, sans bataille
brief-new-weapons = tu reçois trois autres cartes d’armes, l’autre camp garde les siennes, et pour les paires à égalité chacun en tire une nouvelle
brief-shuriken = tu en prends un dans la réserve
whole-step = { $figure } en { $direction }
whole-salto = { $figure } saute en { $direction }
whole-kidnap = { $figure } capture { $victim }
whole-place = { $rank } en { $spot }
grave-play = { $card } : { $does }. La jouer ? Chaque carte d’action ne sert qu’une fois dans la partie.
grave-joker = Le Joker ({ $effect }) : { $does }. Le jouer ? Il ne sert qu’une fois dans la partie.

ask-place-spot = Sur quelle case ?
ask-place-rank = Quelle figurine places-tu ?
ask-play-card = Quelle carte d’action ?
ask-joker-effect = Comme quoi joues-tu le Joker ?
ask-salto-figure = Quelle figurine saute ?
ask-salto-direction = Sur quelle case ?
ask-kidnap-figure = Quelle figurine capture ?
ask-kidnap-victim = Quel ennemi capture-t-elle ?
ask-step-figure = Quelle figurine fait le pas ?
ask-step-direction = Sur quelle case ?

## Paroles

claim-is = Ma figurine { $figure } est : { $rank }.
claim-is-not = Ma figurine { $figure } n’est pas : { $rank }.
question-what-is = { $asked }, qu’est ta figurine { $figure } ?

## Ce qui arrive

event-placed = { $seat } place { $rank }, en secret.
    .seat = Tu places { $rank }, en secret.
event-arranged = { $seat } a fini de placer.
    .seat = Tu as fini de placer.
event-faced = Les armées se font face.
event-rolled = { $seat } lance { $eyes } pour la première attaque.
    .seat = Tu lances { $eyes } pour la première attaque.
event-attack = — { $seat } donne l’assaut —
    .seat = — Tu donnes l’assaut —
event-shuffled = { $seat } mélange sa défausse : elle redevient la pioche.
    .seat = Tu mélanges ta défausse : elle redevient la pioche.
event-turned = Armes, { $pair } paire : { $attacker } contre { $defender }.
event-replaced = { $seat } a une nouvelle arme ({ $pair }) : { $stars }.
    .seat = Tu as une nouvelle arme ({ $pair }) : { $stars }.
event-passed = { $seat } ne joue pas de carte d’action.
    .seat = Tu ne joues pas de carte d’action.
event-played = { $seat } joue { $card }.
    .seat = Tu joues { $card }.
event-joker = { $seat } joue le Joker : { $effect }.
    .seat = Tu joues le Joker : { $effect }.
event-took-shuriken = { $seat } prend un shuriken. Il en reste dans la réserve : { $supply }.
    .seat = Tu prends un shuriken. Il en reste dans la réserve : { $supply }.
event-won-steps =
    { $steps ->
        [0] { $seat } n’a gagné aucune paire : aucune figurine ne bouge.
        [one] { $seat } a 1 pas.
       *[other] { $seat } a { $steps } pas.
    }
    .seat =
        { $steps ->
            [0] Tu n’as gagné aucune paire : aucune figurine ne bouge.
            [one] Tu as 1 pas.
           *[other] Tu as { $steps } pas.
        }
event-jumped = { $seat } saute avec { $figure } en { $column }{ $row }.
    .seat = Tu sautes avec { $figure } en { $column }{ $row }.
event-kidnapped = { $seat } capture le { $victim } ennemi avec { $figure } : { $rank }.
    .seat = Tu captures le { $victim } ennemi avec { $figure } : { $rank }.
    .other = { $seat } capture ton { $victim } avec { $figure } : { $rank }.
event-grasped-soke = { $seat } veut capturer le { $victim } ennemi avec { $figure }… c’est le Soké ! Personne n’est pris.
    .seat = Tu veux capturer le { $victim } ennemi avec { $figure }… c’est le Soké ! Personne n’est pris.
    .other = { $seat } veut capturer ton { $victim } avec { $figure }… c’est ton Soké ! Personne n’est pris.
event-stepped = { $seat } déplace { $figure } en { $column }{ $row }.
    .seat = Tu déplaces { $figure } en { $column }{ $row }.
event-sneaked = { $seat } fait ramper { $figure } sous la barrière jusqu’en { $column }{ $row }.
    .seat = Tu fais ramper { $figure } sous la barrière jusqu’en { $column }{ $row }.
event-stopped = { $seat } ne bouge plus.
    .seat = Tu ne bouges plus.
event-battle = ⚔ Dans le Dojo : { $seat } envoie { $figure } contre le { $enemy } ennemi !
    .seat = ⚔ Dans le Dojo : tu envoies { $figure } contre le { $enemy } ennemi !
    .other = ⚔ Dans le Dojo : { $seat } envoie { $figure } contre ton { $enemy } !
event-revealed = ⚔   { $seat } révèle { $figure } : { $rank } !
    .seat = ⚔   Tu révèles { $figure } : { $rank } !
event-spent-shuriken = ⚔   { $seat } dépense un shuriken. Il lui en reste : { $left }.
    .seat = ⚔   Tu dépenses un shuriken. Il t’en reste : { $left }.
event-threw = ⚔   { $seat } lance le dé à { $sides } faces : { $eyes }.
    .seat = ⚔   Tu lances le dé à { $sides } faces : { $eyes }.
event-aimed = ⚔   { $seat } vise l’autre dé…
    .seat = ⚔   Tu vises l’autre dé…
event-struck = ⚔   … et le touche : pour { $seat }, le dé à { $sides } faces montre maintenant { $eyes }.
    .seat = ⚔   … et le touche : ton dé à { $sides } faces montre maintenant { $eyes }.
    .other = ⚔   … et le touches : pour { $seat }, le dé à { $sides } faces montre maintenant { $eyes }.
event-left-dojo = ⚔   … et { $seat } voit son dé sortir du Dojo !
    .seat = ⚔   … et ton dé sort du Dojo !
event-declined = ⚔   { $seat } ne dépense pas de shuriken.
    .seat = ⚔   Tu ne dépenses pas de shuriken.
event-fell = ⚔   { $seat } perd { $figure } ({ $rank }).
    .seat = ⚔   Tu perds { $figure } ({ $rank }).
event-sent-back = ⚔   Égalité, personne ne tombe : { $seat } ramène { $figure } en arrière.
    .seat = ⚔   Égalité, personne ne tombe : tu ramènes { $figure } en arrière.
event-quiet =
    { $left ->
        [one] Encore { $left } assaut sans perte, et la partie est finie.
       *[other] Encore { $left } assauts sans perte, et la partie est finie.
    }
event-shown = Chez { $seat }, { $figure } était : { $rank }.
    .seat = Chez toi, { $figure } était : { $rank }.
event-ended =
    { $clause ->
        [SOK-50] Sans son Soké, une armée est battue : la partie est finie (SOK-50).
       *[other] Aucune figurine n’est tombée depuis trop longtemps. La partie est finie ({ $clause }).
    }
event-won = Victoire pour { $seat } !
    .seat = Victoire pour toi !
after-fallen = figurines perdues : { $fallen } sur { $figures }
counted-attack =
    { $count ->
        [one] { $count } assaut
       *[other] { $count } assauts
    }
counted-battle =
    { $count ->
        [one] { $count } bataille
       *[other] { $count } batailles
    }

## La table dans le terminal

table-home = Ton camp ; personne d’autre ne le voit. Le front est en haut.
table-unplaced = À placer : { $left }
table-legend = a–o à toi  A–O à l’autre  ? inconnue  ★? pas Soké  ! l’autre sait  ### barrière  ◂ premier rang
table-weapons = armes
table-supply = Réserve : { $supply } shurikens, un pour qui gagne les trois paires
table-steps =
    { $steps ->
        [one] Encore { $steps } pas
       *[other] Encore { $steps } pas
    }
table-sneak = Ninja rampant est prêt
table-unseen = Inconnues : { $unseen }
table-quiet = Assauts sans perte avant la fin : { $left }

dojo-title = ⚔ Dans le Dojo
dojo-die = dé à { $sides } faces

stake-equal = Égalité : si aucun shuriken n’achète un nouveau lancer, { $seat } ramène { $figure } en arrière et personne ne tombe.
    .seat = Égalité : si aucun shuriken n’achète un nouveau lancer, tu ramènes { $figure } en arrière et personne ne tombe.
stake-behind = { $seat } a le plus petit résultat : sans nouveau lancer, { $figure } tombe.
    .seat = Tu as le plus petit résultat : sans nouveau lancer, tu perds { $figure }.
odds-battle = { $name } : victoire { $win } %, égalité { $equal } %, défaite { $lose } %
    .name = Toi : victoire { $win } %, égalité { $equal } %, défaite { $lose } %
odds-again = Si { $name } relance : { $name } devant { $win } %, égalité { $equal } %, derrière { $lose } %
    .name = Si tu relances : toi devant { $win } %, égalité { $equal } %, derrière { $lose } %
odds-step = { "  " }{ $figure } { $enemy } : victoire { $win } %, égalité { $equal } %, défaite { $lose } %

turn-arrangement = Tu joues les { $side ->
        [0] rouges
       *[1] noirs
    }. Place tes figurines, une à une ou toutes à la fois, puis dis que tout est prêt. Annuler reprend la dernière.
turn-defence = C’est l’assaut de { $seat } : { $steps ->
        [0] aucune paire gagnée, donc aucun pas
        [one] { $steps } paire gagnée, donc { $steps } pas
       *[other] { $steps } paires gagnées, donc { $steps } pas
    }. { $cards ->
        [1] Tu peux jouer la Nouvelle carte d’armes, ou passer.
        [2] Tu peux jouer le Joker comme Nouvelle carte d’armes, ou passer.
       *[0] Tu peux jouer la Nouvelle carte d’armes ou le Joker, ou passer.
    }
turn-action =
    { $steps ->
        [0] Tu n’as gagné aucune paire, donc rien ne bouge. { $cards ->
            [1] Joue la Nouvelle carte d’armes, ou passe.
            [2] Joue le Joker, ou passe.
           *[0] Joue la Nouvelle carte d’armes ou le Joker, ou passe.
        }
        [one] Les armes te donnent 1 pas. Joue une carte d’action, ou passe.
       *[other] Les armes te donnent { $steps } pas. Joue une carte d’action, ou passe.
    }
turn-salto = Carte de saut : quelle figurine saute par-dessus un ennemi, et sur quelle case derrière lui ?
turn-kidnap = Carte de capture : laquelle de tes figurines fait la capture, et quel ennemi emmène-t-elle du premier rang (◂) ?
turn-movement =
    { $steps ->
        [one] Tu as { $steps } pas. Bouge, ou arrête.
       *[other] Tu as { $steps } pas. Bouge, ou arrête.
    }
turn-throw = Ton dé : lance-le, ou vise l’autre. Si tu vises, ton dé peut sortir du Dojo, et la bataille est perdue.
turn-shuriken = Dépense un shuriken pour relancer ton dé, ou renonce.

warn-sneak = (Aucune de tes figurines ne peut atteindre la barrière et la franchir dans cet assaut : Ninja rampant serait perdu.)
warn-grasp = ({ $figure } est le Soké, et ne peut pas être capturé.)
warn-own-soke = (Ton Soké est face à un ennemi. S’il attaque et perd, la partie est perdue.)
warn-soke-behind = (Si tu renonces, ton Soké tombe et la partie est perdue.)
warn-vain = (Ton dé ne va que jusqu’à { $sides } : relancer ne peut rien changer.)
warn-top = (Ton dé montre son plus grand nombre : relancer ne peut pas aider.)

risk-attack = Attaquer avec ton Soké ? S’il lance moins ({ $percent } %), il tombe et la partie est perdue.
risk-near = Placer ton Soké à côté d’un ennemi ? Il peut y être attaqué, et s’il est battu, la partie est perdue.
risk-behind = Renoncer ? Ton Soké a le plus petit résultat : il tombe et la partie est perdue.
risk-sneak = Jouer Ninja rampant ? Aucune de tes figurines ne peut atteindre la barrière et la franchir dans cet assaut : la carte serait perdue, et elle ne sert qu’une fois dans la partie.

wait-arrangement = Les armées se mettent en place, sans être vues.
wait-defence = { $cards ->
        [2] { $seat } défend, et décide de jouer ou non le Joker comme Nouvelle carte d’armes.
       *[other] { $seat } défend, et décide de jouer ou non la Nouvelle carte d’armes.
    }
wait-action = { $seat } décide de jouer ou non une carte d’action.
wait-salto = { $seat } choisit une figurine qui saute.
wait-kidnap = { $seat } choisit qui capturer.
wait-movement =
    { $steps ->
        [one] { $seat } se déplace : encore { $steps } pas.
       *[other] { $seat } se déplace : encore { $steps } pas.
    }
wait-throw = { $seat } lance un dé, ou vise avec.
wait-shuriken = { $seat } décide de dépenser ou non un shuriken.

formation-wall = mur
formation-corner = coin
formation-wings = ailes
formation-rest = compléter

## Le plateau dans le navigateur

board-label = Le plateau, vu de ton côté
board-front-row = Premier rang
board-curtain = Caché jusqu’à ce que chacun soit prêt
board-secret = l’autre ne le sait pas
board-legend = Bord en pointillés : l’autre ne le sait pas.
board-rank-one-star = une étoile
board-rank-two-stars = deux étoiles
board-rank-soke = Soké
board-rank-unseen = inconnue
board-rank-no-soke = inconnue, mais pas le Soké : elle a fait une capture
board-rank-only = inconnue, mais ce ne peut être que : { $rank }
board-means-one-star = lance un dé à six faces en bataille
board-means-two-stars = lance un dé à huit faces en bataille
board-means-soke = lance un dé à douze faces en bataille ; s’il est battu, son armée a perdu
board-means-unseen = son rang se montrera en bataille
board-odds = victoire { $win } %, égalité { $equal } %, défaite { $lose } %
board-odds-guess = rang inconnu, environ : victoire { $win } %, égalité { $equal } %, défaite { $lose } %
board-muster = { $rank } : inconnues { $unseen }, connues { $seen }, tombées { $fallen }
board-muster-own = { $rank } : connues de toi seul { $secret }, vues par l’ennemi { $shown }, tombées { $fallen }
board-soke-seen = Le Soké de { $name } est découvert !
    .name = Ton Soké est découvert !
    .other = Tu as trouvé le Soké !
board-soke-beaten = Le Soké de { $name } est vaincu !
    .name = Ton Soké est vaincu !
    .other = Tu as vaincu le Soké !
board-pairs = Paires gagnées par { $name } : { $pairs } sur 3
    .name = Tes paires gagnées : { $pairs } sur 3
board-no-shuriken = Trois paires, mais la réserve de shurikens est épuisée
board-no-shuriken-short = Plus de shuriken
board-marked = En dernier : { $what }
board-soke-known = Soké découvert : { $figure } ({ $name })
    .name = Ton Soké est connu : { $figure }
    .other = Soké ennemi : { $figure }
board-whose = { $figure } de { $name }
    .name = ta figurine { $figure }
board-against = { $eyes } contre { $its }
board-last-battle = Dernier combat
board-falls = { $figure } tombe
board-nobody-falls = personne ne tombe
board-same-again = { $name } fait encore { $eyes }.
    .name = Tu fais encore { $eyes }.
board-vain = Ton dé ne va que jusqu’à { $sides } : aucun shuriken n’a donc été dépensé pour toi.
board-fallen = Tombées : { $count }
board-fallen-of = Figurines perdues par { $name }
    .name = Tes figurines perdues
board-fallen-none = aucune pour l’instant
board-fell-beaten = { $figure } { $rank }, battue par { $enemy } : { $eyes } contre { $its }
board-fell-outside = { $figure } { $rank }, contre { $enemy } : le dé est sorti du Dojo
board-fell-kidnapped = { $figure } { $rank }, capturée par { $enemy }
board-shuriken = Shurikens : { $count }
board-supply = Réserve : { $supply }
board-supply-empty = La réserve de shurikens est épuisée
board-cards = Cartes d’action : { $name }
board-used = (utilisée)
named-throw-again = Relancer (1 shuriken)
named-aim-again = Viser (1 shuriken)
board-pair = { $one } : { $stars } ★ contre { $other } : { $against } ★
board-tray = Mise en place
board-how = Fais glisser une figurine sur une case mise en valeur, ou choisis d’abord la figurine, puis la case.
board-placed = Touche-la ou fais-la glisser pour la poser sur une autre case, ou à côté du plateau.
board-left = { $rank }, encore { $count }
board-formations = Ou toutes celles qui restent à la fois :
named-ready = Tout est prêt
named-pass = Passer (aucune carte)
named-stop = Ne plus bouger
board-does-salto = { SOK-24 }
board-does-sneak = { SOK-25 }
board-does-kidnap = { SOK-26 }
board-does-new-weapons = { SOK-23 }
board-does-joker = { SOK-28 }

## La première partie guidée

lesson-goal = Deux armées de quinze, et dans chacune une figurine est le Soké, le maître. Bats le Soké adverse en bataille et tu gagnes ; ne perds pas le tien.
lesson-setup = Place tes figurines une à une sur tes trois rangées, ou prends une formation toute prête, même après en avoir placé quelques-unes. Plus d’étoiles, c’est un plus grand dé en bataille, et l’autre ne voit pas qui les porte.
lesson-weapons = Vous attaquez à tour de rôle. Chaque assaut commence par trois cartes d’armes de chaque côté ; les paires égales reçoivent de nouvelles cartes. Pour chaque paire gagnée, l’attaquant reçoit un pas ; le défenseur ne bouge jamais.
lesson-defence = L’autre camp attaque : c’est simplement son tour. Tu peux répondre par la Nouvelle carte d’armes (ou par le Joker) : tu changes tes trois cartes d’armes, l’attaquant garde les siennes. Chaque carte d’action ne sert qu’une fois par partie : passer est très bien aussi.
lesson-marks = Un cadre pointillé marque ce qui vient de changer ou de se faire. ◂ à côté du plateau marque le premier rang : la rangée ennemie la plus proche de toi, où la Carte de capture prend une figurine.
lesson-action = C’est ton assaut. Avant de bouger, tu peux jouer une carte d’action, ou passer et les garder toutes pour plus tard.
lesson-cards = { card-salto } : sauter par-dessus un ennemi. { card-sneak } : passer sous la barrière. { card-kidnap } : capturer un ennemi du premier rang. { card-new-weapons } : trois autres cartes d’armes. { card-joker } : l’une de celles-ci, ou un shuriken.
lesson-movement = Choisis une de tes figurines, puis une case mise en valeur : un pas en avant, en arrière ou en diagonale, jamais de côté. Tu peux partager tes pas entre plusieurs figurines, et t’arrêter quand tu veux.
lesson-fence = La barrière de barbelés bloque tout pas qui la traverse. Contourne-la par les bouts, dans les colonnes extérieures ou en diagonale le long du dernier poteau, ou joue Ninja rampant pour passer une fois dessous.
lesson-odds = Entrer sur la case d’un ennemi, c’est la bataille, et le nombre affiché est ta chance de la gagner. ≈ est une estimation, car tu ne connais pas encore ce rang.
lesson-battle = Dans le Dojo, les deux figurines montrent leur rang. Une étoile lance un dé à six faces, deux étoiles un dé à huit faces, le Soké un dé à douze faces. Le plus grand nombre gagne, et l’autre figurine quitte la partie ; à égalité, personne ne tombe, et l’attaquant recule.
lesson-shuriken = Un shuriken te permet de relancer ton propre dé. Tu en as trois au départ pour toute la partie : garde-les pour les batailles qui comptent.
lesson-memory = Ce qui a été vu reste connu : un signe au bord plein est connu des deux, un signe en pointillés, l’autre l’ignore. Les signes à côté de chaque nom montrent quelles figurines sont inconnues, connues ou tombées.
lesson-equal = Égalité : personne ne tombe, et la figurine qui attaquait retourne d’où elle venait.
lesson-earned = Un shuriken a été gagné : il permet de relancer en bataille. Il va à qui remporte les trois paires d’armes d’un assaut, en attaque comme en défense, tant qu’il y en a en réserve.
lesson-kidnap = La Carte de capture enlève sans bataille un ennemi du premier rang, marqué ◂. Seul le Soké ne peut pas être pris, mais la tentative te montre où il est.
lesson-recap = C’était une partie entière. En bref : trois paires d’armes donnent des pas à l’attaquant ; là où deux figurines se rencontrent, toutes deux montrent leur rang et lancent le dé, et le plus haut reste. Souviens-toi de ce que tu as vu : qui bat le Soké adverse gagne.
