### Lo que solo dice la terminal.

## La terminal

hello = { $game }, { $players } jugadores. Juegas como { $you }. Edición: { $edition }.
hello-people = { $game }, { $players } jugadores: { $people } en esta terminal. Edición: { $edition }.
hello-help = Escribe un número, o tu jugada con palabras. «?» muestra la ayuda, «rules» las reglas, «quit» deja la partida.
asks = { $name }, te toca.
choice = Tu elección
shortcuts = O varias jugadas a la vez: { $names }.
not-understood = No entiendo «{ $said }». { $right }
right-choices = Elige una de estas: { $choices }.
undone = Jugada deshecha: { $move }.
hand-over = Pasa la terminal a { $name }
hand-over-go = Pulsa Intro cuando nadie más pueda ver la pantalla, { $name }.
since-then = Lo que ha pasado desde tu última jugada
result-clause = Fin según { $clause }: { $sentence }
says = { $name }: { $words }
say-forms = Puedes decir: { $forms }; un gesto: { $gestures }; o tus propias palabras, donde el juego lo permita.
saved = El registro de la partida está en { $file }.
interrupted = La partida no ha terminado. Continúala con: { $command }
interrupted-lost = La partida se queda aquí, sin terminar. Empieza con --record ARCHIVO si quieres continuarla más tarde.
resumed = La partida de { $file } continúa tras la jugada { $step }.

help-title = En cualquier momento
help-number = un número — esa opción
help-words = palabras — una jugada entera o su siguiente parte, por ejemplo: { $example }
help-say = say — habla a la mesa: tus propias palabras, una afirmación, una pregunta que acabe en «?», un gesto; «say» sin nada más los enumera
help-undo = undo — deshacer tu última jugada, mientras no haya revelado nada
help-table = table — mostrar otra vez la mesa
help-log = log — todo lo que se te ha contado hasta ahora
help-rules = rules — todas las reglas; «rules { $clause }» — una sola cláusula
help-quit = quit — dejar la partida

## Reglas, juegos, simulación, verificación

rules-title = Las reglas de { $game }
no-clause = No hay ninguna cláusula «{ $clause }» en { $game }. Sus cláusulas van de { $first } a { $last }.
games-players = { $fewest }–{ $most } jugadores
games-players-exactly = { $count } jugadores
games-editions = Ediciones
games-options = Opciones
games-default = por defecto
compiling = Traduciendo las reglas de { $game } a código máquina (solo la primera vez)…
simulating = Jugando a { $game }
simulated = { $games } partidas de { $game }, { $players } jugadores, juego al azar, semilla { $seed }. Edición: { $edition }.
tournament-played = { $games } partidas de { $game }, { $players } jugadores, asientos rotados, semilla { $seed }. Edición: { $edition }.
tournament-interrupted = Interrumpido. Resultados hasta ahora:
tournament-simulations = { $name } ha imaginado { $simulations } partidas por jugada.
tournament-time = { $seconds } s.
column-bot = Bot
column-seats = Asientos
column-times-fair = Veces su parte justa
column-rating = Puntuación
column-seat = Asiento
column-share = Proporción de victorias
column-interval = Intervalo del 95 %
column-ending = Fin según
column-games = Partidas
column-part = Proporción
lengths-line = Jugadas por partida: { $mean } de media, de { $least } a { $most }, la mitad entre { $low } y { $high }.
speed-line = { $steps } jugadas en { $seconds } s: { $speed } jugadas por segundo en { $workers } núcleos.
records-line = Registros: { $file }, { $size }.
verifying = Verificando { $file }
verified =
    { $count ->
        [one] El registro de { $file } es correcto: todas las jugadas, los sucesos y el resultado.
       *[other] Los { $count } registros de { $file } son correctos: todas las jugadas, los sucesos y los resultados.
    }
wrong-records = { $wrong } de { $count } registros son incorrectos.
verified-unfinished = El registro de la línea { $line } acaba tras el paso { $step }: la partida no había terminado.
unfinished-records = Registros que acaban antes que la partida: { $unfinished } de { $count }.
deck-right = { $file } es un mazo para { $game }, «{ $name }»: { $cards }. No tiene ningún error.

## Lo que puede ir mal

wrong-game = No existe el juego «{ $game }». Los juegos son { $known }.
wrong-language = No hay textos en «{ $language }». Los idiomas son { $known }.
wrong-bot = No existe el bot «{ $bot }». Los bots son { $known }.
wrong-edition = No existe la edición «{ $edition }» de { $game }. Las ediciones son { $known }.
wrong-players = { $game } en la edición «{ $edition }» es de { $fewest } a { $most } jugadores, no de { $count }.
wrong-option = { $game } no tiene la opción «{ $option }». Sus opciones son { $known }.
no-such-table = No puede haber una mesa así. { $sentence } ({ $clause })
option-form = Una opción se escribe nombre=valor, no «{ $said }».
resume-alone = Con --resume, la mesa es la del archivo: no indiques nada más sobre ella.
too-many-people = La mesa tiene { $seats } asientos, pero se ha nombrado a { $people } personas.
same-names = Cada persona necesita un nombre propio.
wrong-name = Un nombre es una línea de texto, y «{ $sign }» al final queda para los bots.
unreadable = No se puede leer { $file }: { $problem }.
other-game = La partida de { $file } es de { $other }, no de { $game }.
kept-in-folder = La partida no se puede guardar en { $file }: es una carpeta. Indica un archivo.
not-kept = La partida no se puede guardar en { $file }: { $problem }.
empty-record = No hay ningún registro en { $file }: está vacío.
undo-nothing = No hay ninguna jugada tuya que deshacer, o ya ha pasado algo después.
undo-over = La partida ha terminado, y lo oculto puede conocerse ya.
undo-revealed = Esa jugada reveló algo, así que se queda como está.
undo-final = Según las reglas, esa decisión es definitiva.
said-nothing = No has dicho nada.
said-too-long = Dilo con { $most } caracteres como máximo.
said-unreadable = Dilo en una sola línea, sin caracteres de control.
wink-at-whom = Un guiño es para otro jugador: di para quién.
no-chat-here = En este juego no hay charla libre durante la partida: usa gestos ({ $clause }).

## Valores imposibles: finales de frases como «La opción start …»

nothing = nada
must-be-one-of = debe ser uno de estos: { $names }
must-be-seat = debe ser un asiento, de 0 a { $last }
must-be-listed = debe ser un número de la lista «{ $part }» de la opción { $option }, de 0 a { $last }
must-be-whole = debe ser un número entero de { $lowest } a { $highest }
must-be-flag = debe ser true o false
must-be-list = debe ser una lista
must-be-list-of = debe ser una lista de { $length }
must-be-list-each = debe ser una lista de { $length }, uno por jugador
must-be-clause = debe ser una cláusula como { $clause }
must-be-at-least = debe ser al menos { $lowest }
must-be-a-whole = debe ser un número entero
must-be-a-number = debe ser un número
must-be-text = debe ser un texto
wrong-value = La opción { $option } { $must }, no { $value }.
wrong-sheet = La opción { $option } está mal: { $problem }
options-too-deep = Las opciones tienen listas dentro de listas, a más de { $most } niveles.
at-least-one = { $option } debe ser al menos 1, no { $number }.
wrong-seed = Una semilla (seed) es un número entero de 0 a { $most }, no { $seed }.
wrong-line = { $file }, línea { $line }: { $problem }

## Jugadas y conversación

move-form = Una jugada es un verbo con sus datos, como { $example }.
move-takes = El verbo «{ $verb }» lleva: { $takes }. Se le ha dado: { $given }.
written-move-form = En un registro, una jugada es una lista como { $example }.
written-move-takes = El verbo «{ $verb }» lleva: { $takes }. En el registro hay { $count } valores.
wrong-verb = En este juego no existe el verbo «{ $verb }». Los verbos son { $known }.
wrong-argument = En «{ $verb }», { $argument } { $must }, no { $value }.
no-such-seat = En esta mesa no hay un asiento { $seat }; los asientos van de 0 a { $last }.
only-wink = Solo un guiño es para un jugador; todo lo demás es para todos.
no-such-claim = En este juego no existe la afirmación «{ $said }». Las que hay: { $known }.
no-such-question = En este juego no existe la pregunta «{ $said }». Las que hay: { $known }.
phrase-needs = «{ $phrase }» necesita: { $needs }.
phrase-value = «{ $part }» { $must }.
no-such-gesture = No existe el gesto «{ $said }». Los gestos son: { $known }.

## Registros incorrectos

record-unreadable = Esto no es el registro de una partida: { $problem }.
record-format = Este registro tiene el formato { $format }; este programa lee los formatos { $readable }.
record-twice = El registro dice «{ $name }» dos veces en un mismo lugar, así que se puede leer de dos maneras.
record-format-older = Este registro tiene el formato { $format }, pero contiene algo que ese formato no tiene: { $name }.
record-no-table = No puede haber una mesa así: { $problem }
record-lacks-option = Un registro debe nombrar todas las opciones de su juego. A este le falta { $missing }.
record-seats = El registro nombra { $named } asientos para { $players } jugadores.
record-keys = El registro no se puede reproducir: { $problem }.
record-after-end = El paso { $step } viene después del final: la partida terminó tras el paso { $last }.
record-breaks-rule = El paso { $step } incumple una regla: { $problem }
record-no-move = El paso { $step } no es una jugada: { $problem }
record-tells-wrong =
    { $step ->
        [0] En el reparto pone { $told }, pero según las reglas y las claves es { $true }.
       *[other] En el paso { $step } pone { $told }, pero según las reglas y las claves es { $true }.
    }
record-leaves-out =
    { $step ->
        [0] En el reparto falta { $true }.
       *[other] En el paso { $step } falta { $true }.
    }
record-adds =
    { $step ->
        [0] En el reparto pone { $told }, que no ocurrió.
       *[other] En el paso { $step } pone { $told }, que no ocurrió.
    }
record-early-result = El registro da un resultado, pero tras el paso { $step } la partida no ha terminado.
record-no-result = La partida ha terminado, pero el registro no da ningún resultado.
record-wrong-result = El resultado que figura es { $stated }, pero es { $true }.
record-no-phrase = Lo dicho no puede ser, en el lugar { $nth } de las frases: { $problem }

keys-form = sus «keys» no tienen ninguna de las formas que describe docs/record.md (16 cifras hexadecimales de una semilla, 64 cifras hexadecimales de un secreto, o las rondas de una mesa en línea)
keys-shape = sus «keys» no son como deben: { $problem }
keys-promise = su secreto no es el que se prometió; su SHA-256 es { $promise }
keys-contributions = sus claves tienen { $given } aportaciones para { $players } jugadores
keys-seal = su sello no corresponde a lo acordado; el correcto es { $seal }
keys-no-round = sus claves no tienen rondas, así que no se acordó nada
keys-seats = sus claves no son siempre para { $players } asientos
keys-digits = su secreto, sus compromisos, sus aportaciones y su sello deben tener 64 cifras hexadecimales cada uno
keys-table = su mesa debe tener un identificador de 10 letras minúsculas y cifras
keys-level = sus «sitters» nombran un bot que no puede existir
keys-bot-bound = en la ronda { $round } de sus claves, el asiento { $seat } tiene un compromiso, pero allí hay un bot
keys-again = en la ronda { $round } de sus claves, el asiento { $seat } participa de nuevo aunque antes no mostró su aportación
keys-unbound = en la ronda { $round } de sus claves, el asiento { $seat } tiene una aportación a la que no se comprometió
keys-other = en la ronda { $round } de sus claves, la aportación del asiento { $seat } no es aquella a la que se comprometió
keys-called-off = la ronda { $round } de sus claves se anuló aunque todos los asientos habían mostrado su aportación
keys-dealt-anyway = se repartieron las cartas aunque el asiento { $seat } no había mostrado su aportación

bots-person-played = En el paso { $step }, una persona jugó en el asiento { $seat }, pero según el sello allí hay un bot ({ $level }).
bots-other-played = En el paso { $step }, en el asiento { $seat } jugó { $chose }, pero según el sello allí está { $level }.
bots-other-stood-in = En el paso { $step }, en el asiento { $seat } suplió { $chose }, pero según el sello eso le toca a { $level }.
bots-unknown = El sello nombra un bot llamado «{ $level }», que este programa no conoce.
bots-no-resort = En el paso { $step }, en el asiento { $seat } jugó { $chose }, que no sustituye a un bot que ha fallado.
bots-searched-wrong = un { $level } no busca así: { $searched }.
bots-heard-wrong = En el paso { $step }, un bot no puede haber oído tantas frases: { $heard }.
bots-cannot-choose = En el paso { $step }, ningún bot puede elegir: { $problem }
bots-wrong-choice = En el paso { $step }, el bot del asiento { $seat } ({ $level }) no eligió según las claves, que dan { $move }.

promise-broken = No se cumplió una promesa: { $promised } no es ni el sello del reparto ni la huella de su secreto.
name-on-seat = asiento { $seat }: { $name }
deal-seal = Sello del reparto: { $seal }
deal-protected = El reparto está protegido por las aportaciones de:
deal-unprotected = Este reparto no estaba protegido: ningún jugador hizo una aportación propia, así que el servidor pudo elegirlo solo.
deal-again = Se repartió de nuevo porque estos jugadores no mostraron su aportación a tiempo:
deal-silent = Sin aportación propia:
deal-not-compared = No se ha comparado con un sello que vieras antes del reparto (--promised). Solo eso demuestra que nadie eligió el reparto después.
deal-not-bound = La huella del secreto del servidor no fija el reparto: su anfitrión aún podía elegirlo con otras aportaciones. Solo lo fija el sello.
deal-bots = Jugadas de bots comprobadas con las claves: { $count }
deal-bots-other = Jugadas de bots que aquí no se pueden comprobar, porque jugó una versión anterior o posterior: { $count }
deal-bots-failed = Jugadas hechas al azar porque, según el servidor, el bot había fallado: { $count }

## Archivos, bots y servidores

not-written = No se puede escribir { $file }: { $problem }.
site-written = El sitio está en { $folder }. Su README explica cómo publicarlo.
modules-written = El paquete está en { $folder }. Su README tiene un ejemplo.
site-not-built = Las páginas aún no están construidas. Ejecuta una vez «./shinobi serve» y vuelve a intentarlo.
site-not-empty = En { $folder } hay otros archivos. Elige una carpeta vacía.
which-deck-game = Di con --game para qué juego es el mazo: { $games }.
needs-matplotlib = Para --plot hay que instalar matplotlib: { $command }
wrong-simulations = Después de «{ $bot }:» va un número de simulaciones, no «{ $said }».
wrong-own-bot = No existe el bot «{ $bot }»: { $problem }.
tournament-too-short = El torneo se interrumpió antes de que terminara una partida.
oracle-alone = El oráculo solo juega si todos los demás son bots que vienen con Shinobi.
serving = Shinobi funciona en { $address } – ábrelo en un navegador. Ctrl-C lo detiene.
serving-data = Las mesas, los registros y las identidades se guardan en { $file }
serving-read = { $number } de { $count } mesas cargadas.
no-token = No hay ningún token en { $file }. Escribe en él una palabra larga al azar.
port-taken = Shinobi no puede usar { $address }: { $problem }. Prueba con otro --port.
table-not-kept = Esta mesa ha cambiado lo acordado antes del reparto, así que no se le muestra nada más. No te fíes de esta partida.
data-in-use = Otro servidor (proceso { $holder }) está usando los datos de { $file }. Detenlo antes, o elige otro archivo con --data.
data-not-kept = No se pueden guardar datos en { $file }: { $problem }.
data-newer = Los datos de { $file } son de una versión más nueva de este programa (formato { $form }).
data-older = Los datos de { $file } son de antes de la primera versión publicada, y esta no los puede leer. Mueve el archivo a otro sitio para empezar de cero.
database-not-reached = No se puede acceder a la base de datos o usarla: { $problem }.
database-newer = La base de datos es de una versión más nueva de este programa (formato { $form }).
database-extra = Para --database y --nats hacen falta más paquetes: pip install "shinobi-games[many]"
nats-not-reached = No se puede acceder a NATS: { $problem }.
nats-alone = --nats conecta servidores que comparten una base de datos: indica también --database.
half-moved = Se estaban trasladando datos aquí y no han llegado todos. Repite el mismo «shinobi move-data»: sigue donde se quedó.
target-not-empty = En el destino ya hay datos. Elige uno vacío.
moved-otherwise = Lo que ha llegado no es lo que se envió ({ $kind }). Empieza de nuevo con un destino vacío.
servers-running = Hay servidores usando la base de datos. Detenlos antes.
data-moved = Todo se ha trasladado y comparado: { $people } personas, { $tables } mesas, { $entries } entradas en sus registros.
no-data = No hay datos en { $file }. Indica el archivo del servidor con --data.
no-backup = { $file } no es una copia de seguridad de este programa: { $problem }.
damaged-backup = { $file } está dañado: { $problem }.
not-restored = No se puede restaurar la copia de seguridad: { $problem }.
restored = La copia de seguridad está ahora en { $file }.
restored-aside = Lo que había antes está ahora en { $file }.
backed-up = Se han copiado todos los datos a { $file } ({ $size }). Guárdalo en secreto: contiene las claves.
copying = Copiando
dumped =
    { $count ->
        [one] Se ha escrito un registro en { $file }.
       *[other] Se han escrito { $count } registros en { $file }.
    }
no-such-table-here = No existe la mesa «{ $said }». Para ver la lista: shinobi admin tables
no-such-person-here = No existe la persona «{ $said }». Para ver la lista: shinobi admin people
order-waits = El servidor ha recibido la orden, pero aún no la ha cumplido. Mira su registro de actividad.
table-removed = Se ha eliminado la mesa { $table }.
person-removed = Se ha eliminado a la persona { $person }. Los registros de partidas terminadas conservan el nombre hasta que se eliminen sus mesas.
table-over = terminada
column-table = Mesa
column-made = Creada
column-by = Por
column-entries = Entradas
column-state = Estado
column-id = ID
column-name = Nombre
column-since = Desde

## La línea de órdenes: lo que está mal

usage-no-command = No existe la orden «{ $said }». Las órdenes son: { $known }.
usage-no-option = Aquí no hay ninguna opción { $option }. --help muestra las opciones.
usage-no-option-but = Aquí no hay ninguna opción { $option }. ¿Querías decir { $near }?
usage-missing = Falta { $what }. --help muestra cómo se usa la orden.
usage-value = { $what } { $kind }.
usage-option-value = A la opción { $option } le falta su valor, o tiene uno que no admite.
usage-too-much = Eso es más de lo que admite esta orden. --help muestra cómo se usa.
usage-wrong = Eso no se entiende. --help muestra cómo se usa la orden.

## La línea de órdenes: ayuda

help-usage = Uso:
help-option = OPCIONES
help-command = ORDEN
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-default = (por defecto: { $value })
help-variable = (o la variable { $name })
help-clone = En un clon del proyecto, ./shinobi tiene además: test, check, bench.
kind-whole = NÚMERO
kind-number = NÚMERO
kind-text = TEXTO
kind-file = ARCHIVO

command-shinobi = Cuatro juegos de ninjas: juégalos en el navegador o en la terminal, y estúdialos a toda velocidad.
command-serve = Iniciar un servidor: juega en el navegador y envía a tus amigos el enlace de una mesa.
command-play = Jugar en la terminal contra bots, o entre varias personas que se la pasan.
command-tournament = Hacer que los bots jueguen muchas partidas entre sí, cambiando de asiento. Ctrl-C muestra los resultados hasta ese momento.
command-simulate = Jugar muchas partidas al azar y resumir los resultados por asiento, final, duración y velocidad.
command-rules = Mostrar las reglas de un juego, cláusula por cláusula.
command-verify = Reproducir los registros de un archivo y decir si cada paso, suceso y resultado es correcto. En partidas de un servidor, comprobar también lo acordado antes del reparto y lo que eligieron los bots.
command-site = Escribe los juegos como un sitio de archivos que cualquier alojamiento web puede servir. No hace falta ningún servidor.
command-modules = Escribir los juegos como un paquete para programas en JavaScript y TypeScript, con un ejemplo.
command-games = Mostrar los juegos, sus ediciones y sus opciones.
command-schema = Mostrar el JSON Schema de los registros de un juego, de lo que ve un asiento o de los mensajes de un servidor; o cómo está organizada la memoria.
command-move-data = Traslada todos los datos de un archivo a una base de datos PostgreSQL, o al revés, y los compara. Mientras tanto no puede funcionar ningún servidor.
command-deck = Comprobar mazos escritos por ti.
command-check = Decir si se puede jugar con un mazo; si no, mostrar cada error y su línea.
command-admin = Para quien lleva un servidor: personas, mesas y copias de seguridad.
command-tables = Mostrar las mesas, primero las más nuevas.
command-people = Mostrar las personas, con los ID que sirven para eliminarlas.
command-remove-table = Eliminar una mesa y su registro. Quien esté en ella tendrá que irse.
command-remove-person = Eliminar a una persona. Los bots ocupan sus asientos; sus dispositivos y tokens dejan de valer.
command-backup = Copiar todos los datos en un archivo, incluso con el servidor en marcha.
command-restore = Sustituir los datos por una copia de seguridad. El servidor no debe estar en marcha; los datos anteriores se apartan.
command-dump = Escribir en un archivo los registros de todas las partidas terminadas, para «shinobi verify» y para estudios.

takes-help = Mostrar esta ayuda y salir.
takes-version = Mostrar la versión y salir.
takes-lang = El idioma: { $languages }.
takes-game = El juego: { $games }.
takes-check-game = El juego para el que es el mazo, si hay varios con mazos.
takes-schema-game = El juego: { $games }; o «wire» para los mensajes de un servidor.
takes-clause = Una sola cláusula, por su número.
takes-players = Cuántos juegan; si no se dice, los menos posibles.
takes-edition = La edición impresa cuyas reglas se usan; «shinobi games» las muestra.
takes-option = Una opción del juego; «shinobi games» las muestra. Se puede repetir.
takes-deck = Un mazo propio, en un juego que tenga mazos.
takes-name = Una persona en esta terminal. Repítelo para varias personas.
takes-people-name = Solo las personas cuyo nombre contenga esto.
takes-against = Quién juega en los demás asientos: { $bots }.
takes-seed = La misma semilla da las mismas partidas.
takes-play-seed = La misma semilla da el mismo reparto; si no se dice, al azar.
takes-record = Guardar la partida en este archivo después de cada jugada.
takes-resume = Seguir con la partida de este archivo.
takes-games = Cuántas partidas jugar.
takes-workers = Cuántos núcleos usar; si no se dice, todos.
takes-records = Escribir en este archivo el registro de cada partida, uno por línea.
takes-as-json = Mostrar JSON, para programas.
takes-tournament-as-json = Escribir el resultado en este archivo, como JSON.
takes-bots = Quién juega, uno por asiento, separados por comas: random, novice, adept, master, master:500 (con ese número de simulaciones por jugada), grandmaster, módulo:Clase (un bot propio) u oracle, que ve todas las cartas y solo juega aquí.
takes-simulations = Cuántas partidas imagina un master en cada jugada; si no se dice, 1000.
takes-plot = Dibujar el resultado en este archivo, por ejemplo resultado.svg.
takes-verify-file = Un registro, o muchos: uno por línea.
takes-folder = La carpeta en la que se escribe.
takes-check-file = El mazo, un archivo TOML; docs/decks.md explica qué lleva.
takes-backup-file = Dónde dejar la copia.
takes-restore-file = Una copia de seguridad.
takes-dump-file = Dónde escribir, un registro por línea.
takes-promised = El sello que viste antes del reparto. También se compara la huella del secreto del servidor, pero no fija el reparto.
takes-view = El esquema de lo que ve un asiento, en vez de los registros.
takes-layout = En su lugar, cómo está organizada la memoria del módulo WebAssembly.
takes-form = En su lugar, las columnas de una observación: lo que sabe un asiento, en números para un programa que aprende.
takes-schema-players = Con --form: el número de jugadores.
takes-history = Con --form: cuántos de los últimos sucesos contados al asiento se incluyen.
takes-one-hot = Con --form: una columna de 0 o 1 por valor (one-hot).
takes-write = Escribir los esquemas en esta carpeta.
takes-data = El archivo con las mesas, los registros y las identidades.
takes-all = También las mesas terminadas.
takes-table = Las diez letras y cifras de su enlace.
takes-person = El ID de la persona; «shinobi admin people» los muestra.
takes-host = La dirección del servidor; 0.0.0.0 para todas las redes.
takes-port = El puerto del servidor; 0 toma uno libre.
takes-log-level = Cuánto se escribe en el registro de actividad.
takes-bot-pace = Segundos que tarda un bot en jugar.
takes-pauses = Si las mesas hacen pausas para que se vea lo que pasa.
takes-reaction-pace = Segundos que tarda cada reacción, para que su rapidez no revele nada.
takes-deal-wait = Segundos que el reparto espera las aportaciones de los jugadores.
takes-gone-after = Segundos hasta que un bot sustituye a quien se ha ido mientras otros esperan.
takes-vote-after = Segundos hasta que los demás pueden votar que un bot juegue por quien se ha ido.
takes-notify-after = Segundos hasta que se avisa a quien está ausente de que es su turno.
takes-push-service = Otro origen al que se pueden enviar notificaciones push. Se puede repetir.
takes-mail = El servidor que envía el correo: smtp://NOMBRE:CLAVE@SERVIDOR:PUERTO.
takes-mail-from = El remitente del correo.
takes-webhook = Una dirección a la que se avisa de quién tiene el turno.
takes-address = Dónde se llega a este servidor, para los enlaces del correo.
takes-origin = Otro origen del que pueden venir los navegadores. Se puede repetir.
takes-compile = Cuándo compilar las reglas: now (ahora), soon (en segundo plano) o never (nunca).
takes-limits = Si se rechaza un exceso de peticiones.
takes-metrics-token-file = Un archivo con un token. Quien lo envíe como bearer token puede leer /metrics; sin él, nadie.
takes-database = En lugar de un archivo, una base de datos PostgreSQL que varios servidores pueden compartir: postgresql://NOMBRE:CONTRASEÑA@SERVIDOR/BASE.
takes-nats = Por dónde los servidores que comparten una base de datos se avisan de lo que pasa en sus mesas: nats://NOMBRE:CONTRASEÑA@SERVIDOR:PUERTO.
takes-source = Dónde están los datos: un archivo, o postgresql://NOMBRE:CONTRASEÑA@SERVIDOR/BASE.
takes-target = Adónde van; ahí no debe haber nada todavía.

## The lab: studies for designers

lab-title = { $game }: un estudio
lab-subtitle = { $variants } variantes, { $matches } partidas, semilla { $seed }.
lab-variant = Variante
lab-games = Partidas
lab-summary = En breve
lab-summary-about = Todas las variantes de un vistazo. Más abajo se explica cada cifra.
lab-length = Duración
lab-length-about = Jugadas por partida. La barra abarca la mitad central de las partidas, la línea nueve de cada diez; la marca es la mediana y la cifra, la media.
lab-seats = Quién gana
lab-seats-about = Proporción de victorias de cada asiento, en porcentaje, con intervalos del 95 %. La línea discontinua es la parte justa. Un punto lleno difiere de ella de forma significativa, tras corregir las { $count } comparaciones (Holm).
lab-seats-apart = Ventaja de asiento
lab-seat = Asiento { $seat }
lab-one-winner = Un solo ganador
lab-results = Resultados
lab-results-about = Cuántas veces ganó uno solo, varios compartieron la victoria o hubo empate entre todos.
lab-result-one-winner = un solo ganador
lab-result-shared = victoria compartida
lab-result-draw = empate
lab-endings = Cómo acaban las partidas
lab-moves = Jugadas
lab-moves-about = Con qué frecuencia se elige una jugada cuando es posible y hay elección, y cuánto vale: cuántos puntos porcentuales más de victoria tienen quienes la eligen que quienes eligen otra. Eso también muestra quién puede elegirla. * y punto lleno: significativamente distinto de cero, tras corregir { $count } comparaciones (Benjamini–Hochberg).
lab-move = Jugada
lab-chosen = Elegida
lab-per-game = Por partida
lab-worth = Valor
lab-tension = Tensión
lab-tension-about = De algunas partidas observadas jugada a jugada. Una decisión importa si la mejor y la peor jugada se diferencian al menos en una vigésima parte de la victoria; en juego está esa diferencia, de media. El ganador se conoce desde el momento en que puede esperar más de media victoria.
lab-decisions = Decisiones
lab-matters = Que importan
lab-stake = En juego
lab-lead-changes = Cambios de líder
lab-known = Ganador conocido tras
lab-course = Cómo iba el futuro ganador
lab-course-about = La parte de victoria que podía esperar quien ganó al final, del principio al fin de la partida.
lab-skill = Habilidad y suerte
lab-skill-about = Lo que gana un jugador más fuerte entre otros más débiles, como múltiplo de la parte justa (1: solo suerte). Punto lleno: diferencia significativa, tras corregir { $count } comparaciones (Holm).
lab-own = Verdad y mentira
lab-own-about = Con qué frecuencia ocurre, con intervalos del 95 %.
lab-holding-about = Cuántas veces gana la ronda quien la tiene, como múltiplo de la parte justa. La banda es donde está una carta equilibrada. Punto lleno: significativamente distinto de 1, tras corregir { $count } comparaciones (Holm).
lab-notes = Cómo se midió
lab-notes-about = En cada mesa juegan bots de un mismo nivel; las mismas semillas reparten las mismas cartas en todas las variantes. Los intervalos son del 95 %. Cómo va cada cual se estima siguiendo la partida según el juicio de los bots, como hace su búsqueda. Los bots no juegan como las personas.
lab-written = Resultados: { $file }. Informe: { $report }.
lab-vary-form = Lo que varía se escribe nombre=4,5,6 o nombre=20..60, no «{ $said }».
lab-vary-twice = «{ $name }» varía dos veces. Pon todos sus valores en un solo --vary.
lab-vary-empty = No hay ningún valor que probar para «{ $name }». Da algunos, como { $name }=4,5,6 o { $name }=20..60.
lab-too-many = Estos valores dan { $count } variantes; se pueden comparar { $most } a la vez como mucho.
lab-no-bots = Di quién juega. Los niveles son { $known }.
lab-levels-only = «{ $bot }» no puede participar en un estudio. Los niveles son { $known }.
lab-missing = { $what } necesita { $package }, que no está instalado. Instálalo: { $command }
lab-no-cluster = No se llega al clúster: { $problem }. Inicia uno con «ray start --head» o quita --cluster.
lab-cluster-records = Un clúster no escribe registros. Quita --records o --cluster.
lab-file-kind = Los resultados se guardan en un archivo .csv o .parquet, no en { $file }.
lab-not-results = { $file } no contiene los resultados de un barrido.
lab-nothing-in-common = No tienen ninguna variante ni medida en común.
lab-compared = { $first } y { $second } comparados
lab-compared-about = { $count } cifras están en ambos; { $sure } difieren de forma significativa, tras corregir todas las comparaciones (Holm).
lab-measure = Medida
lab-first = Primero
lab-second = Segundo
lab-difference = Diferencia
lab-tuned = { $game }: ajustado
lab-tuned-about = { $trials } ensayos. Distancia a todos los objetivos: { $before } antes, { $after } después (0: todos alcanzados).
lab-goal = Objetivo
lab-setting = Ajuste
lab-before = Antes
lab-after = Después
lab-goal-form = Un objetivo es seats, holdings o una medida con sus límites, como length=40..80; no «{ $said }».
lab-wrong-goal = Aquí no se mide nada como «{ $goal }». Las medidas son { $known }.
lab-nothing-free = Di qué puede cambiar, con --free. En { $game } puede ser { $known }.
lab-wrong-knob = «{ $name }» no se puede ajustar en { $game }. Se puede: { $known }.
lab-tuning = Ajustando { $game }
lab-no-folder = No se puede escribir { $file }: no existe esa carpeta.
command-lab = Estudios para quien diseña: barridos de variantes, comparaciones, ajuste.
command-sweep = Jugar muchas variantes de una mesa y medirlas; los resultados van a un archivo y el informe a una página.
command-compare = Mostrar las diferencias significativas entre los resultados de dos barridos.
command-tune = Ajustar números de un juego o de un mazo según unos objetivos, con un informe del antes y el después.
takes-vary = Lo que varía: players, edition o una opción, como max_rounds=20..60:10 o players=4,5,6. Si son varios, se cruzan.
takes-sweep-bots = Los niveles que juegan, cada uno en sus propias mesas: random, novice, adept, master, master:500, grandmaster.
takes-sweep-games = Cuántas partidas de cada variante jugar.
takes-closely = Cuántas partidas de cada variante se miran jugada a jugada; 0, ninguna.
takes-cluster = Jugar en un clúster de Ray: el de RAY_ADDRESS, o uno en esta máquina.
takes-out = Dónde van los resultados: un archivo .csv o .parquet.
takes-tune-out = Dónde van las opciones ajustadas, en JSON.
takes-report = Dónde va el informe; si no se dice, junto a los resultados.
takes-first = Resultados de un barrido.
takes-second = Resultados de otro barrido.
takes-free = Lo que puede cambiar: una opción con sus valores, como max_rounds=10..80, o algo de un mazo, como deck.worth o «deck.count.Armourer».
takes-goal = Lo que se busca: seats (todos iguales), holdings (toda carta vale la pena) o una medida con sus límites, como length=40..80.
takes-trials = Cuántos ajustes probar.
takes-tune-bots = El nivel que juega: random, novice, adept.
takes-tune-games = Cuántas partidas de cada variante jugar en cada ensayo.
