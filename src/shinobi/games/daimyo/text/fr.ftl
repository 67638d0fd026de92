### Ce que dit daimyo. Titres, clauses et notes suivent l’ordre de la page des règles.
###
### Glossaire : Daimyo = Daimyo ; start pawn = meeple (de premier joueur) ; weapon = arme ; life = vie ; round = manche
### attack card = carte d’attaque ; declare, declaration = annoncer, annonce ; pair = paire ; resolve = résoudre
### face down = face cachée ; reveal, turn up = révéler, retourner ; hit = coup au but ; miss = coup manqué
### denounce, denunciation = dénoncer, dénonciation ; decline = ne pas dénoncer ; plotting = conspiration
### incompetence = incompétence ; fall, the fallen = tomber, les vaincus

name = Shinobi (Grand Daimyo)
heart = Mens sur les armes que tu envoies ; dénonce l’embuscade qu’on t’a tendue.
length = 5–15 minutes avec des bots, 20–40 à plusieurs
summary = À chaque manche, chaque clan envoie trois armes cachées aux trois rivaux à sa droite, et annonce pour chacune une arme. Puis chaque victime retourne deux des trois cartes qui la visent. Une paire blesse. Mais une victime qui lit bien ses attaquants peut les dénoncer et les faire saigner tous les trois. Le dernier Daimyo en vie gagne.

## Les règles

heading-goal = But du jeu
note-goal = Sois le dernier Daimyo en vie. Tu perds des vies par les armes qui arrivent par paires et par les fausses accusations ; tes attaquants en perdent quand tu les démasques.

heading-table = La table
note-table = À l’écran, ta place est en bas, les autres sont autour de la table. Devant chaque joueur se trouvent les trois cartes reçues : le dos montre qui a envoyé la carte, le marqueur ce qu’elle est censée être. Les perles rouges près d’un nom sont des vies ; le meeple marque le premier joueur. Tu attaques les trois joueurs qui suivent à ta droite, dans le sens inverse des aiguilles d’une montre ; les trois précédents t’attaquent.
picture-card = Une carte envoyée à ce joueur. Le dos montre qui l’envoie, le jeton ce qu’elle serait.
picture-lives = Vies. Qui n’en a plus est éliminé.
picture-unseen = Les armes que ce joueur n’a pas encore montrées dans la manche, et les cartes qu’il lui reste.
picture-round = La manche, et le sens du jeu.
picture-received = Ici se posent les cartes que trois joueurs t’envoient.
picture-hand = Ta main. Choisis une carte, puis annonce une arme : la vraie ou une autre.

heading-example = Une manche, par exemple
note-example = Hana, Botan et Chiyo envoient chacun une carte à Ren ; Hana dit « katana », Botan « sai », Chiyo « sai ». Ren retourne les cartes de Hana et de Botan : deux sai, un coup au but. Ne pas dénoncer lui coûterait maintenant une vie. Mais Ren soupçonne une conspiration, la dénonce et retourne aussi la troisième carte : encore un sai ! Hana, Botan et Chiyo perdent une vie chacun, Ren aucune. Si la troisième carte avait été une autre arme, Ren aurait perdu deux vies.

heading-setup = Mise en place
DAI-01 = Le jeu se joue à quatre, cinq ou six joueurs.
DAI-02 = Chaque joueur dirige un clan différent parmi six : Sept Vies, Rhanobi, Octosushi, Sin San Güich, Poisson Volant, Canzaï. Les clans se choisissent quand la table se forme et ne changent rien au jeu ; ceux que personne ne dirige restent de côté.
DAI-03 = Chaque joueur a quatre cartes d’attaque (shuriken, sai, katana, sarbacane), trois marqueurs d’attaque et cinq vies.
DAI-04 = Un joueur détient le meeple de premier joueur. Qui le reçoit est tiré au sort, sauf si quelqu’un a été désigné à la création de la table.
DAI-05 = Tout passe toujours vers la droite (à l’écran, dans le sens inverse des aiguilles d’une montre) : les attaques, les révélations et le meeple. Personne n’agit hors de son tour.

heading-assign = Première phase : assigner les attaques
DAI-10 = À partir du premier joueur, chacun à son tour attaque les trois rivaux à sa droite : chaque rival reçoit exactement une des quatre cartes de l’attaquant, face cachée. La quatrième carte reste dans la main de l’attaquant, à l’abri des regards.
DAI-11 = Avec chaque carte, l’attaquant annonce une arme. L’annonce peut être un mensonge.
DAI-12 = L’annonce est publique : elle est marquée au dos de la carte.
DAI-13 = Si deux cartes reçues par un joueur sont déjà annoncées comme la même arme, personne ne peut la lui annoncer une troisième fois.
DAI-14 = Les trois annonces d’un même attaquant doivent être toutes différentes. C’est une règle des éditions espagnole et française, et une option dans les autres.
DAI-15 = Personne ne peut regarder une carte face cachée qu’il a reçue. L’attaquant connaît les cartes qu’il a envoyées et celle qu’il a gardée.
DAI-16 = Les trois cartes se donnent une à une, en commençant par le rival le plus proche.

heading-resolve = Deuxième phase : résoudre et dénoncer
DAI-20 = À partir du premier joueur et vers la droite, chacun choisit deux des trois cartes qu’il a reçues et révèle les deux ensemble.
DAI-21 = Avant de choisir, le joueur peut questionner ses attaquants, qui peuvent répondre n’importe quoi. Les cartes révélées restent visibles, et chacun peut les examiner.
DAI-22 = Deux armes identiques : l’attaque réussit. La victime perd une vie, à moins de dénoncer une conspiration.
DAI-23 = Deux armes différentes : l’attaque échoue, et la victime ne perd rien.
DAI-24 = Après un coup manqué, la victime peut dénoncer l’incompétence et révéler la troisième carte. Si les trois armes sont différentes, chacun des trois attaquants perd une vie. Sinon, c’est la victime qui en perd une.
DAI-25 = Après un coup au but et avant de payer, la victime peut dénoncer une conspiration et révéler la troisième carte. Si les trois armes sont identiques, la victime ne perd rien et chacun des trois attaquants perd une vie. Sinon, la victime en perd deux : une pour le coup au but, une pour la fausse accusation.
DAI-26 = L’incompétence ne se dénonce qu’après un coup manqué, la conspiration qu’après un coup au but.
DAI-27 = Les vies perdues vont au centre de la table. Personne ne descend sous zéro : un attaquant qui n’a plus de vie ne perd rien quand on le dénonce.
DAI-28 = Une troisième carte qui n’a pas été révélée reste cachée quand elle revient à son propriétaire, tout comme la carte gardée en main, même à la fin de la partie. L’enregistrement publié d’une partie finie, lui, les montre.
DAI-29 = La dénonciation s’annonce d’abord, puis la troisième carte est retournée. La victime décide avant toute autre chose, et c’est définitif. Toutes les pertes qu’elle cause tombent au même instant.

heading-round = Manche suivante
DAI-30 = Quand tous ont résolu leurs attaques, chacun reprend ses quatre cartes et le meeple de premier joueur passe d’une place vers la droite, même à un joueur qui n’a plus de vie.

heading-fallen = Les vaincus
DAI-40 = Un Daimyo qui n’a plus de vie ne peut plus gagner, mais il continue d’attaquer, d’être attaqué, de révéler et de dénoncer. Il n’a plus rien à perdre ; les attaquants qu’il dénonce, si.

heading-end = La fin
DAI-50 = Dès qu’un seul Daimyo a encore une vie, ce joueur est le Grand Daimyo et la partie est finie, au milieu d’une manche s’il le faut.
DAI-51 = Si une même dénonciation prend la dernière vie de tous ceux qui étaient encore en jeu, ceux qu’elle a fait tomber partagent la victoire.
DAI-52 = La partie finit après la manche 60, sauf si un autre nombre a été convenu. Qui a alors le plus de vies gagne ; à égalité, la victoire est partagée.

heading-knowledge = Ce que chaque joueur peut savoir
note-knowledge = Tes propres cartes, envoyées et gardées, dans cette manche et les précédentes ; toutes les annonces ; toutes les cartes révélées, dans cette manche et les précédentes ; toutes les vies ; qui détient le meeple. Jamais les cartes cachées d’un autre joueur, ni une troisième carte revenue sans être vue. Aucune carte ne peut être suivie d’une manche à l’autre, et aucune ne peut être montrée pour prouver ce que quelqu’un dit.

heading-talk = Discussion
note-talk = Tout le jeu est dans la parole : affirmations, questions, gestes, un clin d’œil. Rien de tout cela n’engage personne.

## Ce dont une table peut convenir

option-distinct_declarations = les trois annonces d’un attaquant doivent différer (DAI-14)
option-max_rounds = nombre maximal de manches (DAI-52)
option-start = qui détient d’abord le meeple (DAI-04)
option-clans = le clan de chaque place (DAI-02)

edition-en = Anglaise – annonces libres
edition-es = Espagnole – annonces différentes
edition-fr = Française – annonces différentes
edition-de = Allemande – annonces libres

## Les choses

weapon-shuriken = shuriken
weapon-sai = sai
weapon-katana = katana
weapon-blowgun = sarbacane

clan-seven-lives = Sept Vies
clan-rhanobi = Rhanobi
clan-octosushi = Octosushi
clan-sin-san-guich = Sin San Güich
clan-flying-fish = Poisson Volant
clan-canzai = Canzaï

charge-incompetence = incompétence
charge-plotting = conspiration

## Les coups

verb-attack = attaquer
verb-reveal = révéler
verb-denounce = dénoncer
verb-decline = ne pas dénoncer

ask-attack-card = Quelle carte envoies-tu ?
ask-attack-declared = Quelle arme dis-tu que c’est ?
ask-reveal-leave = De qui retournes-tu les cartes ?
named-send = Envoyer { $weapon }
named-say = « { $weapon } »
named-turn-up = { $first } et { $second }
whole-attack = { $card }, { $declared }
whole-reveal = retourner les cartes de { $leave }
whole-denounce =
    { $charge ->
        [conspiration] dénoncer une conspiration
       *[other] dénoncer l’incompétence
    }
ask-denounce-charge = Que dénonces-tu ?

turn-assign = Attaque { $target } (carte { $nth } sur 3) : choisis une carte, puis dis ce que c’est. Tu peux mentir.
turn-reveal = Trois cartes sont devant toi. Retournes-en deux : une paire, et le coup porte.
turn-reveal-fallen = Retourne deux de tes trois cartes. Une paire ne peut plus te blesser ; si ensuite tu dénonces à raison, chaque attaquant perd une vie.
turn-hit = Une paire : { $weapon }. Tu perds une vie. Ou dénonce une conspiration : si les trois sont égales, chaque attaquant perd une vie et toi aucune ; sinon, tu en perds deux.
turn-hit-two = Une paire : { $weapon }. Tu perds une de tes deux vies. Ou dénonce une conspiration : si les trois sont égales, chaque attaquant perd une vie et toi aucune ; sinon, tu perds les deux et ne peux plus gagner.
turn-hit-last = Une paire : { $weapon }. Tu perds ta dernière vie, sauf si tu dénonces une conspiration et que les trois sont égales : alors chaque attaquant perd une vie et toi aucune.
turn-hit-fallen = Une paire : { $weapon }, mais tu n’as rien à perdre. Dénonce une conspiration : si les trois sont égales, chaque attaquant perd une vie.
turn-miss = Pas de paire, pas de mal. Tu peux dénoncer l’incompétence : si les trois sont différentes, chaque attaquant perd une vie ; sinon, tu en perds une.
turn-miss-last = Pas de paire, pas de mal. Tu peux dénoncer l’incompétence : si les trois sont différentes, chaque attaquant perd une vie ; sinon, tu perds ta dernière et ne peux plus gagner.
turn-miss-fallen = Pas de paire, et tu n’as rien à perdre. Dénonce l’incompétence : si les trois sont différentes, chaque attaquant perd une vie.
warn-shared-end = Si les dernières vies tombent à la fois, ceux qui les perdent gagnent ensemble (DAI-51).
risk-hit = Si tu te trompes, tu perds tes deux vies et ne peux plus gagner. Si tu ne dénonces pas, tu en perds une.
risk-miss = Si tu te trompes, tu perds ta dernière vie et ne peux plus gagner. Si tu ne dénonces pas, tu ne perds rien.

wait-assign = { $seat } choisit une carte pour { $target } (carte { $nth } sur 3).
    .target = { $seat } choisit une carte pour toi (carte { $nth } sur 3).
wait-reveal = { $seat } choisit les deux cartes à retourner.
wait-denounce = { $seat } décide de dénoncer ou non.

## Paroles

claim-sent = J’ai envoyé ceci à { $target } : { $card }.
    .target = Je t’ai envoyé ceci : { $card }.
claim-kept = J’ai gardé ma carte { $card }.
claim-not-sent = Je jure que je n’ai pas envoyé ceci à { $target } : { $card }.
    .target = Je jure que je ne t’ai pas envoyé ceci : { $card }.
question-sent = { $asked }, que m’as-tu envoyé ?
question-kept = { $asked }, quelle carte as-tu gardée ?

## Ce qui arrive

event-pawn-drawn = Tirage au sort : { $holder } reçoit le meeple de premier joueur.
    .holder = Tirage au sort : tu reçois le meeple de premier joueur.
event-round = La manche { $number } commence. Le meeple est chez { $start }.
    .start = La manche { $number } commence. Tu as le meeple.
event-attacked = { $attacker } attaque { $target } : « { $declared } ».
    .attacker = Tu attaques { $target } : « { $declared } ».
    .target = { $attacker } t’attaque : « { $declared } ».
event-sent = En secret, { $attacker } envoie à { $target } : { $card }.
    .attacker = En secret, tu envoies à { $target } : { $card }.
    .target = En secret, { $attacker } t’envoie : { $card }.
event-revealed = { $victim } retourne la carte envoyée par { $attacker } : { $card }.
    .victim = Tu retournes la carte envoyée par { $attacker } : { $card }.
    .attacker = { $victim } retourne ta carte : { $card }.
event-hit = Touché ! Une paire pour { $victim } : { $weapon }.
    .victim = Touché ! Une paire pour toi : { $weapon }.
event-missed = Manqué : { $victim } retourne deux armes différentes.
    .victim = Manqué : tu retournes deux armes différentes.
event-denounced =
    { $charge ->
        [conspiration] { $victim } : « Je dénonce une conspiration ! »
       *[other] { $victim } : « Je dénonce l’incompétence ! »
    }
    .victim =
        { $charge ->
            [conspiration] Toi : « Je dénonce une conspiration ! »
           *[other] Toi : « Je dénonce l’incompétence ! »
        }
event-declined = { $victim } ne dénonce pas.
    .victim = Tu ne dénonces pas.
event-proved = C’est prouvé : { $charge } ! { $victim } avait raison.
    .victim = C’est prouvé : { $charge } ! Tu avais raison.
event-disproved = Fausse accusation : pas de { $charge }. { $victim } avait tort.
    .victim = Fausse accusation : pas de { $charge }. Tu avais tort.
event-lost =
    { $lives ->
        [one] { $seat } perd { $lives } vie ; il lui en reste { $left }.
       *[other] { $seat } perd { $lives } vies, une pour la paire et une pour la fausse accusation ; il lui en reste { $left }.
    }
    .seat =
        { $lives ->
            [one] Tu perds { $lives } vie ; il t’en reste { $left }.
           *[other] Tu perds { $lives } vies, une pour la paire et une pour la fausse accusation ; il t’en reste { $left }.
        }
event-fell = { $seat } tombe.
    .seat = Tu tombes.
event-ended =
    { $clause ->
        [DAI-50] Il ne reste qu’un Daimyo, et c’est le Grand Daimyo (DAI-50).
        [DAI-51] Les dernières vies sont tombées ensemble. La partie est finie (DAI-51).
       *[other] La dernière manche est finie, et la partie avec elle ({ $clause }).
    }
event-won = Victoire pour { $seat } !
    .seat = Victoire pour toi !
after-lies = mensonges : { $lies } sur { $cards } cartes retournées
reviewed = Mensonges : dits, crus, percés à jour
reviewed-how = Tous les mensonges comptent ici, même sur des cartes jamais retournées. Cru : il portait sur la troisième carte d’une victime, qui a décidé comme si c’était vrai. Percé à jour : comme si c’était faux.
reviewed-lies =
    { $seat } : { $lies ->
        [one] un mensonge
       *[other] { $lies } mensonges
    }, crus { $believed }, percés à jour { $caught }
counted-round =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
counted-denounced =
    { $count ->
        [one] { $count } accusation
       *[other] { $count } accusations
    }

## La table dans le terminal

table-round = Manche { $number }, { $most } au plus
table-daimyo = Daimyo
table-lives = Vies
table-received = Cartes reçues, et ce qu’on en a dit
table-your-cards = Ta main{ "\u00A0" }
table-fallen = sans vie
table-can-hold = Armes pas encore retournées dans cette manche, et mensonges jusqu’ici :
table-lies = menti : { $lies } sur { $cards }
table-legend = ★ meeple  ▶ à qui le tour  “…” annoncée  […] retournée  ‹…› connue de toi  ▒ cachée

## Le plateau dans le navigateur

board-lives =
    { $lives ->
        [one] { $lives } vie
       *[other] { $lives } vies
    }
board-pawn = meeple de premier joueur
board-round = Manche { $round }. On joue dans le sens inverse des aiguilles d’une montre.
board-weapon = { $weapon }. Aucune arme n’est plus forte qu’une autre : deux pareilles touchent, deux différentes manquent.
fallen-title = Tu es tombé
fallen-how = Tu n’as plus de vie et ne peux plus gagner. Mais tu continues à jouer : tu envoies encore des cartes, tu en retournes et tu dénonces, et cela décide qui gagne. Dénoncer ne te coûte plus rien, même si tu te trompes.
board-in-hand =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
board-unseen = Pas encore retournées dans cette manche : { $weapons }
board-not-seen = pas retournées
board-lies = Mensonges parmi les cartes de ce joueur retournées jusqu’ici : { $lies } sur { $cards }
board-place = { $attacker } n’a pas encore envoyé de carte
board-spent = Déjà envoyée : { $weapon }
board-card-down = Carte envoyée par { $attacker }, face cachée, annoncée : { $declared }. Ce peut être : { $weapons }
board-card-secret = Carte envoyée par { $attacker }, face cachée, annoncée : { $declared }. Toi seul sais ce que c’est : { $weapon }
board-card-up = Carte envoyée par { $attacker } : { $weapon }. Elle était annoncée : { $declared }
board-secret = Connu de toi seul
board-asked = Demandé
board-hit = Touché !
board-missed = Manqué
board-declined = Pas de dénonciation
board-denounced = Accusation : { $charge }
board-proved = Prouvé : { $charge }
board-disproved = Faux : pas de { $charge }

## La première partie guidée

lesson-start = Chacun a cinq vies, et le dernier Daimyo en vie gagne. { $players ->
        [4] À chaque manche, tu envoies une carte à chacun de tes trois rivaux, et chacun d’eux t’en envoie une.
       *[other] À chaque manche, tu attaques les trois rivaux à ta droite, et les trois à ta gauche t’attaquent.
    }
lesson-send = La carte glisse, face cachée, vers le rival au bord rouge en pointillés. Une arme grisée a déjà été annoncée pour deux cartes devant ce rival : personne ne peut l’annoncer une troisième fois.
lesson-lie = Personne ne peut vérifier ce que tu dis avant que la carte soit retournée : tu peux donc mentir. Ce que toi seul sais porte un œil.
lesson-attacked = Le dos d’une carte montre l’emblème de son expéditeur, et le marqueur, l’arme annoncée. Même la victime n’a pas le droit de regarder.
lesson-kept = Deux armes identiques blessent la victime, et tu n’envoies qu’une des trois cartes qu’elle reçoit : devine ce que les autres envoient. Ta quatrième carte reste dans ta main, et personne ne peut être sûr de ce que tu as envoyé.
lesson-turning = Maintenant, chacun à son tour retourne deux des trois cartes reçues. Deux armes identiques, c’est touché, et cela coûte une vie ; deux différentes, c’est manqué, et cela ne coûte rien. Ensuite, on peut dénoncer : un pari sur la troisième carte.
lesson-talk = Avant de choisir, tu peux demander ce qu’est une carte : appuie sur le nom suivi d’un point d’interrogation en dessous. La réponse vient après un instant et peut être vraie ou non. Si on te pose la question, tu peux aussi dire ce que tu veux.
lesson-unseen = Les petites armes près d’un joueur n’ont pas été retournées dans cette manche ; celles qui sont pâles et barrées sont déjà visibles. Chacun n’en a qu’une de chaque : toute carte retournée t’apprend donc quelque chose.
lesson-lies = La croix rouge près d’un joueur compte les mensonges : « 1/2 » veut dire que deux de ses cartes ont été retournées jusqu’ici et que l’une n’était pas ce qu’il avait annoncé.
lesson-third = Regarde sous la carte encore cachée : elle peut être n’importe laquelle de ces armes qui n’est pas barrée. Son expéditeur a-t-il dit vrai ? À toi de le deviner.
lesson-denounced = Dénoncer, c’est parier sur la troisième carte : après une paire, qu’elle est encore la même (conspiration) ; sinon, qu’elle est différente des deux autres (incompétence). Si c’est juste, chaque attaquant perd une vie. Sinon, l’accusateur en perd une, ou deux après une paire.
lesson-declined = L’un après l’autre, dans le sens inverse des aiguilles d’une montre, les joueurs retournent deux cartes. Quand tous l’ont fait, chacun reprend ses quatre cartes, les cachées sans les montrer, et le meeple de premier joueur avance d’une place.
lesson-lost = Chaque perle rouge près d’un nom est une vie, une perle vide une vie perdue. Regarde qui en a peu : une dénonciation juste prend une vie à chacun des trois attaquants.
lesson-fell = Un Daimyo sans vie ne peut plus gagner, mais il continue d’attaquer et de dénoncer. Attention : il n’a plus rien à perdre, et une fausse dénonciation ne lui coûte rien.
lesson-recap = C’était une partie entière. En bref : les cartes partent face cachée avec une annonce qui peut être fausse ; deux armes égales touchent ; et qui est sûr de la troisième carte dénonce. S’il a raison, chaque attaquant perd une vie et lui aucune ; sinon, il en perd une, ou deux après une paire. Le dernier en vie gagne.

## Studies

study-lies-told = Déclarations mensongères
study-lies-believed = Mensonges crus : la carte n’a pas été retournée
study-lies-caught = Mensonges découverts : la carte a été retournée
study-accusations-right = Dénonciations justes
