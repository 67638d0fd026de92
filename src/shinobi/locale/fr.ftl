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
