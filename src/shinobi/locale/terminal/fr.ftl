### Ce que seul le terminal dit.

## Le terminal

hello = { $game }, { $players } joueurs. Tu es { $you }. Édition : { $edition }.
hello-people = { $game }, { $players } joueurs : { $people } à ce terminal. Édition : { $edition }.
hello-help = Tape un numéro, ou ton coup en toutes lettres. « ? » affiche l’aide, « rules » les règles, « quit » quitte la partie.
asks = { $name }, à toi de jouer.
choice = Ton choix{ "\u00A0" }
shortcuts = Ou plusieurs coups à la fois : { $names }.
not-understood = Je ne comprends pas « { $said } ». { $right }
right-choices = Choisis parmi : { $choices }.
undone = Coup annulé : { $move }.
hand-over = Passe le terminal à { $name }
hand-over-go = { $name }, appuie sur Entrée quand personne d’autre ne peut voir l’écran.
since-then = Ce qui s’est passé depuis ton dernier coup
result-clause = Fin selon { $clause } : { $sentence }
says = { $name } : { $words }
say-forms = Tu peux dire : { $forms } ; un geste : { $gestures } ; ou tes propres mots, là où le jeu le permet.
saved = L’enregistrement de la partie est dans { $file }.
interrupted = La partie n’est pas finie. Pour la reprendre : { $command }
interrupted-lost = La partie s’arrête ici, inachevée. Lance-la avec --record FICHIER pour pouvoir la reprendre plus tard.
resumed = La partie enregistrée dans { $file } reprend après le coup { $step }.

help-title = À tout moment
help-number = un numéro — ce choix
help-words = des mots — un coup entier ou sa partie suivante, par exemple : { $example }
help-say = say — parler à la table : tes propres mots, une affirmation, une question qui finit par « ? », un geste ; « say » seul les énumère
help-undo = undo — annuler ton dernier coup, tant qu’il n’a rien révélé
help-table = table — montrer la table encore une fois
help-log = log — tout ce qui t’a été dit jusqu’ici
help-rules = rules — toutes les règles ; « rules { $clause } » — une seule clause
help-quit = quit — quitter la partie

## Règles, jeux, simulation, vérification

rules-title = Les règles de { $game }
no-clause = Il n’y a pas de clause « { $clause } » dans { $game }. Ses clauses vont de { $first } à { $last }.
games-players = { $fewest }–{ $most } joueurs
games-players-exactly = { $count } joueurs
games-editions = Éditions{ "\u00A0" }
games-options = Options{ "\u00A0" }
games-default = par défaut
compiling = { $game } : traduction des règles en code machine (la première fois seulement)…
simulating = Parties jouées, { $game }
simulated = { $games } parties, { $game }, { $players } joueurs, jeu au hasard, graine { $seed }. Édition : { $edition }.
tournament-played = { $games } parties, { $game }, { $players } joueurs, places tournantes, graine { $seed }. Édition : { $edition }.
tournament-interrupted = Interrompu. Résultats jusqu’ici :
tournament-simulations = { $name } a imaginé { $simulations } parties par coup.
tournament-time = { $seconds } s.
column-bot = Bot
column-seats = Places
column-times-fair = Fois sa juste part
column-rating = Cote
column-seat = Place
column-share = Part des victoires
column-interval = Intervalle à 95 %
column-ending = Fin selon
column-games = Parties
column-part = Part
lengths-line = Coups par partie : { $mean } en moyenne, de { $least } à { $most }, la moitié entre { $low } et { $high }.
speed-line = { $steps } coups en { $seconds } s : { $speed } coups par seconde sur { $workers } cœurs.
records-line = Enregistrements : { $file }, { $size }.
verifying = Vérification : { $file }
verified =
    { $count ->
        [one] L’enregistrement dans { $file } est correct : chaque coup, chaque événement et le résultat.
       *[other] Les { $count } enregistrements dans { $file } sont corrects : chaque coup, chaque événement et chaque résultat.
    }
wrong-records = Enregistrements faux : { $wrong } sur { $count }.
verified-unfinished = L’enregistrement de la ligne { $line } s’arrête après l’étape { $step } : la partie n’était pas finie.
unfinished-records = Enregistrements qui s’arrêtent avant la fin de la partie : { $unfinished } sur { $count }.
deck-right = { $file } est un paquet de cartes pour { $game }, « { $name } » : { $cards }. Aucune erreur.

## Ce qui peut mal tourner

wrong-game = Le jeu « { $game } » n’existe pas. Les jeux sont { $known }.
wrong-language = Il n’y a pas de textes en « { $language } ». Les langues sont { $known }.
wrong-bot = Le bot « { $bot } » n’existe pas. Les bots sont { $known }.
wrong-edition = L’édition « { $edition } » n’existe pas pour { $game }. Les éditions sont { $known }.
wrong-players = { $game }, édition « { $edition } », se joue de { $fewest } à { $most } joueurs, pas à { $count }.
wrong-option = { $game } n’a pas d’option « { $option } ». Ses options sont { $known }.
no-such-table = Une telle table est impossible. { $sentence } ({ $clause })
option-form = Une option s’écrit nom=valeur, pas « { $said } ».
resume-alone = Avec --resume, la table est celle du fichier : n’indique rien d’autre à son sujet.
too-many-people = La table a { $seats } places, mais { $people } personnes ont été nommées.
same-names = Il faut un nom différent pour chaque personne.
wrong-name = Un nom est une ligne de texte, et « { $sign } » à la fin est réservé aux bots.
unreadable = Impossible de lire { $file } : { $problem }.
other-game = La partie dans { $file } est une partie de { $other }, pas de { $game }.
kept-in-folder = Impossible d’enregistrer la partie dans { $file } : c’est un dossier. Indique un fichier.
not-kept = Impossible d’enregistrer la partie dans { $file } : { $problem }.
empty-record = Aucun enregistrement dans { $file } : le fichier est vide.
undo-nothing = Tu n’as aucun coup à annuler, ou quelque chose s’est passé depuis.
undo-over = La partie est finie, et ce qui était caché peut être connu.
undo-revealed = Ce coup a révélé quelque chose : il reste joué.
undo-final = Selon les règles, cette décision est définitive.
said-nothing = Tu n’as rien dit.
said-too-long = Dis-le en { $most } caractères au plus.
said-unreadable = Dis-le en une seule ligne, sans caractères de contrôle.
wink-at-whom = Un clin d’œil s’adresse à un autre joueur : dis auquel.
no-chat-here = Dans ce jeu, pas de discussion libre pendant la partie : utilise des gestes ({ $clause }).

## Valeurs impossibles : fins de phrases comme « L’option start … »

nothing = rien
must-be-one-of = doit être l’un de ces mots : { $names }
must-be-seat = doit être une place, de 0 à { $last }
must-be-listed = doit être un numéro de la liste « { $part } » de l’option { $option }, de 0 à { $last }
must-be-whole = doit être un nombre entier de { $lowest } à { $highest }
must-be-flag = doit être true ou false
must-be-list = doit être une liste
must-be-list-of = doit être une liste de { $length }
must-be-list-each = doit être une liste de { $length }, une valeur par joueur
must-be-clause = doit être une clause comme { $clause }
must-be-at-least = doit être au moins { $lowest }
must-be-a-whole = doit être un nombre entier
must-be-a-number = doit être un nombre
must-be-text = doit être un texte
wrong-value = L’option { $option } { $must }, pas { $value }.
wrong-sheet = L’option { $option } est incorrecte : { $problem }
options-too-deep = Les options contiennent des listes dans des listes, sur plus de { $most } niveaux.
at-least-one = { $option } doit être au moins 1, pas { $number }.
wrong-seed = Une graine (seed) est un nombre entier de 0 à { $most }, pas { $seed }.
wrong-line = { $file }, ligne { $line } : { $problem }

## Coups et discussion

move-form = Un coup est un verbe avec ses données, comme { $example }.
move-takes = Le verbe « { $verb } » prend : { $takes }. Il a reçu : { $given }.
written-move-form = Dans un enregistrement, un coup est une liste comme { $example }.
written-move-takes = Le verbe « { $verb } » prend : { $takes }. L’enregistrement donne { $count } valeurs.
wrong-verb = Le verbe « { $verb } » n’existe pas dans ce jeu. Les verbes sont { $known }.
wrong-argument = Dans « { $verb } », { $argument } { $must }, pas { $value }.
no-such-seat = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $last }.
only-wink = Seul un clin d’œil s’adresse à un joueur ; tout le reste est pour tous.
no-such-claim = L’affirmation « { $said } » n’existe pas dans ce jeu. Il y a : { $known }.
no-such-question = La question « { $said } » n’existe pas dans ce jeu. Il y a : { $known }.
phrase-needs = « { $phrase } » demande : { $needs }.
phrase-value = « { $part } » { $must }.
no-such-gesture = Le geste « { $said } » n’existe pas. Les gestes sont : { $known }.

## Enregistrements incorrects

record-unreadable = Ce n’est pas l’enregistrement d’une partie : { $problem }.
record-format = Cet enregistrement est au format { $format } ; ce programme lit les formats { $readable }.
record-twice = L’enregistrement dit « { $name } » deux fois au même endroit : on peut donc le lire de deux façons.
record-format-older = Cet enregistrement est au format { $format }, mais contient ce que ce format n’a pas : { $name }.
record-no-table = Une telle table est impossible : { $problem }
record-lacks-option = Un enregistrement doit nommer toutes les options de son jeu. Il manque ici { $missing }.
record-seats = L’enregistrement nomme { $named } places pour { $players } joueurs.
record-keys = L’enregistrement ne peut pas être rejoué : { $problem }.
record-after-end = L’étape { $step } vient après la fin : la partie était finie après l’étape { $last }.
record-breaks-rule = L’étape { $step } enfreint une règle : { $problem }
record-no-move = L’étape { $step } n’est pas un coup : { $problem }
record-tells-wrong =
    { $step ->
        [0] La donne indique { $told }, mais d’après les règles et les clés, c’est { $true }.
       *[other] L’étape { $step } indique { $told }, mais d’après les règles et les clés, c’est { $true }.
    }
record-leaves-out =
    { $step ->
        [0] Il manque dans la donne : { $true }.
       *[other] Il manque à l’étape { $step } : { $true }.
    }
record-adds =
    { $step ->
        [0] La donne indique { $told }, qui ne s’est pas produit.
       *[other] L’étape { $step } indique { $told }, qui ne s’est pas produit.
    }
record-early-result = L’enregistrement donne un résultat, mais après l’étape { $step } la partie n’est pas finie.
record-no-result = La partie est finie, mais l’enregistrement ne donne pas de résultat.
record-wrong-result = Le résultat indiqué est { $stated }, mais c’est { $true }.
record-no-phrase = Ce qui a été dit ne peut pas être, à la place { $nth } des phrases : { $problem }

keys-form = ses « keys » n’ont aucune des formes décrites dans docs/record.md (16 chiffres hexadécimaux d’une graine, 64 chiffres hexadécimaux d’un secret, ou les tours d’une table en ligne)
keys-shape = ses « keys » ne sont pas comme il faut : { $problem }
keys-promise = son secret n’est pas celui qui était promis ; son SHA-256 est { $promise }
keys-contributions = ses clés ont { $given } contributions pour { $players } joueurs
keys-seal = son sceau ne correspond pas à ce qui était convenu ; le bon est { $seal }
keys-no-round = ses clés n’ont aucun tour, donc rien n’était convenu
keys-seats = ses clés ne sont pas partout pour { $players } places
keys-digits = son secret, ses engagements, ses contributions et son sceau doivent avoir 64 chiffres hexadécimaux chacun
keys-table = sa table doit avoir un identifiant de 10 lettres minuscules et chiffres
keys-level = ses « sitters » nomment un bot qui ne peut pas exister
keys-bot-bound = au tour { $round } de ses clés, la place { $seat } a un engagement, mais un bot y est assis
keys-again = au tour { $round } de ses clés, la place { $seat } participe à nouveau sans avoir montré sa contribution auparavant
keys-unbound = au tour { $round } de ses clés, la place { $seat } a une contribution sans engagement
keys-other = au tour { $round } de ses clés, la contribution de la place { $seat } n’est pas celle de son engagement
keys-called-off = le tour { $round } de ses clés a été annulé alors que toutes les places avaient montré leur contribution
keys-dealt-anyway = les cartes ont été distribuées alors que la place { $seat } n’avait pas montré sa contribution

bots-person-played = À l’étape { $step }, une personne a joué à la place { $seat }, mais d’après le sceau un bot y est assis ({ $level }).
bots-other-played = À l’étape { $step }, { $chose } a joué à la place { $seat }, mais d’après le sceau { $level } y est assis.
bots-other-stood-in = À l’étape { $step }, { $chose } a remplacé la personne de la place { $seat }, mais d’après le sceau c’est à { $level } de le faire.
bots-unknown = Le sceau nomme un bot appelé « { $level } », que ce programme ne connaît pas.
bots-no-resort = À l’étape { $step }, { $chose } a joué à la place { $seat }, mais ne remplace pas un bot en panne.
bots-searched-wrong = un { $level } ne cherche pas ainsi : { $searched }.
bots-heard-wrong = À l’étape { $step }, un bot ne peut pas avoir entendu autant de phrases : { $heard }.
bots-cannot-choose = À l’étape { $step }, aucun bot ne peut choisir : { $problem }
bots-wrong-choice = À l’étape { $step }, le bot de la place { $seat } ({ $level }) n’a pas choisi d’après les clés, qui donnent { $move }.

promise-broken = Une promesse n’a pas été tenue : { $promised } n’est ni le sceau de la donne, ni l’empreinte de son secret.
name-on-seat = place { $seat } : { $name }
deal-seal = Sceau de la donne : { $seal }
deal-protected = La donne est protégée par ces contributions :
deal-unprotected = Cette donne n’était pas protégée : aucun joueur n’a ajouté sa contribution, le serveur a donc pu la choisir seul.
deal-again = On a redistribué parce que ces joueurs n’ont pas montré leur contribution à temps :
deal-silent = Sans contribution :
deal-not-compared = Non comparé à un sceau que tu as vu avant la donne (--promised). Cela seul montre que personne n’a choisi la donne après coup.
deal-not-bound = L’empreinte du secret du serveur ne fixe pas la donne : son hôte pouvait encore la choisir par d’autres contributions. Seul le sceau la fixe.
deal-bots = Coups de bots vérifiés avec les clés : { $count }
deal-bots-other = Coups de bots impossibles à vérifier ici, parce qu’une version plus ancienne ou plus récente a joué : { $count }
deal-bots-failed = Coups joués au hasard parce que, selon le serveur, le bot était en panne : { $count }

## Fichiers, bots et serveurs

not-written = Impossible d’écrire { $file } : { $problem }.
site-written = Le site est dans { $folder }. Son README explique comment le mettre en ligne.
modules-written = Le paquet est dans { $folder }. Son README contient un exemple.
site-not-built = Les pages ne sont pas encore construites. Lance une fois « ./shinobi serve », puis réessaie.
site-not-empty = { $folder } contient d’autres fichiers. Choisis un dossier vide.
which-deck-game = Indique avec --game pour quel jeu est le paquet : { $games }.
needs-matplotlib = Pour --plot, il faut installer matplotlib : { $command }
wrong-simulations = Après « { $bot }: » vient un nombre de simulations, pas « { $said } ».
wrong-own-bot = Le bot « { $bot } » n’existe pas : { $problem }.
tournament-too-short = Le tournoi a été interrompu avant la fin d’une partie.
oracle-alone = L’oracle ne joue que si tous les autres sont des bots fournis avec Shinobi.
serving = Shinobi tourne à l’adresse { $address } – ouvre-la dans un navigateur. Ctrl-C l’arrête.
serving-data = Les tables, les enregistrements et les identités sont dans { $file }
serving-read = { $number } tables chargées sur { $count }.
no-token = Il n’y a pas de jeton dans { $file }. Écris-y un long mot au hasard.
port-taken = Shinobi ne peut pas utiliser { $address } : { $problem }. Essaie un autre --port.
table-not-kept = Cette table a changé ce qui était convenu avant la donne ; plus rien ne lui est donc montré. Ne te fie pas à cette partie.
data-in-use = Un autre serveur (processus { $holder }) utilise déjà les données de { $file }. Arrête-le d’abord, ou choisis un autre fichier avec --data.
data-not-kept = Impossible de garder des données dans { $file } : { $problem }.
data-newer = Les données de { $file } viennent d’une version plus récente de ce programme (format { $form }).
data-older = Les données de { $file } datent d’avant la première version publiée, et celle-ci ne sait pas les lire. Déplace le fichier pour repartir de zéro.
database-not-reached = La base de données est injoignable ou inutilisable : { $problem }.
database-newer = La base de données vient d’une version plus récente de ce programme (format { $form }).
database-extra = Pour --database et --nats, il faut d’autres paquets : pip install "shinobi-games[many]"
nats-not-reached = NATS est injoignable : { $problem }.
nats-alone = --nats relie des serveurs qui partagent une base de données : indique aussi --database.
half-moved = Des données étaient en cours de transfert vers ici, et toutes ne sont pas arrivées. Relance le même « shinobi move-data » : il reprend où il s’était arrêté.
target-not-empty = Il y a déjà des données à destination. Choisis-en une vide.
moved-otherwise = Ce qui est arrivé n’est pas ce qui a été envoyé ({ $kind }). Recommence avec une destination vide.
servers-running = Des serveurs utilisent la base de données. Arrête-les d’abord.
data-moved = Tout a été transféré et comparé : { $people } personnes, { $tables } tables, { $entries } entrées dans leurs journaux.
no-data = Il n’y a pas de données dans { $file }. Indique le fichier du serveur avec --data.
no-backup = { $file } n’est pas une sauvegarde de ce programme : { $problem }.
damaged-backup = { $file } est endommagé : { $problem }.
not-restored = Impossible de restaurer la sauvegarde : { $problem }.
restored = La sauvegarde est maintenant dans { $file }.
restored-aside = Ce qui s’y trouvait avant est maintenant dans { $file }.
backed-up = Toutes les données ont été copiées dans { $file } ({ $size }). Garde ce fichier secret : il contient les clés.
copying = Copie
dumped =
    { $count ->
        [one] Un enregistrement a été écrit dans { $file }.
       *[other] { $count } enregistrements ont été écrits dans { $file }.
    }
no-such-table-here = La table « { $said } » n’existe pas. Pour voir la liste : shinobi admin tables
no-such-person-here = La personne « { $said } » n’existe pas. Pour voir la liste : shinobi admin people
order-waits = Le serveur a reçu l’ordre, mais ne l’a pas encore exécuté. Regarde son journal.
table-removed = La table { $table } a été supprimée.
person-removed = La personne { $person } a été supprimée. Les enregistrements de parties finies gardent son nom jusqu’à la suppression de leurs tables.
table-over = finie
column-table = Table
column-made = Créée
column-by = Par
column-entries = Entrées
column-state = État
column-id = Identifiant
column-name = Nom
column-since = Depuis

## La ligne de commande : ce qui ne va pas

usage-no-command = La commande « { $said } » n’existe pas. Les commandes sont : { $known }.
usage-no-option = Il n’y a pas d’option { $option } ici. --help montre les options.
usage-no-option-but = Il n’y a pas d’option { $option } ici. Voulais-tu dire { $near } ?
usage-missing = Il manque { $what }. --help montre comment utiliser la commande.
usage-value = { $what } { $kind }.
usage-option-value = L’option { $option } n’a pas sa valeur, ou en a une de trop.
usage-too-much = C’est plus que cette commande n’en prend. --help montre comment l’utiliser.
usage-wrong = C’est incompréhensible. --help montre comment utiliser la commande.

## La ligne de commande : aide

help-usage = Utilisation :
help-option = OPTIONS
help-command = COMMANDE
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = (par défaut : { $value })
help-variable = (ou la variable { $name })
help-clone = Dans un clone du projet, ./shinobi a aussi : test, check, bench.
kind-whole = NOMBRE
kind-number = NOMBRE
kind-text = TEXTE
kind-file = FICHIER

command-shinobi = Quatre jeux de ninjas : joue dans le navigateur ou dans le terminal, et étudie-les à pleine vitesse.
command-serve = Lancer un serveur : joue dans le navigateur et envoie à tes amis le lien d’une table.
command-play = Jouer dans le terminal contre des bots, ou à plusieurs en se le passant.
command-tournament = Faire jouer aux bots de nombreuses parties entre eux, en changeant de place. Ctrl-C montre les résultats obtenus jusque-là.
command-simulate = Jouer de nombreuses parties au hasard et résumer les résultats par place, fin, durée et vitesse.
command-rules = Montrer les règles d’un jeu, clause par clause.
command-verify = Rejouer les enregistrements d’un fichier et dire si chaque étape, événement et résultat est juste. Pour les parties d’un serveur, vérifier aussi ce qui était convenu avant la donne et ce que les bots ont choisi.
command-site = Écrit les jeux sous forme de site de fichiers, que tout hébergeur peut servir. Aucun serveur n’est nécessaire.
command-modules = Écrire les jeux sous forme de paquet pour des programmes en JavaScript et TypeScript, avec un exemple.
command-games = Montrer les jeux, leurs éditions et leurs options.
command-schema = Montrer le JSON Schema des enregistrements d’un jeu, de ce que voit une place ou des messages d’un serveur ; ou une disposition de la mémoire.
command-move-data = Transfère toutes les données d’un fichier vers une base PostgreSQL, ou l’inverse, et les compare. Aucun serveur ne doit tourner pendant ce temps.
command-deck = Vérifier des paquets de cartes que tu as écrits.
command-check = Dire si l’on peut jouer avec un paquet ; sinon, montrer chaque erreur et sa ligne.
command-admin = Pour qui tient un serveur : personnes, tables et sauvegardes.
command-tables = Montrer les tables, les plus récentes d’abord.
command-people = Montrer les personnes, avec les identifiants qui servent à les supprimer.
command-remove-table = Supprimer une table et son enregistrement. Ceux qui y sont doivent partir.
command-remove-person = Supprimer une personne. Des bots prennent ses places ; ses appareils et ses jetons ne marchent plus.
command-backup = Copier toutes les données dans un fichier, même quand le serveur tourne.
command-restore = Remplacer les données par une sauvegarde. Le serveur doit être arrêté ; les anciennes données sont mises de côté.
command-dump = Écrire dans un fichier les enregistrements de toutes les parties finies, pour « shinobi verify » et pour des études.

takes-help = Montrer cette aide et quitter.
takes-version = Montrer la version et quitter.
takes-lang = La langue : { $languages }.
takes-game = Le jeu : { $games }.
takes-check-game = Le jeu auquel est destiné le paquet, si plusieurs jeux ont des paquets.
takes-schema-game = Le jeu : { $games } ; ou « wire » pour les messages d’un serveur.
takes-clause = Une seule clause, par son numéro.
takes-players = Le nombre de joueurs ; le plus petit possible si rien n’est dit.
takes-edition = L’édition imprimée dont on suit les règles ; « shinobi games » les montre.
takes-option = Une option du jeu ; « shinobi games » les montre. Peut se répéter.
takes-deck = Un paquet à toi, pour un jeu qui en a.
takes-name = Une personne à ce terminal. À répéter pour plusieurs personnes.
takes-people-name = Seulement les personnes dont le nom contient ceci.
takes-against = Qui joue aux autres places : { $bots }.
takes-seed = La même graine donne les mêmes parties.
takes-play-seed = La même graine donne la même donne ; au hasard si rien n’est dit.
takes-record = Enregistrer la partie dans ce fichier après chaque coup.
takes-resume = Reprendre la partie de ce fichier.
takes-games = Combien de parties jouer.
takes-workers = Combien de cœurs utiliser ; tous si rien n’est dit.
takes-records = Écrire l’enregistrement de chaque partie dans ce fichier, un par ligne.
takes-as-json = Afficher du JSON, pour des programmes.
takes-tournament-as-json = Écrire le résultat dans ce fichier, en JSON.
takes-bots = Qui joue, un par place, séparés par des virgules : random, novice, adept, master, master:500 (avec ce nombre de simulations par coup), grandmaster, module:Classe (un bot à toi) ou oracle, qui voit toutes les cartes et ne joue qu’ici.
takes-simulations = Combien de parties un master imagine pour chaque coup ; 1000 si rien n’est dit.
takes-plot = Dessiner le résultat dans ce fichier, par exemple resultat.svg.
takes-verify-file = Un enregistrement, ou plusieurs : un par ligne.
takes-folder = Le dossier dans lequel écrire.
takes-check-file = Le paquet, un fichier TOML ; docs/decks.md explique ce qu’il contient.
takes-backup-file = Où mettre la copie.
takes-restore-file = Une sauvegarde.
takes-dump-file = Où écrire, un enregistrement par ligne.
takes-promised = Le sceau que tu as vu avant la donne. L’empreinte du secret du serveur est comparée aussi, mais ne fixe pas la donne.
takes-view = Le schéma de ce que voit une place, au lieu des enregistrements.
takes-layout = À la place, la disposition de la mémoire du module WebAssembly.
takes-form = À la place, les colonnes d’une observation : ce que sait une place, en nombres pour un programme qui apprend.
takes-schema-players = Avec --form : le nombre de joueurs.
takes-history = Avec --form : combien des derniers événements annoncés à la place y figurent.
takes-one-hot = Avec --form : une colonne de 0 ou 1 par valeur (one-hot).
takes-write = Écrire les schémas dans ce dossier.
takes-data = Le fichier des tables, des enregistrements et des identités.
takes-all = Les tables finies aussi.
takes-table = Les dix lettres et chiffres de son lien.
takes-person = L’identifiant de la personne ; « shinobi admin people » les montre.
takes-host = L’adresse du serveur ; 0.0.0.0 pour tous les réseaux.
takes-port = Le port du serveur ; 0 en prend un libre.
takes-log-level = Ce qui s’écrit dans le journal.
takes-bot-pace = Secondes qu’un bot met à jouer un coup.
takes-pauses = Si les tables font des pauses pour qu’on voie ce qui se passe.
takes-reaction-pace = Secondes que prend chaque réaction, pour que sa vitesse ne trahisse rien.
takes-deal-wait = Secondes pendant lesquelles la donne attend les contributions des joueurs.
takes-gone-after = Secondes avant qu’un bot remplace quelqu’un qui est parti pendant que d’autres attendent.
takes-vote-after = Secondes avant que les autres puissent voter pour qu’un bot joue à la place de quelqu’un qui est parti.
takes-notify-after = Secondes avant de prévenir un absent que c’est à lui de jouer.
takes-push-service = Une autre origine à laquelle envoyer des notifications push. Peut se répéter.
takes-mail = Le serveur qui envoie le courrier : smtp://NOM:MOTDEPASSE@SERVEUR:PORT.
takes-mail-from = L’expéditeur du courrier.
takes-webhook = Une adresse que l’on prévient de qui doit jouer.
takes-address = Où l’on joint ce serveur, pour les liens dans le courrier.
takes-origin = Une autre origine d’où les navigateurs peuvent venir. Peut se répéter.
takes-compile = Quand compiler les règles : now (tout de suite), soon (en arrière-plan) ou never (jamais).
takes-limits = Si l’on refuse les requêtes trop nombreuses.
takes-metrics-token-file = Un fichier avec un jeton. Qui l’envoie comme bearer token peut lire /metrics ; sans lui, personne.
takes-database = À la place d’un fichier, une base PostgreSQL que plusieurs serveurs peuvent partager : postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
takes-nats = Par où les serveurs qui partagent une base se transmettent ce qui se passe à leurs tables : nats://NOM:MOTDEPASSE@HÔTE:PORT.
takes-source = Où sont les données : un fichier, ou postgresql://NOM:MOTDEPASSE@HÔTE/BASE.
takes-target = Où elles vont ; il ne doit encore rien y avoir.

## The lab: studies for designers

lab-title = { $game } : une étude
lab-subtitle = { $variants } variantes, { $matches } parties, graine { $seed }.
lab-variant = Variante
lab-games = Parties
lab-summary = En bref
lab-summary-about = Toutes les variantes d’un coup d’œil. Chaque chiffre est expliqué plus bas.
lab-length = Durée
lab-length-about = Coups par partie. La barre couvre la moitié centrale des parties, la ligne neuf sur dix ; la marque est la médiane, le nombre la moyenne.
lab-seats = Qui gagne
lab-seats-about = Part des victoires de chaque place, en pour cent, avec des intervalles à 95 %. La ligne en tirets est la juste part. Un point plein s’en écarte significativement, après correction pour les { $count } comparaisons (Holm).
lab-seats-apart = Avantage d’une place
lab-seat = Place { $seat }
lab-one-winner = Un seul gagnant
lab-results = Résultats
lab-results-about = Combien de fois un joueur a gagné seul, plusieurs ont partagé la victoire, ou tous ont fait match nul.
lab-result-one-winner = un seul gagnant
lab-result-shared = victoire partagée
lab-result-draw = match nul
lab-endings = Comment finissent les parties
lab-moves = Coups
lab-moves-about = Combien de fois un coup est choisi quand il est possible et qu’il y a un choix, et ce qu’il vaut : combien de points de pourcentage de victoire en plus ont ceux qui le choisissent, par rapport à ceux qui choisissent autre chose. Cela montre aussi qui est en mesure de le choisir. * et point plein : significativement différent de zéro, après correction pour { $count } comparaisons (Benjamini–Hochberg).
lab-move = Coup
lab-chosen = Choisi
lab-per-game = Par partie
lab-worth = Valeur
lab-tension = Tension
lab-tension-about = D’après quelques parties observées coup par coup. Une décision compte si le meilleur et le pire coup diffèrent d’au moins un vingtième de la victoire ; l’enjeu est cette différence, en moyenne. Le gagnant est connu dès qu’il peut espérer plus de la moitié de la victoire.
lab-decisions = Décisions
lab-matters = Qui comptent
lab-stake = Enjeu
lab-lead-changes = Changements de tête
lab-known = Gagnant connu après
lab-course = Où en était le futur gagnant
lab-course-about = La part de victoire que pouvait espérer celui qui a fini par gagner, du début à la fin de la partie.
lab-skill = Adresse et chance
lab-skill-about = Ce que gagne un joueur plus fort parmi de plus faibles, en multiple de la juste part (1 : la chance seule). Point plein : différence significative, après correction pour { $count } comparaisons (Holm).
lab-own = Vérité et mensonge
lab-own-about = À quelle fréquence cela arrive, avec des intervalles à 95 %.
lab-holding-about = Combien de fois qui la possède gagne la manche, en multiple de la juste part. La bande est la zone d’une carte équilibrée. Point plein : significativement différent de 1, après correction pour { $count } comparaisons (Holm).
lab-notes = Comment c’est mesuré
lab-notes-about = À chaque table jouent des bots de même niveau ; les mêmes graines donnent les mêmes cartes dans toutes les variantes. Les intervalles sont à 95 %. La situation de chacun est estimée en jouant la suite selon le jugement des bots, comme le fait leur recherche. Les bots ne jouent pas comme les gens.
lab-written = Résultats : { $file }. Rapport : { $report }.
lab-vary-form = Ce qui varie s’écrit nom=4,5,6 ou nom=20..60, pas « { $said } ».
lab-vary-twice = « { $name } » varie deux fois. Mets toutes ses valeurs dans un seul --vary.
lab-vary-empty = Il n’y a aucune valeur à essayer pour « { $name } ». Donne-en, par exemple { $name }=4,5,6 ou { $name }=20..60.
lab-too-many = Ces valeurs donnent { $count } variantes ; on peut en comparer { $most } à la fois au plus.
lab-no-bots = Dis qui joue. Les niveaux sont { $known }.
lab-levels-only = « { $bot } » ne peut pas participer à une étude. Les niveaux sont { $known }.
lab-missing = { $what } a besoin de { $package }, qui n’est pas installé. Installe-le : { $command }
lab-no-cluster = Le cluster est injoignable : { $problem }. Lances-en un avec « ray start --head », ou retire --cluster.
lab-cluster-records = Un cluster n’écrit pas d’enregistrements. Retire --records ou --cluster.
lab-file-kind = Les résultats sont gardés dans un fichier .csv ou .parquet, pas dans { $file }.
lab-not-results = { $file } ne contient pas les résultats d’un balayage.
lab-nothing-in-common = Ils n’ont aucune variante ni mesure en commun.
lab-compared = { $first } et { $second } comparés
lab-compared-about = { $count } chiffres sont dans les deux ; { $sure } diffèrent significativement, après correction pour toutes les comparaisons (Holm).
lab-measure = Mesure
lab-first = Premier
lab-second = Second
lab-difference = Différence
lab-tuned = { $game } : réglé
lab-tuned-about = { $trials } essais. Distance à tous les objectifs : { $before } avant, { $after } après (0 : tous atteints).
lab-goal = Objectif
lab-setting = Réglage
lab-before = Avant
lab-after = Après
lab-goal-form = Un objectif est seats, holdings, ou une mesure avec ses bornes, comme length=40..80 ; pas « { $said } ».
lab-wrong-goal = Rien ici ne se mesure comme « { $goal } ». Les mesures sont { $known }.
lab-nothing-free = Dis ce qui peut changer, avec --free. Dans { $game }, ce peut être { $known }.
lab-wrong-knob = « { $name } » ne se règle pas dans { $game }. Ce qui se règle : { $known }.
lab-tuning = Réglage de { $game }
lab-no-folder = Impossible d’écrire { $file } : ce dossier n’existe pas.
command-lab = Études pour qui conçoit : balayages de variantes, comparaisons, réglage.
command-sweep = Jouer de nombreuses variantes d’une table et les mesurer ; les résultats vont dans un fichier, le rapport dans une page.
command-compare = Montrer les différences significatives entre les résultats de deux balayages.
command-tune = Régler des nombres d’un jeu ou d’un paquet selon des objectifs, avec un rapport d’avant et d’après.
takes-vary = Ce qui varie : players, edition ou une option, comme max_rounds=20..60:10 ou players=4,5,6. S’il y en a plusieurs, ils sont croisés.
takes-sweep-bots = Les niveaux qui jouent, chacun à ses propres tables : random, novice, adept, master, master:500, grandmaster.
takes-sweep-games = Combien de parties de chaque variante jouer.
takes-closely = Combien de parties de chaque variante sont regardées coup par coup ; 0 pour aucune.
takes-cluster = Jouer sur un cluster Ray : celui de RAY_ADDRESS, ou un sur cette machine.
takes-out = Où vont les résultats : un fichier .csv ou .parquet.
takes-tune-out = Où vont les options réglées, en JSON.
takes-report = Où va le rapport ; à côté des résultats si rien n’est dit.
takes-first = Les résultats d’un balayage.
takes-second = Les résultats d’un autre balayage.
takes-free = Ce qui peut changer : une option avec ses valeurs, comme max_rounds=10..80, ou une partie d’un paquet, comme deck.worth ou « deck.count.Armourer ».
takes-goal = Ce qui est voulu : seats (toutes égales), holdings (chaque carte en vaut la peine) ou une mesure avec ses bornes, comme length=40..80.
takes-trials = Combien de réglages essayer.
takes-tune-bots = Le niveau qui joue : random, novice, adept.
takes-tune-games = Combien de parties de chaque variante jouer à chaque essai.
