### Ce que disent les pages autour des jeux. Les mots de chaque jeu se trouvent avec le jeu.

## Partout

home = Accueil
language = Langue
your-name = Ton nom
guest = Invité
you = toi
connecting = Connexion à la table…
reconnecting = Connexion perdue. Reconnexion en cours ; rien n’est perdu.
lost-title = Page introuvable
lost-home = Retour aux jeux
about = À propos
licences = Licences des logiciels utilisés
other-device = Continuer sur un autre appareil
independent = Une version indépendante et non commerciale, faite par des passionnés. Les jeux appartiennent à leurs auteurs ; les images et les mots sont ici les nôtres.

## Accueil

home-title = Quatre jeux d’ombre et de bluff
home-lead = Mens sur l’arme que tu envoies. Cache qui tu sers. Vole dans le noir, et trouve le maître parmi quinze ninjas. Avec des amis, où qu’ils soient, ou contre des bots, tout de suite.
games = Les jeux
players-range = { $fewest } à { $most } joueurs
players-exactly = { $count } joueurs
play-now = Jouer
play-now-with =
    { $count ->
        [one] avec un bot
       *[other] avec { $count } bots
    }
play-now-bots = Niveau des bots :
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
running-tables = Parties en cours
no-tables-yours = Aucune partie en cours. Joue, ou crée une table.
no-tables-waiting = Personne n’attend en ce moment. Crée une table et rends-la publique.
no-tables-running = Aucune partie publique en cours.
seats-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
table-over = terminée

## Créer une table et se réunir

new-players = Joueurs
new-seats = Places
new-edition = Édition
new-pace = Temps de réflexion
pace-untimed = Sans limite
pace-seconds = { $seconds } secondes par décision, plus une réserve de trois fois autant pour toute la partie
new-rhythm = Rythme de la table
new-rhythm-how = La vitesse des bots, et combien de temps la fin d’une manche reste visible si personne n’appuie sur Continuer.
rhythm-by-host = L’hôte le fixe pour tout le monde.
pace-mine = Ton propre rythme
new-delay = Les spectateurs voient la partie
delay-none = en direct
delay-steps = avec { $steps } coups de retard
new-public = Afficher cette table sur la page d’accueil, ouverte à tous
new-options = Autres options
by-lot = tirage au sort
as-usual = comme d’habitude
seat-open = Place { $seat }
seat-free = libre
seat-is-for = La place { $seat } est pour
seat-for-person = une personne
seat-for-bot = un bot : { $level }
level-random = au hasard
level-novice = novice
level-adept = confirmé
level-master = maître
level-grandmaster = grand maître
sit-here = S’asseoir ici
stand-up = Se lever
start = Commencer la partie
start-needs =
    { $free ->
        [one] { $free } place est encore libre : invite quelqu’un ou donne-la à un bot.
       *[other] { $free } places sont encore libres : invite du monde ou donne-les à des bots.
    }
host-starts = L’hôte lance la partie quand toutes les places sont prises.
invite = Inviter des amis
invite-how = Envoie-leur ce lien : ils tapent un nom et s’assoient.
table-code = Code{ "\u00A0" }
copy-link = Copier le lien
copied = Copié
fairness = Est-ce équitable ?
fairness-before = Le hasard de cette partie vient du serveur et de tous ceux qui jouent. Avant que rien ne soit montré, chacun est lié à sa contribution : le serveur par cette empreinte, les joueurs de la même façon. Après la partie, tout est publié, et chacun peut le vérifier.
fairness-not-kept = Cette table a changé ce qui était convenu avant la partie ; cette page ne lui montre donc plus rien. Ne te fie pas à cette partie.
fairness-not-heard = Cette table dit que tu n’as pas montré ta contribution à temps, mais cette page l’a envoyée. Si ta connexion est bonne, ne te fie pas à cette donne.
dealing = On distribue les cartes…
deal-waits = On attend { $names }.

## La table

at-the-table = À la table
sitter-bot = bot, { $level }
sitter-stands-in = hors ligne : un bot joue ({ $level })
sitter-away = hors ligne
i-am-back = Me revoilà
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
your-turn = C’est à toi.
waiting = Les autres sont en train de décider.
choose-again = Changer
undo = Annuler
no-undo = Ton dernier coup reste joué : toi ou les autres avez vu du nouveau
no-undo-why = Un coup reste joué dès que quelqu’un en a appris quelque chose : les autres, quand tu joues une carte que toi seul connaissais ; toi, quand tu pioches ou retournes une carte, regardes quelque chose ou lances un dé. Ce qui a été vu ne peut plus être oublié.
undo-when = Tu peux annuler ton coup tant qu’il n’a rien appris à personne et que personne d’autre n’a joué.
round-over = La manche est finie. Regarde la table aussi longtemps que tu veux.
round-seen = Continue quand tu as tout vu.
round-waits = On attend { $names }.
round-goes-on = Suite dans { $seconds } s.
continue = Continuer
dont-wait = Ne pas attendre
confirm-move = { $move } ?
confirm = Oui, je confirme
digest = Depuis ton dernier tour
digest-nothing = Il ne s’est rien passé depuis.
digest-more = (Ce qui précède est dans le journal.)
close = Fermer
lesson = Un conseil pour ta première partie
lesson-read = Compris
lesson-waits = Le jeu attend pendant que tu lis.
time-left = Temps restant
log-and-talk = Journal et discussion
tab-log = Journal
tab-talk = Discussion
tab-rules = Règles
rule = Lire la règle
rule-word = règle
goal-title = Ton but :
goal-read = Fermer
not-now = Pas maintenant :
in-turn = C’est au tour de { $name }.
rules-search = Chercher dans les règles
rules-here = À cette table – { $name } : { $value }
rules-agreed = À cette table
rules-not-found = Les règles ne parlent pas de « { $words } ».
rules-page = Ouvrir les règles sur une page à part
rules-numbers = Une clause garde toujours son numéro, et aucun ne sert deux fois : d’où les trous.
rules-number = Le numéro de cette règle, pour la citer
rules-edition = « { play-now } » utilise cette édition : { $edition }. On peut en choisir une autre en créant une table.
result = Résultat
rematch = Revanche
lesson-rematch = Jouer maintenant une vraie partie
rematch-join = À la revanche
rematch-watch = Regarder la revanche
all-open = Voir ce qui restait caché à la fin
all-open-start = Revoir avec tout dévoilé
replay = Revoir
replay-whole = Revoir pas à pas
download-record = Télécharger l’enregistrement
keep-there = Enregistrer et partager cette partie
keep-there-how = Une partie enregistrée se retrouve dans tes parties sur tous tes appareils, et quiconque a le lien peut la regarder.
keep-there-checking = La partie est en cours de vérification…
keep-there-done = Enregistrée : quiconque a le lien peut la regarder.
keep-there-link = Le lien
from-browser = Jouée en solo dans un navigateur.
from-browser-how = Ce serveur l’a vérifiée : chaque coup suit les règles. Mais c’est le navigateur du joueur qui a distribué les cartes ; rien ne montre donc que personne ne les connaissait. Le serveur ne la compte dans les résultats de personne.
goodbye-elsewhere = Tu as ouvert cette table dans une autre fenêtre. Celle-ci n’est plus active.
goodbye-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
goodbye-failed = Un problème est survenu à cette table. Recharge la page ; rien n’est perdu.
new-version = Une nouvelle version est prête. Tu l’auras à la prochaine ouverture de Shinobi.
no-network = Tu es hors ligne. Tu peux jouer contre des bots ; pour les tables avec d’autres, il faut le réseau.

## Paroles

nobody-spoke = Personne n’a encore rien dit.
only-you = Connu de toi seul.
only-you-two = (vous seuls l’avez vu)
talk-set-phrases = Dans ce jeu, personne ne peut dire ce qu’il sait : pas de discussion, seulement des gestes.
means-chat = Discuter
means-phrase = Affirmer ou demander
means-gesture = Geste
say-something = Dis quelque chose
send = Dire à tous
send-question = Demander
talk-asked = { $name } te demande :
talk-answer = Répondre
talk-asked-how = Tu peux dire la vérité ou mentir : personne ne peut le vérifier maintenant. La partie attend ta réponse.
talk-answer-how = Que réponds-tu ?
talk-no-answer = Ne pas répondre
talk-bots = Les bots ne comprennent que ce qui est sous « { means-phrase } ».
talk-bots-silent = Dans ce jeu, les bots ne parlent pas et ne répondent pas.
blank-player = Quel joueur
blank-thing = Lequel
do-nod = Acquiescer
do-shake = Secouer la tête
do-shrug = Hausser les épaules
do-laugh = Rire
do-bow = S’incliner
do-think = Se caresser le menton
do-stare = Regarder fixement
do-applaud = Applaudir
do-wink = Faire un clin d’œil à { $name }
talk-settings = Masquer des joueurs
mute = Masquer { $name }
remove-person = Demander à { $name } de partir
hush-person = Couper la parole à { $name } pour tous
unhush-person = Redonner la parole à { $name }
sitter-hushed = parole coupée par l’hôte
chat-on = La discussion est ouverte à cette table

## Revoir

replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Un coup en avant
replay-last = À la fin
replay-round = Aller à…
replay-together = Regarder entre amis
replay-lead = Tu guides : qui ouvre ce lien voit ce que tu vois.
replay-follow = { $name } guide ; tu vois la même chose.
replay-leave = Continuer de mon côté
replay-followers =
    { $count ->
        [0] Personne ne suit encore.
        [one] Une personne suit.
       *[other] { $count } personnes suivent.
    }
replay-leader-gone = La personne qui guidait est partie. Tu peux continuer de ton côté.
replay-here = Montrer ce moment dans la rediffusion
replay-step = Coup
replay-as = Point de vue
replay-everything = tout est visible
replay-spectator = celui d’un spectateur
replay-seat = chez { $name }
what-if = Et si…
what-if-how = Prends une place et continue à partir de ce moment, contre des bots.
what-if-over = Ici la partie est finie : on ne peut pas continuer à partir de ce moment.
what-if-own = Aller à ta dernière décision
what-if-last = Aller à la dernière décision
what-if-seat = Jouer à la place de
what-if-begin = Continuer à partir d’ici
what-if-not-counted = Cela ne compte pas dans tes parties.
what-if-here = Et si… : tu continues à partir d’un moment d’une autre partie.
what-if-back = Revenir à la rediffusion
what-if-again = Recommencer au même moment
review = Analyse
review-working = Calcul des chances…
review-failed = Cette partie n’a pas pu être analysée.
review-chances = Les chances de chacun
review-sight = Chances
review-open = en sachant tout ce qui était caché
review-known = avec ce que chacun savait alors
review-estimated = Estimations grossières, à partir de nombreuses parties que des bots poursuivent depuis chaque moment : un point isolé peut s’écarter d’environ { $margin }.
review-start = Début
review-moves =
    { $count ->
        [one] un coup
       *[other] { $count } coups
    }
review-turns = Tournants
review-no-turns = Les chances ont changé petit à petit ; aucun moment ne se détache.
review-turns-how = Sauf mention contraire, ce sont les chances en sachant tout ce qui était caché, à { $margin } près environ ; chaque point est un seul coup. Pour les personnes, les changements comptent à partir de { $least } ; pour les bots, seulement les grands. Un coup peut être juste d’après ce qu’on savait, et faire quand même basculer la partie.
review-own = { $name } : { $start } au début
review-own-best = Au plus haut : { $chance }, après le coup { $number }
review-own-lost = À partir du coup { $number }, moins de { $little }
review-own-fall = D’après ce que tu savais alors, c’est ce coup qui t’a coûté le plus : il laissait environ { $made } de chances de gagner, le choix du bot environ { $best }.
review-fall-of = D’après ce que { $name } savait alors, c’est ce coup qui lui a coûté le plus : il laissait environ { $made } de chances de gagner, le choix du bot environ { $best }.
review-move = coup { $number }
review-round = Manche { $number }
review-change = { $name } : { $before } → { $now }
review-change-known = { $name }, d’après ce qu’on savait alors : { $made } ; avec le choix du bot, { $best }
review-decisions = Ce qu’aurait fait un bot de niveau « { $level } »
review-alike =
    { $moves ->
        [one] { $moves } coup joué ;
       *[other] { $moves } coups joués ;
    } { $count ->
        [one] { $count } d’entre eux, où il y avait un choix, a été comparé à celui du bot.
       *[other] { $count } d’entre eux, où il y avait un choix, ont été comparés à ceux du bot.
    } Le bot aurait joué le même { $same } fois, un autre à peu près aussi bon (moins de { $margin } d’écart) { $near } fois, et un nettement meilleur { $worse } fois.
review-near = Aucun n’était nettement moins bon. Les plus grands écarts trouvés, trop petits pour les distinguer du hasard :
review-no-difference = Aucun écart n’a été trouvé.
review-alike-how = Le bot décide d’après ce qu’on savait alors ; lui non plus ne voit pas les cartes cachées. On peut perdre sans une seule faute nette : par le hasard, par ce que font les autres, et par beaucoup de petits écarts.
review-instead = Choisi : « { $made } ». Le bot aurait choisi : « { $best } ».
review-worth = D’après ce qu’on savait alors, il restait environ { $made } de chances de gagner ; avec le choix du bot, environ { $best }.
review-after = À la fin
review-notes = Tes notes
review-notes-how = Elles restent dans ce navigateur.
review-notes-lost = Ce navigateur ne peut pas enregistrer tes notes pour le moment. Copie-les avant de quitter cette page.
back-to-table = Retour à la table
fairness-check = Vérifier que c’était équitable
fairness-all = Tout s’est joué comme convenu.
fairness-checking = Vérification en cours…
fairness-kept = Ce qui peut se vérifier sur cette page est juste.
fairness-wrong = Cette partie ne s’est pas jouée comme convenu.
fairness-nobody = Cette donne n’était pas protégée : aucun joueur n’a ajouté sa contribution, le serveur a donc pu la choisir seul.
fairness-nothing = Rien n’a été convenu avant cette donne, il n’y a donc rien à vérifier. Les parties guidées ont la même donne pour tous.
fairness-how = Ce qui a été vérifié
fairness-secret-right = Le serveur a fixé ses nombres aléatoires avant la partie : ils correspondent à l’empreinte que ton navigateur a notée alors.
fairness-secret-wrong = Les nombres aléatoires du serveur ne correspondent pas à l’empreinte que ton navigateur a notée avant la partie.
fairness-secret-unseen = Ton navigateur n’a noté aucune empreinte des nombres aléatoires du serveur avant la partie.
fairness-parts-right = Les nombres aléatoires ajoutés par les navigateurs des joueurs étaient fixés avant qu’aucun ne soit montré.
fairness-parts-wrong = Les nombres aléatoires de quelqu’un ont été changés après avoir été fixés.
fairness-seal-right = On a joué avec les options et les joueurs que ton navigateur avait notés avant.
fairness-seal-wrong = Les options ou les joueurs ne sont pas ceux que ton navigateur a notés avant la partie.
fairness-seal-unseen = Ton navigateur n’a pas noté les options et les joueurs avant la partie.
fairness-mine-right = Les nombres aléatoires ajoutés par ton navigateur ont été utilisés.
fairness-mine-wrong = Les nombres aléatoires ajoutés par ton navigateur n’ont pas été utilisés.
fairness-told-right = L’enregistrement dit exactement ce qui t’a été dit pendant la partie.
fairness-told-wrong = L’enregistrement ne dit pas ce qui t’a été dit pendant la partie.
fairness-told-unseen = Ce navigateur n’a pas vu la partie jusqu’à la fin et ne peut pas comparer ce qui t’a été dit.
fairness-rules-checking = La partie est rejouée selon les règles…
fairness-rules-right = La donne, chaque lancer et chaque carte, chaque coup et le résultat découlent de ces nombres aléatoires selon les règles.
fairness-rules-wrong = { $what ->
    [table] Les règles ne permettent pas cette table.
    [deal] La donne n’en découle pas selon les règles.
    [result] Le résultat n’en découle pas selon les règles.
   *[step] Le coup { $step } n’en découle pas selon les règles.
  }
fairness-rules-unseen = Non vérifié sur cette page : que chaque carte, chaque bot et chaque coup en découle selon les règles.
fairness-bots-checking = Les bots sont interrogés de nouveau : coup { $step } sur { $steps }…
fairness-bots-right = Interrogés de nouveau, les bots ont fait les mêmes choix que dans la partie, { $count } fois.
fairness-bots-wrong = Au coup { $step }, un bot n’a pas choisi comme il le devait.
fairness-bots-other = Non vérifiés, parce qu’une version plus ancienne ou plus récente des bots a joué : { $count }.
fairness-bots-failed = Choisis au hasard parce que, selon le serveur, un bot avait échoué : { $count }.
fairness-program = Pour vérifier sans te fier à cette page, utilise le programme avec l’enregistrement :
fairness-withheld = On a redistribué parce qu’une contribution n’a pas été montrée à temps : { $names }. Qui connaît aussi le secret du serveur a pu le faire pour avoir d’autres cartes.
fairness-silent = Sans contribution à eux, et donc obligés de se fier aux autres : { $names }.
fairness-unfinished = L’enregistrement s’arrête avant la fin de la partie.
fairness-trouble = La vérification n’a pas pu se faire à l’instant.

## Venir, partir, être absent

silent = Rien n’est arrivé du serveur depuis un moment. Ton réseau est peut-être coupé ; la page continue d’essayer.
turn-title = À toi de jouer
time-bank = En réserve, pour toute la partie
time-span = encore { $span }
table-menu = Cette table
to-home = Vers l’accueil
cancel = Annuler
do-it-leave = Quitter la table
do-it-resign = Abandonner
do-it-delete = Fermer la table
do-it-delete-how = La partie est effacée et ne compte pas.
do-it-resign-how = Compte comme une partie perdue.
do-it-resign-lesson = La partie guidée s’arrête ici.
do-it-leave-how = Un bot continue à ta place.
fall-play-on = Continuer à jouer
sure-leave = Quitter cette table pour de bon ? Une fois les cartes distribuées, un bot continue à ta place.
sure-resign = Abandonner ? La partie s’arrête ici et tu la perds.
sure-delete = Fermer cette table pour de bon ? La partie ne compte pas.
ended-resigned = Quelqu’un a abandonné ; la partie est finie.
ended-deleted = L’hôte a fermé cette table.
ended-idle = Personne n’a joué ici depuis longtemps ; la table s’est fermée d’elle-même.
ended-empty = Tout le monde est parti ; la table est fermée.
ends-in = Se ferme d’elle-même dans { $span } si personne ne joue
not-dealt = pas encore commencée
turns-waiting =
    { $count ->
        [one] à toi de jouer à une table
       *[other] à toi de jouer à { $count } tables
    }
away-for = hors ligne depuis { $span } ; un bot joue dans { $bot }
vote-bot = Continuer avec un bot
note-late = { $name } n’a plus de temps : un bot joue à sa place.
    .name = Tu n’as plus de temps : un bot joue à ta place.
note-gone = { $name } n’est plus là : un bot joue à sa place.
    .name = Tu n’étais plus là : un bot joue à ta place.
note-voted = La table continue : un bot joue pour { $name }.
    .name = La table continue : un bot joue pour toi.
note-back = { $name } est de retour.
    .name = Tu es de retour.
note-left = { $name } a quitté la table ; un bot prend la suite.
    .name = Tu as quitté la table ; un bot prend la suite.
note-resigned = { $name } a abandonné.
    .name = Tu as abandonné.
result-you = Tu as gagné !
result-you-shared = Tu partages la victoire avec { $names }.
result-lost = Tu as perdu.
result-none = Personne ne gagne.
result-over = La partie est finie.
span-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
span-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
span-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
span-seconds = { $count } s
pace-by-day = Par correspondance : { $span } par décision
pace-each = { $span } par décision
pace-with-bank = { $span } par décision et { $bank } en réserve
house-rules = Règles maison
house-rules-none = aucune, comme dans le livret
yes = oui
no = non
share = Partager
invite-text = Viens jouer avec moi :
qr-code = Le lien en code QR, à scanner
own-deck = Un paquet à toi
deck-how = Choisis un fichier TOML ou colle son texte ; vide, on joue avec le paquet maison.
deck-file = Un fichier contenant un paquet
deck-text = Le paquet sous forme de texte
deck-good = On peut jouer avec « { $name } ».

## Ce que tu as joué

played = Tes parties
played-none = Rien encore : les parties que tu termines s’affichent ici.
played-with = Avec { $names }
played-lesson = partie guidée
played-from-browser = jouée en solo dans un navigateur
matches = Parties
older = Parties plus anciennes
bot = bot
column-game = Jeu
column-played = Jouées
column-won = Gagnées
column-shared = Victoires partagées
column-people = Avec des gens

## Réglages

settings = Réglages
settings-kept = Gardés dans ce navigateur et, dès que tu as un nom, sur tes autres appareils aussi.
setting-pace = Rythme
setting-pace-how = Combien de temps les résultats restent sur la table avant la suite.
setting-pace-calm = calme
setting-pace-normal = normal
setting-pace-quick = rapide
setting-theme = Couleurs
setting-theme-how = Claires, sombres, ou comme sur ton appareil.
setting-theme-system = comme sur mon appareil
setting-theme-light = claires
setting-theme-dark = sombres
setting-cards = Taille des cartes
setting-cards-how = Sur le plateau et dans ta main.
setting-cards-small = petites
setting-cards-normal = normales
setting-cards-large = grandes
setting-animation = Animations
setting-animation-how = Les cartes et les pièces glissent ; sinon, elles sont aussitôt à leur place.
setting-confirm = Demander avant la fin de mon tour
setting-confirm-how = Tu confirmes la dernière action de ton tour.
setting-sound = Sons
setting-sound-how = Quand c’est à toi, et pour les cartes, les dés et les attaques.
setting-vibration = Vibration
setting-vibration-how = Sur téléphone, quand c’est à toi.
reach = Quand c’est à toi et que tu n’es pas là
reach-push = Me prévenir sur cet appareil
reach-push-how = Même quand la page est fermée. Ton navigateur te le demandera.
reach-push-no = Ce navigateur ne peut pas être prévenu : il n’accepte pas les notifications, ou seulement en https.
reach-push-denied = Ton navigateur ne le permet pas. Change cela dans ses réglages pour ce site.
reach-mail = Par courriel
reach-mail-how = Seulement pour dire que c’est à toi. Tu reçois un lien pour confirmer l’adresse.
reach-mail-sent = Un lien part vers { $address }. Ouvre-le dans ce navigateur.
reach-mail-on = Les courriels vont à { $address }.
reach-mail-confirmed = Confirmé : les courriels vont à { $address }.
reach-save = Utiliser cette adresse
reach-remove = Plus de courriels

## Un autre appareil

device-how = Crée un lien et ouvre-le sur l’autre appareil dans les minutes qui suivent. Ton nom, tes places et tes tables te suivent.
device-make = Créer un lien
device-once = Il marche une seule fois, pendant { $minutes } minutes.
device-claim = Ce lien apporte sur cet appareil le nom et les tables de quelqu’un. Ne l’ouvre que s’il est à toi.
device-claim-go = Oui, il est à moi
device-claim-who = Avec ce lien, cet appareil passe à { $name } : nom, places et tables.
device-claim-instead = Ici, tu es { $name }. Si tu continues, cet appareil oublie { $name } ; sans autre appareil, ses places sont perdues.
devices = Tes appareils
devices-how = Qui a l’un de ces appareils peut jouer en ton nom. Retire ceux dont tu ne te sers plus.
device-here = cet appareil
device-unknown = un appareil
device-seen = dernière utilisation : { $date }
device-remove = Retirer
log-out = Se déconnecter de cet appareil
log-out-last = C’est ton seul appareil : ton nom et tes places ne pourront pas être retrouvés. Te déconnecter quand même ?

## À propos

about-games = Les jeux
about-games-text = Grand Daimyo, Guerre des Clans, Shinobi Arts et Ninjutsu sont des jeux de société qui appartiennent à leurs auteurs et éditeurs. Nous suivons leurs règles, dites avec nos mots et illustrées de nos images.
about-fair = Équitable par conception
about-fair-text = Le hasard vient du serveur et de chaque joueur ; chacun est lié à sa contribution avant qu’aucune ne soit montrée. Après la partie, l’enregistrement contient tout : chacun peut rejouer chaque étape et la vérifier. Qui tient le serveur peut voir toutes les cartes, comme celui qui distribue ; mais personne ne peut les choisir sans que cela se voie.
about-secrets = Les secrets restent secrets
about-secrets-text = Ton navigateur ne reçoit que ce que ta place a le droit de savoir, et les bots aussi. Ni la taille d’un message ni le moment où il arrive ne trahissent ce que tu as en main.
about-data = Ce que nous gardons de toi
about-data-text = Un nom que tu choisis, tes parties et tes réglages, et un cookie qui te garde tes places. Si tu veux être prévenu quand c’est à toi, aussi ton adresse de courriel ou le moyen de joindre ton navigateur. Pas de mot de passe, pas de pistage, aucun contenu tiers.

## Ce qui peut mal tourner

error-unreachable = Le serveur est injoignable. Réessaie dans un instant.
texts-missing = Les textes de cette page ne sont pas arrivés. Vérifie ta connexion, puis recharge la page.
error-no-server = Pour jouer avec d’autres, il faut un serveur. Ici, tu joues contre des bots.
error-unknown-game = Ce jeu n’existe pas.
error-bad-table-code = Ce n’est pas le code d’une table. Un code a dix lettres et chiffres.
error-stale = La partie a avancé entre-temps. Choisis à nouveau.
error-illegal = Les règles ne le permettent pas maintenant.
error-turn-ends = Ce coup met fin à ton tour.
error-bad-move = Ce coup n’existe pas dans ce jeu.
error-stood-in = Un bot joue pour toi en ce moment. Appuie sur « Me revoilà » pour reprendre ta place.
error-no-undo = Ce coup ne peut plus être annulé.
error-bad-talk = Cela ne peut pas se dire à cette table.
error-chat-off = L’hôte a coupé la discussion à cette table.
error-not-seated = C’est réservé aux joueurs de cette table.
error-seated = Tu as déjà une place à cette table.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-no-seat = Cette place n’existe pas.
error-not-host = Seul l’hôte peut faire cela.
error-not-open = Cela ne se fait qu’avant le début de la partie.
error-not-playing = Cela ne se fait que pendant la partie.
error-not-over = La partie est encore en cours.
error-dealing = On distribue les cartes. Réessaie dans un instant.
error-too-early = Tout le monde n’est pas encore lié à sa contribution.
error-bad-reveal = Ce n’est pas la contribution à laquelle tu es lié.
error-withheld = Tu n’as pas montré ta contribution à temps ; on distribue donc sans elle.
error-not-full = Une place est encore libre.
error-no-return = Aucun bot ne joue pour toi : tu es déjà là.
error-paused = La manche est finie. Appuie sur Continuer et attends les autres.
error-no-pause = La manche suivante a déjà commencé.
error-no-rhythm = À cette table, on joue sans pauses.
error-not-away = L’absence n’est pas encore assez longue. Attends un peu.
error-not-alone = D’autres continuent ici : tu peux partir, un bot prendra la suite.
error-lesson = Une partie guidée est pour une seule personne.
error-bad-table = Impossible de créer une table ainsi.
error-no-bot = Ce bot n’existe pas.
error-no-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-no-name = Indique d’abord ton nom.
error-bad-name = Un nom a de 1 à 24 caractères visibles.
error-too-many-tables = Tu as trop de tables. Termine d’abord quelques parties.
error-bad-message = Le serveur n’a pas compris. Recharge la page.
error-too-long = C’est trop long.
error-too-fast = Pas si vite. Attends un instant.
error-bad-origin = Cette page ne vient pas de ce serveur. Ouvre l’adresse du serveur.
error-bad-token = Ce jeton est inconnu ou a été révoqué.
error-no-scope = Le jeton de ce programme ne permet pas cela.
error-too-many-tokens = Tu as trop de jetons. Révoques-en un d’abord.
error-bad-code = Ce lien a déjà servi, ou il est trop vieux. Crées-en un autre.
error-bad-push = Le serveur ne connaît pas le service push de ce navigateur.
error-bad-mail = Ce n’est pas une adresse, ou le courriel n’a pas pu être envoyé.
error-not-found = Page introuvable.
error-closing = Le serveur va redémarrer. Rien n’est perdu ; réessaie dans un instant.
error-failed = Le serveur a rencontré un problème. Rien n’a changé ; réessaie.
error-damaged = Les données de cette table sont endommagées. La personne qui gère ce site est prévenue.
error-bad-record = Le serveur n’a pas pu confirmer cette partie ; elle n’a pas été gardée.
error-not-alone-there = On ne peut garder que les parties jouées dans ton navigateur, en solo contre des bots.
error-other-bots = Le serveur a une autre version des bots que celle contre laquelle tu as joué ; il ne peut pas vérifier cette partie.
error-kept-already = Quelqu’un d’autre a déjà gardé cette partie.
error-hushed = L’hôte t’a coupé la parole à cette table.
error-removed = L’hôte t’a demandé de quitter cette table.
error-no-person = Personne d’autre n’est assis là.
error-device = Cet appareil n’existe plus.
error-sure = Tu as déjà un autre nom sur cet appareil.

# Programs of one's own
programs-title = Faire jouer un programme
programs-how = Un programme à toi peut s’asseoir aux tables sous son propre nom. Tout le monde voit qu’il est à toi. Donne-lui un jeton. C’est comme une clé : garde-le secret.
programs-name = Nom du programme
programs-make = Créer un jeton
programs-once = Copie-le maintenant : il n’est montré qu’une fois.
programs-yours = Tes jetons
programs-none = Aucun pour l’instant.
programs-revoke = Révoquer
scope-play = S’asseoir et jouer
scope-talk = Parler
scope-host = Créer des tables
scope-read = Lire ses parties terminées
sitter-program = programme ({ $owner })
