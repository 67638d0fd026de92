### Lo que dicen las páginas alrededor de los juegos. Las palabras de cada juego están con el juego.

## En todas partes

home = Inicio
language = Idioma
your-name = Tu nombre
guest = Invitado
you = tú
connecting = Entrando en la mesa…
reconnecting = Se ha cortado la conexión. Lo intentamos de nuevo; no se pierde nada.
lost-title = Página no encontrada
lost-home = Volver a los juegos
about = Acerca de
licences = Licencias del software que usamos
other-device = Continuar en otro dispositivo
independent = Una versión independiente y sin ánimo de lucro, hecha por aficionados. Los juegos son de sus autores; los dibujos y las palabras de aquí son nuestros.

## Inicio

home-title = Cuatro juegos de sombras y faroles
home-lead = Miente sobre el arma que envías. Oculta a quién sirves. Roba en la oscuridad y encuentra al maestro entre quince ninjas. Con amigos, estén donde estén, o contra bots, ahora mismo.
games = Los juegos
players-range = De { $fewest } a { $most } jugadores
players-exactly = { $count } jugadores
play-now = Jugar ya
play-now-with =
    { $count ->
        [one] con un bot
       *[other] con { $count } bots
    }
play-now-bots = Nivel de los bots:
learn = Aprender jugando
make-table = Crear una mesa
rules = Reglas
join-title = ¿Te han dado un código?
join-how = Escribe el código de la mesa o pega su enlace.
join = Entrar
watch = Mirar
go-on = Seguir
your-tables = Tus mesas
waiting-tables = Esperan jugadores
running-tables = En juego
no-tables-yours = No tienes ninguna partida en curso. Juega ya o crea una mesa.
no-tables-waiting = Nadie espera ahora. Crea una y hazla pública.
no-tables-running = Ahora no hay ninguna partida pública en curso.
seats-free =
    { $free ->
        [one] un asiento libre
       *[other] { $free } asientos libres
    }
table-over = terminada

## Crear una mesa y reunirse

new-players = Jugadores
new-seats = Asientos
new-edition = Edición
new-pace = Tiempo para pensar
pace-untimed = Sin límite
pace-seconds = { $seconds } segundos por decisión, más una reserva del triple para toda la partida
new-rhythm = Ritmo de la mesa
new-rhythm-how = Lo rápido que juegan los bots y cuánto se ve el final de una ronda si nadie pulsa Continuar.
rhythm-by-host = Lo fija para todos quien creó la mesa.
pace-mine = Tu propio ritmo
new-delay = Los espectadores ven la partida
delay-none = en directo
delay-steps = con { $steps } jugadas de retraso
new-public = Mostrar esta mesa en la página de inicio para que entre quien quiera
new-options = Más opciones
by-lot = por sorteo
as-usual = lo habitual
seat-open = Asiento { $seat }
seat-free = libre
seat-is-for = El asiento { $seat } es para
seat-for-person = una persona
seat-for-bot = un bot: { $level }
level-random = al azar
level-novice = novato
level-adept = experto
level-master = maestro
level-grandmaster = gran maestro
sit-here = Sentarse aquí
stand-up = Levantarse
start = Empezar la partida
start-needs =
    { $free ->
        [one] Queda un asiento libre: invita a alguien o dáselo a un bot.
       *[other] Quedan { $free } asientos libres: invita a gente o dáselos a bots.
    }
host-starts = Quien creó la mesa empieza la partida cuando todos los asientos están ocupados.
invite = Invitar a amigos
invite-how = Envíales este enlace: escriben un nombre y se sientan.
table-code = Código
copy-link = Copiar el enlace
copied = Copiado
fairness = ¿Es juego limpio?
fairness-before = El azar de esta partida viene del servidor y de todos los que juegan. Antes de mostrar nada, todos se comprometen con su aportación: el servidor por esta huella, los jugadores del mismo modo. Después de la partida se publica todo, y cualquiera puede comprobarlo.
fairness-not-kept = Esta mesa ha cambiado lo acordado antes de empezar, así que esta página no le muestra nada más. No te fíes de esta partida.
fairness-not-heard = Esta mesa dice que no mostraste tu aportación a tiempo, pero esta página la ha enviado. Si tu conexión es buena, no te fíes de este reparto.
dealing = Se reparten las cartas…
deal-waits = Se espera a { $names }.

## La mesa

at-the-table = En la mesa
sitter-bot = bot, { $level }
sitter-stands-in = ausente: juega un bot ({ $level })
sitter-away = ausente
i-am-back = He vuelto
watching =
    { $count ->
        [one] un espectador
       *[other] { $count } espectadores
    }
your-turn = Te toca a ti.
waiting = Los demás están decidiendo.
choose-again = Cancelar
undo = Deshacer
no-undo = Tu última jugada ya no se deshace: tú o los demás habéis visto algo nuevo
no-undo-why = Una jugada ya no se deshace cuando alguien ha sabido algo por ella: los demás, si juegas una carta que solo tú conocías; tú, si robas o descubres una carta, miras algo o tiras un dado. Lo visto, visto está.
undo-when = Puedes deshacer una jugada tuya mientras no haya revelado a nadie algo que no podía saber ni haya jugado otra persona.
round-over = La ronda ha terminado. Mira la mesa el tiempo que quieras.
round-seen = Continúa cuando lo hayas visto todo.
round-waits = Se espera a { $names }.
round-goes-on = Sigue en { $seconds } s.
continue = Continuar
dont-wait = No esperar
confirm-move = ¿{ $move }?
confirm = Sí, hazlo
digest = Desde tu último turno
digest-nothing = No ha pasado nada desde entonces.
digest-more = (Lo anterior está en el historial.)
close = Cerrar
lesson = Un consejo para tu primera partida
lesson-read = Entendido
lesson-waits = El juego espera mientras lees.
time-left = Tiempo restante
log-and-talk = Historial y charla
tab-log = Historial
tab-talk = Charla
tab-rules = Reglas
rule = Leer la regla
rule-word = regla
goal-title = Tu objetivo:
goal-read = Cerrar
not-now = Ahora no:
in-turn = Es el turno de { $name }.
rules-search = Buscar en las reglas
rules-here = En esta mesa – { $name }: { $value }
rules-agreed = En esta mesa
rules-not-found = Las reglas no mencionan «{ $words }».
rules-page = Abrir las reglas en su propia página
rules-numbers = Cada cláusula conserva siempre su número y ninguno se usa dos veces: por eso hay huecos.
rules-number = El número de esta regla, para citarla
rules-edition = «{ play-now }» usa esta edición: { $edition }. Al crear una mesa se puede elegir otra.
result = Resultado
rematch = Revancha
lesson-rematch = Ahora, una partida de verdad
rematch-join = A la revancha
rematch-watch = Mirar la revancha
all-open = Ver lo que quedaba oculto al final
all-open-start = Repetición con todo a la vista
replay = Repetición
replay-whole = Repetición paso a paso
download-record = Descargar el registro
keep-there = Guardar y compartir esta partida
keep-there-how = Una partida guardada está en tu historial en todos tus dispositivos, y quien tenga el enlace puede verla.
keep-there-checking = La partida se está comprobando…
keep-there-done = Guardada: quien tenga el enlace puede verla.
keep-there-link = El enlace
from-browser = Jugada a solas en un navegador.
from-browser-how = Este servidor la ha comprobado: todas las jugadas siguen las reglas. Pero las cartas las repartió el navegador de quien jugaba, así que esto no demuestra que nadie las conociera. El servidor no la cuenta en los resultados de nadie.
goodbye-elsewhere = Has abierto esta mesa en otra ventana. Esta ventana ya no está activa.
goodbye-no-table = No existe esa mesa. Quizá el enlace no esté completo.
goodbye-failed = Algo ha fallado en esta mesa. Vuelve a cargar la página; no se ha perdido nada.
new-version = Hay una versión nueva. La tendrás la próxima vez que abras Shinobi.
no-network = No tienes conexión. Puedes jugar contra bots; para las mesas con otras personas hace falta la red.

## Charla

nobody-spoke = Nadie ha dicho nada todavía.
only-you = Solo tú lo sabes.
only-you-two = (solo lo habéis visto vosotros dos)
talk-set-phrases = En este juego nadie puede contar lo que sabe: no hay chat, solo gestos.
means-chat = Chat
means-phrase = Afirmar o preguntar
means-gesture = Gesto
say-something = Di algo
send = Decir a todos
send-question = Preguntar
talk-asked = { $name } te pregunta:
talk-answer = Responder
talk-asked-how = Puedes decir la verdad o mentir: ahora nadie puede comprobarlo. La partida espera tu respuesta.
talk-answer-how = ¿Qué respondes?
talk-no-answer = No responder
talk-bots = Los bots solo entienden lo que está en «{ means-phrase }».
talk-bots-silent = En este juego los bots no hablan ni responden.
blank-player = Qué jugador
blank-thing = Cuál
do-nod = Asentir
do-shake = Negar con la cabeza
do-shrug = Encogerse de hombros
do-laugh = Reír
do-bow = Hacer una reverencia
do-think = Acariciarse la barbilla
do-stare = Mirar fijamente
do-applaud = Aplaudir
do-wink = Guiñar el ojo a { $name }
talk-settings = Silenciar a jugadores
mute = Silenciar a { $name }
remove-person = Pedir a { $name } que se vaya
hush-person = Silenciar a { $name } para todos
unhush-person = Dejar hablar a { $name }
sitter-hushed = silenciado por el anfitrión
chat-on = El chat está activado en esta mesa

## Repetición

replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Una jugada adelante
replay-last = Al final
replay-round = Ir a…
replay-together = Ver con amigos
replay-lead = Tú guías: quien abra este enlace ve lo que tú ves.
replay-follow = Guía { $name }; ves lo mismo.
replay-leave = Seguir por mi cuenta
replay-followers =
    { $count ->
        [0] Todavía no sigue nadie.
        [one] Sigue una persona.
       *[other] Siguen { $count } personas.
    }
replay-leader-gone = Quien guiaba se ha ido. Puedes seguir por tu cuenta.
replay-here = Mostrar este momento en la repetición
replay-step = Jugada
replay-as = Vista
replay-everything = todo a la vista
replay-spectator = la de un espectador
replay-seat = la de { $name }
what-if = ¿Y si…?
what-if-how = Ocupa un asiento y sigue jugando desde este momento, contra bots.
what-if-over = Aquí la partida ha terminado: no se puede seguir desde este momento.
what-if-own = Ir a tu última decisión
what-if-last = Ir a la última decisión
what-if-seat = Jugar como
what-if-begin = Seguir desde aquí
what-if-not-counted = No cuenta en tu historial.
what-if-here = ¿Y si…? Sigues desde un momento de otra partida.
what-if-back = Volver a la repetición
what-if-again = Otra vez desde el mismo momento
review = Análisis
review-working = Calculando las probabilidades…
review-failed = No se ha podido analizar esta partida.
review-chances = Probabilidades de cada uno
review-sight = Probabilidades
review-open = sabiendo todo lo oculto
review-known = con lo que cada uno sabía entonces
review-estimated = Estimaciones aproximadas, con muchas partidas que los bots continúan desde cada momento: un punto suelto puede desviarse en torno a un { $margin }.
review-start = Inicio
review-moves =
    { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }
review-turns = Momentos decisivos
review-no-turns = Las probabilidades cambiaron poco a poco; ningún momento destaca.
review-turns-how = Si no se dice otra cosa, son las probabilidades sabiendo todo lo oculto, con un margen de un { $margin } más o menos; cada punto es una sola jugada. De las personas se incluyen cambios desde un { $least }; de los bots, solo los grandes. Una jugada puede ser correcta con lo que se sabía y aun así cambiar la partida.
review-own = { $name }: { $start } al principio
review-own-best = Máximo: { $chance }, tras la jugada { $number }
review-own-lost = Desde la jugada { $number }, menos de { $little }
review-own-fall = Según lo que sabías entonces, esta jugada es la que más te costó: dejaba en torno a un { $made } de ganar; la elección del bot, en torno a un { $best }.
review-fall-of = Según lo que { $name } sabía entonces, esta jugada es la que más le costó: dejaba en torno a un { $made } de ganar; la elección del bot, en torno a un { $best }.
review-move = jugada { $number }
review-round = Ronda { $number }
review-change = { $name }: { $before } → { $now }
review-change-known = { $name }, con lo que se sabía entonces: { $made }; con la elección del bot, { $best }
review-decisions = Qué habría hecho un bot de nivel «{ $level }»
review-alike =
    { $moves ->
        [one] Hubo una jugada;
       *[other] Hubo { $moves } jugadas;
    } { $count ->
        [one] una de ellas, en la que había algo que elegir, se comparó con la del bot.
       *[other] { $count } de ellas, en las que había algo que elegir, se compararon con las del bot.
    } El bot habría hecho la misma { $same ->
        [one] una vez
       *[other] { $same } veces
    }, otra más o menos igual de buena (menos de { $margin } de diferencia) { $near ->
        [one] una vez
       *[other] { $near } veces
    }, y una claramente mejor { $worse ->
        [one] una vez
       *[other] { $worse } veces
    }.
review-near = Ninguna fue claramente peor. Las mayores diferencias encontradas, demasiado pequeñas para distinguirlas del azar:
review-no-difference = No se encontró ninguna diferencia.
review-alike-how = El bot decide con lo que se sabía entonces; tampoco ve las cartas ocultas. Se puede perder sin un solo error claro: por azar, por lo que hacen los demás y por muchas diferencias pequeñas.
review-instead = Elegido: «{ $made }». El bot habría elegido: «{ $best }».
review-worth = Con lo que se sabía entonces, quedaba en torno a un { $made } de ganar; con la elección del bot, en torno a un { $best }.
review-after = Al final
review-notes = Tus notas
review-notes-how = Se quedan en este navegador.
review-notes-lost = Este navegador no puede guardar tus notas ahora. Cópialas antes de salir de esta página.
back-to-table = Volver a la mesa
fairness-check = Comprobar que fue limpio
fairness-all = Todo se jugó como se acordó.
fairness-checking = Se está comprobando…
fairness-kept = Lo que se puede comprobar en esta página es correcto.
fairness-wrong = Esta partida no se jugó como se acordó.
fairness-nobody = Este reparto no estaba protegido: ningún jugador hizo una aportación propia, así que el servidor pudo elegirlo solo.
fairness-nothing = Antes de este reparto no se acordó nada, así que no hay nada que comprobar. Las partidas guiadas tienen el mismo reparto para todos.
fairness-how = Qué se ha comprobado
fairness-secret-right = El servidor fijó sus números aleatorios antes de la partida: coinciden con la huella que tu navegador anotó entonces.
fairness-secret-wrong = Los números aleatorios del servidor no coinciden con la huella que tu navegador anotó antes de la partida.
fairness-secret-unseen = Tu navegador no anotó ninguna huella de los números aleatorios del servidor antes de la partida.
fairness-parts-right = Los números aleatorios que añadieron los navegadores de los jugadores quedaron fijados antes de mostrarse ninguno.
fairness-parts-wrong = Los números aleatorios de alguien se cambiaron después de quedar fijados.
fairness-seal-right = Se jugó con las opciones y los jugadores que tu navegador anotó antes.
fairness-seal-wrong = Las opciones o los jugadores no son los que tu navegador anotó antes de la partida.
fairness-seal-unseen = Tu navegador no anotó las opciones ni los jugadores antes de la partida.
fairness-mine-right = Se usaron los números aleatorios que añadió tu navegador.
fairness-mine-wrong = No se usaron los números aleatorios que añadió tu navegador.
fairness-told-right = El registro dice exactamente lo que se te contó durante la partida.
fairness-told-wrong = El registro no dice lo que se te contó durante la partida.
fairness-told-unseen = Este navegador no vio la partida hasta el final y no puede comparar lo que se te contó.
fairness-rules-checking = La partida se está jugando de nuevo según las reglas…
fairness-rules-right = El reparto, cada tirada y cada carta, cada jugada y el resultado se siguen de estos números aleatorios según las reglas.
fairness-rules-wrong = { $what ->
    [table] Las reglas no permiten esta mesa.
    [deal] El reparto no se sigue de esto según las reglas.
    [result] El resultado no se sigue de esto según las reglas.
   *[step] La jugada { $step } no se sigue de esto según las reglas.
  }
fairness-rules-unseen = No se ha comprobado en esta página: que cada carta, cada bot y cada jugada se siga de esto según las reglas.
fairness-bots-checking = Se pregunta de nuevo a los bots: jugada { $step } de { $steps }…
fairness-bots-right = Preguntados de nuevo, los bots eligieron lo mismo que en la partida, { $count } veces.
fairness-bots-wrong = En la jugada { $step } un bot no eligió como debía.
fairness-bots-other = Sin comprobar, porque jugó una versión anterior o posterior de los bots: { $count }.
fairness-bots-failed = Elegidas al azar porque, según el servidor, un bot había fallado: { $count }.
fairness-program = Para comprobarlo sin fiarte de esta página, usa el programa con el registro:
fairness-withheld = Se repartió de nuevo porque una aportación no se mostró a tiempo: { $names }. Quien además conozca el secreto del servidor pudo hacerlo para tener otras cartas.
fairness-silent = Sin aportación propia, y por tanto confiando en los demás: { $names }.
fairness-unfinished = El registro acaba antes que la partida.
fairness-trouble = Ahora mismo no se ha podido comprobar.

## Venir, irse y estar ausente

silent = Hace un rato que no llega nada del servidor. Puede que no tengas red; la página sigue intentándolo.
turn-title = Te toca
time-bank = En reserva, para toda la partida
time-span = aún { $span }
table-menu = Esta mesa
to-home = A la página de inicio
cancel = Cancelar
do-it-leave = Dejar la mesa
do-it-resign = Rendirse
do-it-delete = Cerrar la mesa
do-it-delete-how = La partida se descarta y no cuenta.
do-it-resign-how = Cuenta como partida perdida.
do-it-resign-lesson = La partida guiada acaba aquí.
do-it-leave-how = Un bot sigue jugando por ti.
fall-play-on = Seguir jugando
sure-leave = ¿Dejar esta mesa para siempre? Una vez repartidas las cartas, un bot sigue jugando por ti.
sure-resign = ¿Rendirte? La partida acaba aquí y la pierdes.
sure-delete = ¿Cerrar esta mesa para siempre? La partida no cuenta.
ended-resigned = Alguien se ha rendido; la partida ha terminado.
ended-deleted = El anfitrión ha cerrado esta mesa.
ended-idle = Hacía mucho que nadie jugaba aquí y la mesa se ha cerrado sola.
ended-empty = Todos se han ido y la mesa se ha cerrado.
ends-in = Se cierra sola en { $span } si nadie juega
not-dealt = sin empezar
turns-waiting =
    { $count ->
        [one] te toca en una mesa
       *[other] te toca en { $count } mesas
    }
away-for = ausente desde hace { $span }; un bot sigue en { $bot }
vote-bot = Seguir con un bot
note-late = A { $name } se le acabó el tiempo: un bot juega por { $name }.
    .name = Se te acabó el tiempo: un bot juega por ti.
note-gone = { $name } no está: un bot juega por { $name }.
    .name = No estabas: un bot juega por ti.
note-voted = La mesa sigue: un bot juega por { $name }.
    .name = La mesa sigue: un bot juega por ti.
note-back = { $name } ha vuelto.
    .name = Has vuelto.
note-left = { $name } se ha ido; un bot ocupa su lugar.
    .name = Te has ido; un bot ocupa tu lugar.
note-resigned = { $name } se ha rendido.
    .name = Te has rendido.
result-you = ¡Has ganado!
result-you-shared = Compartes la victoria con { $names }.
result-lost = Has perdido.
result-none = Nadie gana.
result-over = La partida ha terminado.
span-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
span-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
span-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
span-seconds = { $count } s
pace-by-day = Por correspondencia: { $span } por decisión
pace-each = { $span } por decisión
pace-with-bank = { $span } por decisión y { $bank } de reserva
house-rules = Reglas de la casa
house-rules-none = ninguna, todo según el reglamento
yes = sí
no = no
share = Compartir
invite-text = Juega conmigo:
qr-code = El enlace como código QR, para escanearlo
own-deck = Un mazo propio
deck-how = Elige un archivo TOML o pega su texto; vacío, se juega con el mazo de la casa.
deck-file = Un archivo con un mazo
deck-text = El mazo como texto
deck-good = Se puede jugar con «{ $name }».

## Lo que has jugado

played = Tus partidas
played-none = Todavía nada: aquí aparecen las partidas que termines.
played-with = Con { $names }
played-lesson = partida guiada
played-from-browser = jugada a solas en un navegador
matches = Partidas
older = Partidas anteriores
bot = bot
column-game = Juego
column-played = Jugadas
column-won = Ganadas
column-shared = Victorias compartidas
column-people = Con gente

## Ajustes

settings = Ajustes
settings-kept = Se guardan en este navegador y, cuando tengas un nombre, también en tus otros dispositivos.
setting-pace = Ritmo
setting-pace-how = Cuánto tiempo quedan los resultados en la mesa antes de seguir.
setting-pace-calm = tranquilo
setting-pace-normal = normal
setting-pace-quick = rápido
setting-theme = Colores
setting-theme-how = Claros, oscuros o como en tu dispositivo.
setting-theme-system = como en mi dispositivo
setting-theme-light = claros
setting-theme-dark = oscuros
setting-cards = Tamaño de las cartas
setting-cards-how = En el tablero y en tu mano.
setting-cards-small = pequeñas
setting-cards-normal = normales
setting-cards-large = grandes
setting-animation = Animaciones
setting-animation-how = Las cartas y las piezas se deslizan; si no, aparecen directamente en su sitio.
setting-confirm = Preguntar antes de terminar mi turno
setting-confirm-how = Confirmas la última acción de tu turno.
setting-sound = Sonidos
setting-sound-how = Cuando te toca, y para cartas, dados y ataques.
setting-vibration = Vibración
setting-vibration-how = En el móvil, cuando te toca.
reach = Cuando te toca y no estás
reach-push = Avísame en este dispositivo
reach-push-how = También con la página cerrada. Tu navegador te preguntará.
reach-push-no = No se puede avisar a este navegador: no admite avisos, o solo por https.
reach-push-denied = Tu navegador no lo permite. Cámbialo en sus ajustes para este sitio.
reach-mail = Por correo
reach-mail-how = Solo para decirte que te toca. Recibirás un enlace para confirmar la dirección.
reach-mail-sent = Un enlace va de camino a { $address }. Ábrelo en este navegador.
reach-mail-on = El correo va a { $address }.
reach-mail-confirmed = Confirmado: el correo va a { $address }.
reach-save = Usar esta dirección
reach-remove = No más correo

## Otro dispositivo

device-how = Crea un enlace y ábrelo en el otro dispositivo en unos minutos. Tu nombre, tus asientos y tus mesas van contigo.
device-make = Crear un enlace
device-once = Funciona una sola vez, durante { $minutes } minutos.
device-claim = Este enlace trae a este dispositivo el nombre y las mesas de alguien. Ábrelo solo si es tuyo.
device-claim-go = Sí, es mío
device-claim-who = Este enlace hace que este dispositivo sea de { $name }: nombre, asientos y mesas.
device-claim-instead = Aquí eres { $name }. Si sigues, este dispositivo olvida a { $name }; sin otro dispositivo, sus asientos se pierden.
devices = Tus dispositivos
devices-how = Quien tenga uno de estos dispositivos puede jugar en tu nombre. Quita los que ya no uses.
device-here = este dispositivo
device-unknown = un dispositivo
device-seen = último uso: { $date }
device-remove = Quitar
log-out = Cerrar sesión en este dispositivo
log-out-last = Es tu único dispositivo: no podrás recuperar tu nombre ni tus asientos. ¿Cerrar sesión de todos modos?

## Acerca de

about-games = Los juegos
about-games-text = Gran Daimio, Guerra de Clanes, Shinobi Arts y Ninjutsu son juegos de mesa que pertenecen a sus autores y editoriales. Seguimos sus reglas, contadas con nuestras palabras y con dibujos nuestros.
about-fair = Juego limpio por diseño
about-fair-text = El azar viene del servidor y de cada jugador; todos se comprometen con su aportación antes de que se muestre ninguna. Después de la partida, el registro lo contiene todo: cualquiera puede repetir cada paso y comprobarlo. Quien lleva el servidor puede ver todas las cartas, como podría quien las reparte; pero nadie puede elegirlas sin que se note.
about-secrets = Los secretos siguen siendo secretos
about-secrets-text = Tu navegador recibe solo lo que tu asiento puede saber, y los bots también. Ni el tamaño de un mensaje ni el momento en que llega revelan lo que tienes.
about-data = Qué se guarda de ti
about-data-text = Un nombre que tú eliges, tus partidas y tus ajustes, y una cookie que te guarda los asientos. Si quieres que te avisemos cuando te toca, también tu dirección de correo o cómo llegar a tu navegador. Sin contraseñas, sin rastreo, sin contenido de terceros.

## Qué puede ir mal

error-unreachable = No se puede contactar con el servidor. Inténtalo dentro de un momento.
texts-missing = Los textos de esta página no han llegado. Comprueba tu conexión y vuelve a cargar la página.
error-no-server = Para jugar con otras personas hace falta un servidor. Aquí juegas contra bots.
error-unknown-game = No existe ese juego.
error-bad-table-code = Eso no es el código de una mesa. Tiene diez letras y cifras.
error-stale = La partida ha avanzado. Elige de nuevo.
error-illegal = Las reglas no lo permiten ahora.
error-turn-ends = Con esta jugada termina tu turno.
error-bad-move = Esa jugada no existe en este juego.
error-stood-in = Ahora juega un bot por ti. Pulsa «He vuelto» para seguir tú.
error-no-undo = Esa jugada ya no se puede deshacer.
error-bad-talk = Eso no se puede decir en esta mesa.
error-chat-off = Quien creó la mesa ha desactivado el chat.
error-not-seated = Solo pueden hacerlo los jugadores de esta mesa.
error-seated = Ya tienes asiento en esta mesa.
error-seat-taken = Alguien ha sido más rápido: ese asiento está ocupado.
error-no-seat = No existe ese asiento.
error-not-host = Solo puede hacerlo quien creó la mesa.
error-not-open = Eso solo se puede hacer antes de empezar la partida.
error-not-playing = Eso solo se puede hacer durante la partida.
error-not-over = La partida todavía se está jugando.
error-dealing = Se están repartiendo las cartas. Prueba de nuevo en un momento.
error-too-early = Aún no se han comprometido todos con su aportación.
error-bad-reveal = Esa no es la aportación con la que te comprometiste.
error-withheld = No mostraste tu aportación a tiempo, así que se reparte sin ella.
error-not-full = Todavía queda un asiento libre.
error-no-return = Ningún bot juega por ti: ya estás aquí.
error-paused = La ronda ha terminado. Pulsa Continuar y espera a los demás.
error-no-pause = La siguiente ronda ya ha empezado.
error-no-rhythm = En esta mesa se juega sin pausas.
error-not-away = No lleva tanto tiempo fuera. Espera un poco.
error-not-alone = Aquí siguen jugando otros: puedes irte y un bot ocupa tu lugar.
error-lesson = Una partida guiada es para una sola persona.
error-bad-table = No se puede crear una mesa así.
error-no-bot = No existe ese bot.
error-no-table = No existe esa mesa. Quizá el enlace no esté completo.
error-no-name = Escribe primero tu nombre.
error-bad-name = Un nombre tiene de 1 a 24 caracteres visibles.
error-too-many-tables = Tienes demasiadas mesas. Termina antes alguna.
error-bad-message = El servidor no lo ha entendido. Vuelve a cargar la página.
error-too-long = Eso es demasiado largo.
error-too-fast = No tan rápido. Espera un momento.
error-bad-origin = Esta página no viene de este servidor. Abre la dirección del servidor.
error-bad-token = Ese token no existe o fue revocado.
error-no-scope = El token de este programa no permite eso.
error-too-many-tokens = Tienes demasiados tokens. Revoca uno antes.
error-bad-code = Ese enlace ya se ha usado o es demasiado antiguo. Crea uno nuevo.
error-bad-push = El servidor no conoce el servicio push de este navegador.
error-bad-mail = Esa no es una dirección de correo, o el correo no se pudo enviar.
error-not-found = Página no encontrada.
error-closing = El servidor va a reiniciarse. No se pierde nada; inténtalo dentro de un momento.
error-failed = Algo ha fallado en el servidor. No ha cambiado nada; inténtalo de nuevo.
error-damaged = Los datos de esta mesa están dañados. Quien lleva este sitio ya lo sabe.
error-bad-record = El servidor no ha podido confirmar esta partida y no la ha guardado.
error-not-alone-there = Solo se guardan partidas que hayas jugado en tu navegador, a solas contra bots.
error-other-bots = El servidor tiene otra versión de los bots contra los que jugaste y no puede comprobar esta partida.
error-kept-already = Otra persona ya ha guardado esta partida.
error-hushed = El anfitrión te ha silenciado en esta mesa.
error-removed = El anfitrión te ha pedido que dejes esta mesa.
error-no-person = Ahí no se sienta nadie más.
error-device = Ese dispositivo ya no existe.
error-sure = En este dispositivo ya tienes otro nombre.

# Programs of one's own
programs-title = Hacer jugar a un programa
programs-how = Un programa tuyo puede sentarse a las mesas con su propio nombre. Todos ven que es tuyo. Dale un token: es como una llave, así que guárdalo en secreto.
programs-name = Nombre del programa
programs-make = Crear un token
programs-once = Cópialo ahora: solo se muestra una vez.
programs-yours = Tus tokens
programs-none = Todavía ninguno.
programs-revoke = Revocar
scope-play = Sentarse y jugar
scope-talk = Hablar
scope-host = Crear mesas
scope-read = Leer sus partidas terminadas
sitter-program = programa de { $owner }
