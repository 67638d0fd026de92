### Ce que disent les pages et le terminal.
###
### Glossaire (on tutoie partout ; les commandes que l’on tape, comme « undo », ne se traduisent pas) :
### match, game (one played) = partie ; round = manche ; turn = tour ; move, step (of a match) = coup ; seat = place
### table = table ; option = option ; edition = édition ; clause = clause ; record = enregistrement
### draw (a card) = piocher ; deck, pile = pioche ; discard = défausser ; discard pile = défausse ; hand = main
### face down = face cachée ; face up = face visible ; reveal, turn up = révéler, retourner ; by lot = tirage au sort
### Devant un nom de joueur, jamais « de » ni « que » : ils s’élideraient (d’Akane). Dire « chez », « à », « pour ».

## À la table

choose-verb = Que fais-tu ?
refused = Interdit ({ $clause }) : { $sentence }
result-one = Victoire pour { $names }.
result-shared = { $names } partagent la victoire.
all-of = { $others } et { $last }

## Gestes

gesture-nod = { $seat } acquiesce.
    .seat = Tu acquiesces.
gesture-shake = { $seat } secoue la tête.
    .seat = Tu secoues la tête.
gesture-shrug = { $seat } hausse les épaules.
    .seat = Tu hausses les épaules.
gesture-laugh = { $seat } rit.
    .seat = Tu ris.
gesture-bow = { $seat } s’incline.
    .seat = Tu t’inclines.
gesture-think = { $seat } se caresse le menton.
    .seat = Tu te caresses le menton.
gesture-stare = { $seat } regarde fixement, sans bouger.
    .seat = Tu regardes fixement, sans bouger.
gesture-applaud = { $seat } applaudit.
    .seat = Tu applaudis.
gesture-wink = { $seat } fait un clin d’œil à { $to }.
    .seat = Tu fais un clin d’œil à { $to }.
    .to = { $seat } te fait un clin d’œil.

## Règles

rules-independent = Une version indépendante et non commerciale. Les règles sont dites avec nos propres mots ; les numéros des clauses sont les nôtres.

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
