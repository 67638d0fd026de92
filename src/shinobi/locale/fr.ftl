### Ce que disent tous les jeux.
###
### Glossaire (on tutoie partout ; les commandes que l’on tape, comme « undo », ne se traduisent pas) :
### match, game (one played) = partie ; round = manche ; turn = tour ; move, step (of a match) = coup ; seat = place
### table = table ; option = option ; edition = édition ; clause = clause ; record = enregistrement
### draw (a card) = piocher ; deck, pile = pioche ; discard = défausser ; discard pile = défausse ; hand = main
### face down = face cachée ; face up = face visible ; reveal, turn up = révéler, retourner ; by lot = tirage au sort
### Devant un nom de joueur, jamais « de » ni « que » : ils s’élideraient (d’Akane). Dire « chez », « à », « pour ».

## Le terminal

hello = { $game }, { $players } joueurs. Tu es { $you }. { $edition }.
hello-people = { $game }, { $players } joueurs : { $people } à ce terminal. { $edition }.
hello-help = Tape un numéro, ou ton coup en toutes lettres. « ? » affiche l’aide, « rules » les règles, « quit » quitte la partie.
asks = { $name }, à toi de jouer.
choice = Ton choix{ "\u00A0" }
choose-verb = Que fais-tu ?
shortcuts = Ou plusieurs coups à la fois : { $names }.
not-understood = Je ne comprends pas « { $said } ». { $right }
right-choices = Choisis parmi : { $choices }.
refused = Interdit ({ $clause }) : { $sentence }
undone = Coup annulé : { $move }.
hand-over = Passe le terminal à { $name }
hand-over-go = { $name }, appuie sur Entrée quand personne d’autre ne peut voir l’écran.
since-then = Ce qui s’est passé depuis ton dernier coup
result-one = Victoire pour { $names }.
result-shared = { $names } partagent la victoire.
all-of = { $others } et { $last }
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

## Gestes

gesture-nod = { $seat } acquiesce.
gesture-shake = { $seat } secoue la tête.
gesture-shrug = { $seat } hausse les épaules.
gesture-laugh = { $seat } rit.
gesture-bow = { $seat } s’incline.
gesture-think = { $seat } se caresse le menton.
gesture-stare = { $seat } regarde fixement, sans bouger.
gesture-applaud = { $seat } applaudit.
gesture-wink = { $seat } fait un clin d’œil à { $to }.

## Règles, jeux, simulation, vérification

rules-title = Les règles de { $game }
rules-independent = Une version indépendante et non commerciale. Les règles sont dites avec nos propres mots ; les numéros des clauses sont les nôtres.
no-clause = Il n’y a pas de clause « { $clause } » dans { $game }. Ses clauses vont de { $first } à { $last }.
games-players = { $fewest }–{ $most } joueurs
games-players-exactly = { $count } joueurs
games-editions = Éditions{ "\u00A0" }
games-options = Options{ "\u00A0" }
games-default = par défaut
compiling = { $game } : traduction des règles en code machine (la première fois seulement)…
simulating = Parties jouées, { $game }
simulated = { $games } parties, { $game }, { $players } joueurs, jeu au hasard, graine { $seed }. { $edition }.
tournament-played = { $games } parties, { $game }, { $players } joueurs, places tournantes, graine { $seed }. { $edition }.
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
wrong-record = { $file }, ligne { $line } : { $problem }
wrong-records = Enregistrements faux : { $wrong } sur { $count }.
deck-right = { $file } est un paquet de cartes pour { $game }, « { $name } » : { $cards }. Aucune erreur.

## Ce qui peut mal tourner

wrong-game = Le jeu « { $game } » n’existe pas. Les jeux sont { $known }.
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
wink-at-whom = Un clin d’œil s’adresse à un autre joueur : dis auquel.
no-chat-here = Dans ce jeu, pas de discussion libre pendant la partie : utilise des gestes ({ $clause }).

## Told to people who are away

notice-turn = À toi de jouer. Avec { $names }.
notice-subject = { $game } : à toi de jouer
notice-mail =
    À toi de jouer à { $game }, avec { $names }.

    { $link }
notice-confirm-subject = Shinobi : est-ce ton adresse ?
notice-confirm =
    Quelqu’un veut que Shinobi écrive à cette adresse quand c’est à lui de jouer. Si c’est toi, ouvre ce lien :

    { $link }

    Sinon, il n’y a rien à faire : aucun autre courriel ne viendra.
