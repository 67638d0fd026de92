### Ce que disent les pages autour des jeux. Les mots de chaque jeu se trouvent avec le jeu.

## Partout

home = Accueil
language = Langue
your-name = Ton nom
guest = Invité
you = toi
connecting = On arrive à la table…
reconnecting = La liaison est coupée. Nouvel essai en cours ; rien n’est perdu.
lost-title = Il n’y a rien ici
lost-home = Retour aux jeux
about = À propos
other-device = Emporter tes tables sur un autre appareil
independent = Une version indépendante et non commerciale, faite par des passionnés. Les jeux appartiennent à leurs auteurs ; les images et les mots sont ici les nôtres.

## Accueil

home-title = Quatre jeux d’ombre et de bluff
home-lead = Mens sur l’arme que tu envoies. Cache qui tu sers. Vole dans le noir, et trouve le maître parmi quinze. Avec des amis au loin ou contre des bots, tout de suite.
games = Les jeux
players-range = { $fewest } à { $most } joueurs
players-exactly = { $count } joueurs
play-now = Jouer
learn = Apprendre en jouant
make-table = Créer une table
rules = Règles
join-title = On t’a donné un code ?
join-how = Tape le code de la table ou colle son lien.
join = Rejoindre
watch = Regarder
go-on = Continuer
your-tables = Tes tables
waiting-tables = En attente de joueurs
running-tables = En cours de partie
no-tables-yours = Aucune pour l’instant. Joue, ou crée une table.
no-tables-waiting = Personne n’attend en ce moment. Crée une table et laisse-la ouverte.
no-tables-running = Aucune table ouverte n’est en cours de partie.
seats-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
table-over = terminée

## Créer une table et se réunir

new-players = Joueurs
new-seats = Qui s’assoit où
new-edition = Édition
edition = Édition { $name }
new-pace = Temps de réflexion
pace-untimed = Autant que tu veux
pace-seconds = { $seconds } secondes par décision, et une réserve de trois fois autant
new-delay = Les spectateurs
delay-none = voient la table telle qu’elle est
delay-steps = la voient { $steps } pas plus tard
new-public = Montrer cette table sur la page d’accueil, ouverte à tous
new-options = Ce qu’on peut encore convenir
by-lot = au sort
seat-open = Place { $seat }
seat-free = libre
seat-is-for = La place { $seat } est pour
seat-for-person = une personne
seat-for-bot = un bot : { $level }
level-random = hasard
level-novice = novice
level-adept = adepte
level-master = maître
sit-here = S’asseoir ici
stand-up = Se lever
start = Distribuer
start-needs =
    { $free ->
        [one] { $free } place est encore libre : invite quelqu’un ou donne-la à un bot.
       *[other] { $free } places sont encore libres : invite du monde ou donne-les à des bots.
    }
host-starts = L’hôte distribue quand toutes les places sont prises.
invite = Inviter des amis
invite-how = Envoie-leur ce lien : ils tapent un nom et s’assoient.
table-code = Code
copy-link = Copier le lien
copied = Copié
fairness = La donne est-elle honnête ?
fairness-before = Le hasard de cette partie vient d’un secret choisi maintenant, et de chaque personne qui s’assoit. Voici l’empreinte du secret ; le secret lui-même est publié après la partie, et chacun peut le vérifier.

## La table

at-the-table = À la table
sitter-bot = bot, { $level }
sitter-stands-in = absence : un bot décide ({ $level })
sitter-away = absence
i-am-back = Me revoilà
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
your-turn = C’est à toi.
waiting = Les autres sont en train de décider.
choose-again = Recommencer
undo = Reprendre
lesson = Quelques mots pour ta première partie
lesson-read = Compris
time-left = Temps restant
log-and-talk = Récit et paroles
tab-log = Récit
tab-talk = Paroles
result = Résultat
rematch = Revanche
rematch-join = À la revanche
rematch-watch = Regarder la revanche
all-open = Toutes cartes ouvertes
replay = Revoir
download-record = Télécharger le procès-verbal
goodbye-elsewhere = Tu as ouvert cette table dans une autre fenêtre ; celle-ci s’est arrêtée.
goodbye-no-table = Cette table n’existe pas. Le lien n’est peut-être pas entier.

## Paroles

nobody-spoke = Personne n’a encore rien dit.
only-you-two = (vous seuls l’avez vu)
talk-set-phrases = Selon les règles de ce jeu, personne ne peut dire ce qu’il sait : il y a des gestes, mais pas de discussion.
means-chat = Discuter
means-phrase = Affirmer ou demander
means-gesture = Geste
say-something = Dis quelque chose
send = Envoyer
do-nod = Acquiescer
do-shake = Secouer la tête
do-shrug = Hausser les épaules
do-laugh = Rire
do-bow = S’incliner
do-think = Se caresser le menton
do-stare = Regarder fixement
do-applaud = Applaudir
do-wink = Faire un clin d’œil à { $name }
talk-settings = Rendre muet, et plus
mute = Ne pas me montrer ce que dit { $name }
chat-on = La discussion est ouverte à cette table

## Revoir

replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un pas en avant
replay-step = Pas
replay-as = Vu par
replay-everything = toutes cartes ouvertes
replay-spectator = comme l’a vu un spectateur
replay-seat = comme le savait { $name }
back-to-table = Retour à la table
fairness-check = Vérifier que c’était honnête
fairness-right = C’était honnête : le secret du procès-verbal est celui dont l’empreinte a été montrée avant la donne.
fairness-wrong = Le secret du procès-verbal n’est pas celui qui avait été promis.
fairness-not-mine = Le secret du procès-verbal est celui qui avait été promis, mais ce que ce navigateur a donné pour la donne n’y figure pas. C’est normal seulement si vous vous êtes relevé avant la donne, ou assis sur un autre appareil.
fairness-trouble = Impossible de le vérifier pour le moment.

## Un autre appareil

device-how = Crée un lien et ouvre-le sur l’autre appareil dans les minutes qui suivent. Ton nom, tes places et tes tables te suivent.
device-make = Créer un lien
device-once = Il marche une seule fois, pendant { $minutes } minutes.
device-claim = Ce lien apporte sur cet appareil le nom et les tables de quelqu’un. Ne l’ouvre que s’il est à toi.
device-claim-go = C’est moi

## À propos

about-games = Les jeux
about-games-text = Great Daimyo, War of Clans, Shinobi Arts et Ninjutsu sont des jeux de société de leurs auteurs et éditeurs. Nous y jouons selon leurs règles, dites avec nos mots et illustrées de nos images.
about-fair = Honnête par construction
about-fair-text = Avant la donne, tu vois l’empreinte du secret d’où vient le hasard, et chaque joueur y ajoute sa part. Après la partie, le procès-verbal contient le secret : chacun peut rejouer chaque pas et vérifier.
about-secrets = Les secrets restent secrets
about-secrets-text = Ton navigateur ne reçoit que ce que ta place a le droit de savoir, et les bots aussi. Personne ne peut lire dans un message, sa taille ou son heure ce que tu tiens.
about-data = Ce que nous gardons de toi
about-data-text = Un nom que tu choisis, et un cookie qui rend tes places tiennes. Pas de mot de passe, pas de pistage, rien qui vienne d’ailleurs.

## Ce qui peut mal tourner

error-unreachable = Le serveur est injoignable. Réessaie dans un instant.
error-unknown-game = Ce jeu n’existe pas.
error-bad-table-code = Ce n’est pas le code d’une table. Il a dix lettres et chiffres.
error-stale = La table a avancé depuis. Regarde encore, et choisis de nouveau.
error-illegal = Les règles ne le permettent pas maintenant.
error-bad-move = Ce n’est pas un coup de ce jeu.
error-stood-in = Un bot décide pour toi en ce moment. Dis que tu es de retour, et ce sera de nouveau à toi.
error-no-undo = Ce coup ne peut plus être repris.
error-bad-talk = Cela ne peut pas se dire à cette table.
error-chat-off = L’hôte a coupé la discussion à cette table.
error-not-seated = C’est réservé à ceux qui sont assis à la table.
error-seated = Tu as déjà une place à cette table.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-no-seat = Cette place n’existe pas.
error-not-host = Seul l’hôte peut faire cela.
error-not-open = Cela ne se fait qu’avant la donne.
error-not-playing = Cela ne se fait que pendant la partie.
error-not-over = La partie est encore en cours.
error-not-full = Une place est encore libre.
error-no-return = Aucun bot ne décide pour toi : tu es déjà là.
error-lesson = Une partie guidée est pour une seule personne.
error-bad-table = Une table ne peut pas être mise ainsi.
error-no-bot = Ce bot n’existe pas.
error-no-table = Cette table n’existe pas. Le lien n’est peut-être pas entier.
error-no-name = Dis d’abord comment tu veux t’appeler.
error-bad-name = Un nom a de 1 à 24 caractères visibles.
error-too-many-tables = Tu as trop de tables. Finis-en d’abord.
error-bad-message = Le serveur n’a pas compris. Recharge la page.
error-too-long = C’est trop long.
error-too-fast = Pas si vite. Attends un instant.
error-bad-origin = Cette page ne vient pas de ce serveur. Ouvre son adresse.
error-bad-code = Ce lien a déjà servi, ou il est trop vieux. Crées-en un autre.
error-not-found = Il n’y a rien ici.
error-closing = Le serveur va redémarrer. Rien n’est perdu ; réessaie dans un instant.
