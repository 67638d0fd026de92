### Lo que dicen todos los juegos.
###
### Glosario (en todos los archivos se tutea; las órdenes que se teclean, como «undo», no se traducen):
### match, game (one played) = partida; round = ronda; turn = turno; move, step (of a match) = jugada; seat = asiento
### table = mesa; option = opción; edition = edición; clause = cláusula; record = registro
### draw (a card) = sacar, porque «robar» es steal; deck, pile = mazo; discard = descartar; hand = mano
### face down = bocabajo; face up = bocarriba; reveal, turn up = revelar, destapar; by lot = por sorteo

## La terminal

hello = { $game }, { $players } jugadores. Juegas como { $you }. { $edition }.
hello-people = { $game }, { $players } jugadores: { $people } en esta terminal. { $edition }.
hello-help = Escribe un número, o tu jugada con palabras. «?» muestra la ayuda, «rules» las reglas, «quit» deja la partida.
asks = { $name }, te toca.
choice = Tu elección
choose-verb = ¿Qué haces?
shortcuts = O varias jugadas a la vez: { $names }.
not-understood = No entiendo «{ $said }». { $right }
right-choices = Elige una de estas: { $choices }.
refused = No está permitido ({ $clause }): { $sentence }
undone = Jugada deshecha: { $move }.
hand-over = Pasa la terminal a { $name }
hand-over-go = Pulsa Intro cuando nadie más pueda ver la pantalla, { $name }.
since-then = Lo que ha pasado desde tu última jugada
result-one = Gana { $names }.
result-shared = { $names } comparten la victoria.
all-of = { $others } y { $last }
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

## Gestos

gesture-nod = { $seat } asiente.
gesture-shake = { $seat } niega con la cabeza.
gesture-shrug = { $seat } se encoge de hombros.
gesture-laugh = { $seat } se ríe.
gesture-bow = { $seat } hace una reverencia.
gesture-think = { $seat } se acaricia la barbilla.
gesture-stare = { $seat } mira fijamente, sin moverse.
gesture-applaud = { $seat } aplaude.
gesture-wink = { $seat } guiña el ojo a { $to }.

## Reglas, juegos, simulación, verificación

rules-title = Las reglas de { $game }
rules-independent = Una versión independiente y sin ánimo de lucro. Las reglas están contadas con nuestras palabras; la numeración de las cláusulas es nuestra.
no-clause = No hay ninguna cláusula «{ $clause }» en { $game }. Sus cláusulas van de { $first } a { $last }.
games-players = { $fewest }–{ $most } jugadores
games-players-exactly = { $count } jugadores
games-editions = Ediciones
games-options = Opciones
games-default = por defecto
compiling = Traduciendo las reglas de { $game } a código máquina (solo la primera vez)…
simulating = Jugando a { $game }
simulated = { $games } partidas de { $game }, { $players } jugadores, juego al azar, semilla { $seed }. { $edition }.
tournament-played = { $games } partidas de { $game }, { $players } jugadores, asientos rotados, semilla { $seed }. { $edition }.
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
wrong-record = { $file }, línea { $line }: { $problem }
wrong-records = { $wrong } de { $count } registros son incorrectos.
deck-right = { $file } es un mazo para { $game }, «{ $name }»: { $cards }. No tiene ningún error.

## Lo que puede ir mal

wrong-game = No existe el juego «{ $game }». Los juegos son { $known }.
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
wink-at-whom = Un guiño es para otro jugador: di para quién.
no-chat-here = En este juego no hay charla libre durante la partida: usa gestos ({ $clause }).

## Told to people who are away

notice-turn = Te toca. Con { $names }.
notice-subject = { $game }: te toca
notice-mail =
    Te toca en { $game }, con { $names }.

    { $link }
notice-confirm-subject = Shinobi: ¿es tu dirección?
notice-confirm =
    Alguien quiere que Shinobi escriba a esta dirección cuando le toque. Si eres tú, abre este enlace:

    { $link }

    Si no, no hagas nada: no llegará ningún otro correo.
