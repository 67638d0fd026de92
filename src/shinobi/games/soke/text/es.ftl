### Lo que dice soke. Los títulos, las cláusulas y las notas siguen el orden de la página de reglas.
###
### Glosario: figure = figura; Soke = Soke; ninja = ninja; rank = rango; star = estrella; square = casilla
### row, column = fila, columna; front row = primera línea; home = campo propio; fence = alambrada
### attack (a turn) = ataque; step = paso; battle = combate; Dojo = Dojo; throw = lanzar, lanzamiento; aim = apuntar
### weapon card = carta de arma; pair = pareja; action card = carta de acción; deck = mazo; discard pile = pila de descartes
### Salto = Salto; Sneak = Sigilo; Kidnap = Secuestro; New Weapons = Armas nuevas; Joker = Comodín
### shuriken = shuriken; supply = reserva; calm / wild = tranquilo / salvaje; decline = renunciar

name = Ninjutsu
heart = Encuentra al maestro entre quince ninjas ocultos, y véncelo.
length = 30–45 minutos
summary = Dos ejércitos ocultos de quince se enfrentan a ambos lados de una alambrada. Las cartas de arma dicen hasta dónde te mueves; los dados del Dojo, quién cae. Una figura de cada ejército es el Soke, el maestro: gana quien primero venza al Soke del otro.

## Las reglas

heading-goal = Objetivo
note-goal = Encuentra al Soke enemigo entre las figuras ocultas y véncelo en combate antes de que venzan al tuyo.

heading-table = La mesa
note-table = Ves el tablero desde tu lado: tus tres filas están abajo; las del enemigo, arriba. Entre las dos filas centrales está la alambrada; las columnas exteriores quedan abiertas. Ves los rangos de tus figuras y, de las enemigas, solo lo que se ha revelado. Junto al tablero están las cartas de acción y los shuriken de ambos; entre ellas se destapan las cartas de arma del ataque. Se combate en el Dojo, la bandeja de los dados.
picture-enemy = El lado enemigo. No ves quién es cada figura hasta que lucha o cae.
picture-fence = La alambrada. Solo están abiertas las columnas de los lados.
picture-own = Tu lado: ninjas de una o dos estrellas y tu Soke. Solo tú sabes cuál es cuál.
picture-shuriken = Shuriken, para volver a tirar un dado.
picture-weapons = Las cartas de arma de este ataque: cada pareja que gana el atacante es un paso.
picture-cards = Tus cartas de acción. Cada una se juega una sola vez.

heading-example = Un ataque, por ejemplo
note-example = Ren ataca y destapa cartas de arma de 4, 2 y 5 estrellas; Hana, de 3, 4 y 1. Ren gana dos parejas y recibe dos pasos. Hana pasa, y Ren juega Sigilo. Con el primer paso, una figura de Ren cruza la alambrada; con el segundo entra en la casilla de una figura de Hana: un combate. La figura de Ren tiene dos estrellas y lanza el dado de ocho caras; la de Hana tiene una y lanza el de seis. Ren saca un 3; Hana, un 5. Ren va perdiendo, gasta un shuriken y saca un 7. Hana no gasta ninguno: su figura sale de la partida, y la de Ren se queda en la casilla.

heading-course = Cómo es un ataque
note-course = Todo ataque tiene tres partes: primero ambos destapan cartas de arma, que dan pasos al atacante; después ambos pueden jugar una carta de acción; luego el atacante mueve, con combates por el camino. Después ataca el otro jugador.

heading-setup = Preparación
SOK-01 = Dos jugadores, rojo y negro; el primer asiento juega con las rojas. Cada uno tiene un Soke, nueve ninjas de una estrella y cinco de dos: quince figuras.
SOK-02 = El tablero tiene 5 columnas y 8 filas, salvo que la mesa haya acordado otro número: de 5 a 8 columnas, y 6, 8, 10 o 12 filas. Las tres primeras filas de cada jugador son su campo, y cada figura empieza en él, en una casilla para ella sola; las casillas del campo que sobran quedan vacías.
SOK-03 = Entre las dos filas centrales se alza una alambrada de espino. Deja abierta la columna exterior de cada lado, salvo que la mesa haya acordado otras columnas; al menos una columna del tablero debe quedar abierta.
SOK-04 = Ambos jugadores colocan todas sus figuras en su campo, al mismo tiempo, y avisan cuando han terminado. Entonces el rival ve dónde hay figuras, nunca cuáles son. Hasta que ambos han terminado, ninguno ve nada de la formación del otro ni cuánto le falta.
SOK-05 = Cada jugador tiene un mazo barajado de 45 cartas de arma, de una a cinco estrellas, nueve de cada, salvo que la mesa haya acordado otros números: 45 en total, y ningún valor más de 40 veces.
SOK-06 = Cada jugador tiene cinco cartas de acción: Salto, Sigilo, Secuestro, Armas nuevas, Comodín. Cada una se usa una vez y sale de la partida. Todos ven cuáles quedan.
SOK-07 = Cada jugador tiene tres shuriken; otros cuatro están en la reserva. Un shuriken gastado desaparece.
SOK-08 = Cuando ambos han colocado, cada uno lanza un dado de seis caras, y otra vez si empatan. Quien saca más ataca primero.
SOK-09 = El Soke cuenta como un ninja en todas las reglas: se mueve, combate, salta y se arrastra. Pero ni secuestra ni puede ser secuestrado.

heading-attack = Un ataque: las armas
SOK-10 = El atacante destapa tres cartas de arma de izquierda a derecha; el defensor, otras tres enfrente. Cada pareja se compara por sus estrellas.
SOK-11 = Cada pareja igualada la cubren ambos con una carta nueva, primero el atacante, en pasadas de izquierda a derecha, hasta que todas las parejas difieran.
SOK-12 = Por cada pareja que gana, el atacante recibe un paso, así que nunca más de tres. Si no ha ganado ninguna, solo puede jugar Armas nuevas, o el Comodín como Armas nuevas o como shuriken; si después sigue sin ganar ninguna, ninguna figura se mueve y el ataque acaba. El defensor nunca se mueve.
SOK-13 = El jugador, atacante o defensor, que gana las tres parejas toma un shuriken de la reserva, si queda alguno. Se cuenta después de Armas nuevas.
SOK-14 = Al final del ataque, las cartas destapadas van a la pila de descartes de su dueño. Cuando hace falta una carta y el mazo está vacío, la pila de descartes, barajada, pasa a ser el mazo. Las cartas destapadas en este ataque quedan fuera, salvo que no quede nada más.
SOK-15 = Los ataques se alternan. Mientras ataca el otro jugador, tú solo te defiendes.

heading-actions = Cartas de acción
SOK-20 = Las cartas de acción se juegan después de destapar las cartas de arma y antes de mover ninguna figura.
SOK-21 = El atacante puede jugar una cualquiera de ellas; el defensor, solo Armas nuevas (o el Comodín como Armas nuevas).
SOK-22 = Cada jugador juega como mucho una carta de acción por ataque. Decide primero el defensor y después el atacante; a esto el defensor ya no puede responder. Armas nuevas, y un Comodín tomado como shuriken, actúan al instante; luego se da el shuriken por las tres parejas; luego actúan Salto o Secuestro; después vienen los pasos.
SOK-23 = Armas nuevas: quien juega esta carta sustituye sus tres cartas de arma por otras tres nuevas. Las parejas igualadas se deshacen como siempre.
SOK-24 = Salto: una figura salta por encima de una figura enemiga contigua, en línea recta en cualquiera de las ocho direcciones, a la casilla de detrás. Esa casilla debe estar en el tablero y libre de figuras tuyas; si hay un enemigo, hay combate, y si los lanzamientos empatan, la figura vuelve a la casilla desde la que saltó. El salto no cuesta ningún paso. Ninguna de sus dos mitades puede cruzar la alambrada.
SOK-25 = Sigilo: un paso de este ataque puede cruzar la alambrada, en recto o en diagonal. Cuenta como un paso, y queda gastado aunque un empate en los lanzamientos haga volver a la figura.
SOK-26 = Secuestro: una de tus figuras, pero no el Soke, se lleva una figura enemiga de la primera línea, sin combate. La primera línea es la fila más cercana a ti que tiene alguna figura enemiga; no importan ni la distancia ni la alambrada. El rango de la figura capturada se revela; el de la secuestradora, no. La figura secuestradora pasa a la casilla de la capturada, salvo que la mesa haya acordado que se queda donde está.
SOK-27 = El Soke no puede ser secuestrado. Se revela y se queda donde está, la figura secuestradora vuelve a su casilla y la carta queda gastada. El ataque sigue con los pasos ganados.
SOK-28 = Comodín: una cualquiera de las otras cuatro acciones, o un shuriken de la reserva si queda alguno. El defensor puede usarlo como Armas nuevas, no como shuriken.

heading-movement = Movimiento
SOK-30 = Cada paso mueve una figura una casilla hacia delante, hacia atrás o en diagonal, dentro del tablero. De lado, solo si la mesa lo ha acordado.
SOK-31 = Los pasos pueden ser todos para una figura o repartirse entre varias, y no hace falta usarlos todos. Cuando no queda ningún paso permitido, el ataque acaba.
SOK-32 = Ninguna figura puede entrar en una casilla ocupada por su propio bando.
SOK-33 = Ningún paso puede cruzar la alambrada sin Sigilo. Un paso la cruza si tienen alambrada tanto la columna de la que sale como aquella a la que llega; un paso en diagonal que rodea el extremo de la alambrada es libre.
SOK-34 = Entrar en la casilla de un enemigo es un combate. En un mismo ataque puede haber varios combates.

heading-battle = Combate
SOK-40 = Ambas figuras se revelan. Un ninja de una estrella lanza un dado de seis caras; uno de dos, un dado de ocho; el Soke, uno de doce. Lanza primero el atacante.
SOK-41 = Gana el lanzamiento más alto, y la figura del perdedor sale de la partida. Un atacante que gana se queda en la casilla en la que entró.
SOK-42 = Lanzamientos iguales: la figura atacante vuelve a la casilla de donde vino, la otra se queda. El paso queda gastado.
SOK-43 = Un jugador puede gastar un shuriken para volver a lanzar su propio dado, tantas veces como shuriken tenga.
SOK-44 = Decide primero el jugador que va perdiendo; si renuncia, el combate está decidido. Con lanzamientos iguales decide primero el atacante y después el defensor. Tras un nuevo lanzamiento, las renuncias anteriores ya no cuentan. Al jugador que va ganando no se le pregunta.
SOK-45 = Una figura que se ha revelado sigue siendo conocida para el rival.
SOK-46 = El Dojo es la bandeja en la que se lanzan los dados. Un dado que cae fuera del Dojo pierde el combate y la figura. (Solo en un Dojo salvaje.)
SOK-47 = En un Dojo salvaje, el jugador que lanza en segundo lugar, o que vuelve a lanzar, puede apuntar al otro dado. Un lanzamiento dirigido sale del Dojo con una probabilidad de 1 entre 8; si no, golpea el otro dado con una probabilidad de 1 entre 2, y ese dado se lanza de nuevo. Un lanzamiento normal cae siempre dentro. En un Dojo tranquilo solo hay lanzamientos normales.

heading-end = El final
SOK-50 = Gana el jugador que primero vence al Soke enemigo en combate, sin importar quién atacó. Después se muestran todos los rangos.
SOK-51 = 60 ataques seguidos sin que se pierda una figura terminan la partida, salvo que la mesa haya acordado otro número. Es un empate o, si la mesa así lo acordó, gana el bando al que le quedan más estrellas; el Soke cuenta tres.

heading-knowledge = Lo que cada jugador puede saber
note-knowledge = Tus propias figuras; dónde están todas las figuras; los rangos de las figuras enemigas reveladas en combate o por un secuestro, y los de las perdidas; todas las cartas de arma destapadas; los shuriken y las cartas de acción de ambos. Nunca los rangos aún sin revelar, ni el orden de ninguno de los dos mazos.

## Lo que una mesa puede acordar

option-columns = columnas del tablero, de 5 a 8 (SOK-02)
option-rows = filas del tablero, número par; 6 es la partida corta (SOK-02)
option-fence = las columnas con alambrada; todas menos las exteriores si se deja vacío (SOK-03)
option-weapon_values = cuántas cartas de arma tienen una, dos, tres, cuatro, cinco estrellas (SOK-05)
option-sideways = las figuras también pueden dar pasos de lado (SOK-30)
option-kidnapper = la figura secuestradora pasa a la casilla de la capturada, o se queda (SOK-26)
option-dojo = tranquilo, o salvaje: se puede apuntar con un dado al otro (SOK-47)
option-max_quiet = ataques sin pérdidas que terminan la partida (SOK-51)
option-quiet_end = ese final es un empate, o deciden las estrellas (SOK-51)

edition-de = Alemana, francesa y neerlandesa – las reglas impresas

## Cosas

figure-a = A
figure-b = B
figure-c = C
figure-d = D
figure-e = E
figure-f = F
figure-g = G
figure-h = H
figure-i = I
figure-j = J
figure-k = K
figure-l = L
figure-m = M
figure-n = N
figure-o = O

column-a = a
column-b = b
column-c = c
column-d = d
column-e = e
column-f = f
column-g = g
column-h = h

spot-a1 = a1
spot-b1 = b1
spot-c1 = c1
spot-d1 = d1
spot-e1 = e1
spot-f1 = f1
spot-g1 = g1
spot-h1 = h1
spot-a2 = a2
spot-b2 = b2
spot-c2 = c2
spot-d2 = d2
spot-e2 = e2
spot-f2 = f2
spot-g2 = g2
spot-h2 = h2
spot-a3 = a3
spot-b3 = b3
spot-c3 = c3
spot-d3 = d3
spot-e3 = e3
spot-f3 = f3
spot-g3 = g3
spot-h3 = h3

rank-one-star = ★
rank-two-stars = ★★
rank-soke = Soke

card-salto = Salto
card-sneak = Sigilo
card-kidnap = Secuestro
card-new-weapons = Armas nuevas
card-joker = Comodín

effect-salto = Salto
effect-sneak = Sigilo
effect-kidnap = Secuestro
effect-new-weapons = Armas nuevas
effect-shuriken = shuriken

weapon-1 = Kunai
weapon-2 = Sai
weapon-3 = Nunchaku
weapon-4 = Kama
weapon-5 = Katana

pair-left = primera
pair-middle = segunda
pair-right = tercera

direction-forward = adelante
direction-backward = atrás
direction-forward-left = adelante izquierda
direction-forward-right = adelante derecha
direction-backward-left = atrás izquierda
direction-backward-right = atrás derecha
direction-left = izquierda
direction-right = derecha

kidnapper-moves = se mueve
kidnapper-stays = se queda
dojo-calm = tranquilo
dojo-wild = salvaje
quiet-end-draw = empate
quiet-end-stars = estrellas

## Jugadas

verb-place = colocar
verb-ready = listo
verb-play = jugar
verb-joker = comodín
verb-pass = pasar
verb-salto = saltar
verb-kidnap = secuestrar
verb-step = mover
verb-stop = terminar
verb-throw = lanzar
verb-aim = apuntar
verb-decline = renunciar
brief-salto = una figura salta sobre un enemigo contiguo, sin gastar un paso
brief-sneak = un paso de este ataque puede cruzar la alambrada
brief-kidnap = una de tus figuras se lleva a un enemigo de la primera línea, sin combate
brief-new-weapons = recibes otras tres cartas de arma, el otro bando conserva las suyas, y en las parejas igualadas ambos sacan carta nueva
brief-shuriken = tomas uno de la reserva
whole-step = { $figure } a { $direction }
whole-salto = { $figure } salta a { $direction }
whole-kidnap = { $figure } secuestra a { $victim }
whole-place = { $rank } en { $spot }
grave-play = { $card }: { $does }. ¿Jugarla? Cada carta de acción sirve una sola vez en toda la partida.
grave-joker = El Comodín como { $effect }: { $does }. ¿Jugarlo? Sirve una sola vez en toda la partida.

ask-place-spot = ¿En qué casilla?
ask-place-rank = ¿Qué figura colocas?
ask-play-card = ¿Qué carta de acción?
ask-joker-effect = ¿Como qué juegas el Comodín?
ask-salto-figure = ¿Qué figura salta?
ask-salto-direction = ¿A qué casilla?
ask-kidnap-figure = ¿Qué figura secuestra?
ask-kidnap-victim = ¿A qué enemigo se lleva?
ask-step-figure = ¿Qué figura da el paso?
ask-step-direction = ¿A qué casilla?

## Charla

claim-is = Mi figura { $figure } es: { $rank }.
claim-is-not = Mi figura { $figure } no es: { $rank }.
question-what-is = { $asked }, ¿qué es tu figura { $figure }?

## Lo que ocurre

event-placed = { $seat } coloca { $rank } en secreto.
    .seat = Colocas { $rank } en secreto.
event-arranged = { $seat } ha terminado de colocar.
    .seat = Has terminado de colocar.
event-faced = Los ejércitos se miran cara a cara.
event-rolled = { $seat } saca un { $eyes } para ver quién ataca primero.
    .seat = Sacas un { $eyes } para ver quién ataca primero.
event-attack = — Ataca { $seat } —
    .seat = — Atacas tú —
event-shuffled = { $seat } baraja la pila de descartes: vuelve a ser el mazo.
    .seat = Barajas la pila de descartes: vuelve a ser el mazo.
event-turned = Armas, { $pair } pareja: { $attacker } contra { $defender }.
event-replaced = Arma nueva de { $seat } ({ $pair }): { $stars }.
    .seat = Tu arma nueva ({ $pair }): { $stars }.
event-passed = { $seat } no juega ninguna carta de acción.
    .seat = No juegas ninguna carta de acción.
event-played = { $seat } juega { $card }.
    .seat = Juegas { $card }.
event-joker = { $seat } juega el Comodín: { $effect }.
    .seat = Juegas el Comodín: { $effect }.
event-took-shuriken = { $seat } toma un shuriken. Quedan en la reserva: { $supply }.
    .seat = Tomas un shuriken. Quedan en la reserva: { $supply }.
event-won-steps =
    { $steps ->
        [0] { $seat } no ha ganado ninguna pareja: no se mueve ninguna figura.
        [one] { $seat } tiene 1 paso.
       *[other] { $seat } tiene { $steps } pasos.
    }
    .seat =
        { $steps ->
            [0] No has ganado ninguna pareja: no se mueve ninguna figura.
            [one] Tienes 1 paso.
           *[other] Tienes { $steps } pasos.
        }
event-jumped = La figura { $figure } de { $seat } salta a { $column }{ $row }.
    .seat = Tu figura { $figure } salta a { $column }{ $row }.
event-kidnapped = La figura { $figure } de { $seat } secuestra a la { $victim } enemiga: { $rank }.
    .seat = Tu figura { $figure } secuestra a la { $victim } enemiga: { $rank }.
    .other = La figura { $figure } de { $seat } secuestra a tu { $victim }: { $rank }.
event-grasped-soke = La figura { $figure } de { $seat } intenta secuestrar a la { $victim } enemiga… ¡y es el Soke! No se lleva a nadie.
    .seat = Tu figura { $figure } intenta secuestrar a la { $victim } enemiga… ¡y es el Soke! No se lleva a nadie.
    .other = La figura { $figure } de { $seat } intenta secuestrar a tu { $victim }… ¡y es tu Soke! No se lleva a nadie.
event-stepped = La figura { $figure } de { $seat } va a { $column }{ $row }.
    .seat = Tu figura { $figure } va a { $column }{ $row }.
event-sneaked = La figura { $figure } de { $seat } se cuela bajo la alambrada hasta { $column }{ $row }.
    .seat = Tu figura { $figure } se cuela bajo la alambrada hasta { $column }{ $row }.
event-stopped = { $seat } no mueve más.
    .seat = No mueves más.
event-battle = ⚔ En el Dojo: ¡la figura { $figure } de { $seat } ataca a la { $enemy } enemiga!
    .seat = ⚔ En el Dojo: ¡tu figura { $figure } ataca a la { $enemy } enemiga!
    .other = ⚔ En el Dojo: ¡la figura { $figure } de { $seat } ataca a tu { $enemy }!
event-revealed =
    { $rank ->
        [Soke] ⚔   ¡La figura { $figure } de { $seat } es el Soke!
       *[other] ⚔   La figura { $figure } de { $seat } es { $rank }.
    }
    .seat =
        { $rank ->
            [Soke] ⚔   ¡Tu figura { $figure } es el Soke!
           *[other] ⚔   Tu figura { $figure } es { $rank }.
        }
event-spent-shuriken = ⚔   { $seat } gasta un shuriken. Le quedan: { $left }.
    .seat = ⚔   Gastas un shuriken. Te quedan: { $left }.
event-threw = ⚔   { $seat } lanza el dado de { $sides }: { $eyes }.
    .seat = ⚔   Lanzas el dado de { $sides }: { $eyes }.
event-aimed = ⚔   { $seat } apunta al otro dado…
    .seat = ⚔   Apuntas al otro dado…
event-struck = ⚔   … y lo golpea: el dado de { $sides } de { $seat } muestra ahora un { $eyes }.
    .seat = ⚔   … y lo golpea: tu dado de { $sides } muestra ahora un { $eyes }.
    .other = ⚔   … y lo golpeas: el dado de { $sides } de { $seat } muestra ahora un { $eyes }.
event-left-dojo = ⚔   … ¡y el dado de { $seat } se sale del Dojo!
    .seat = ⚔   … ¡y tu dado se sale del Dojo!
event-declined = ⚔   { $seat } no gasta ningún shuriken.
    .seat = ⚔   No gastas ningún shuriken.
event-fell =
    { $rank ->
        [Soke] ⚔   El Soke de { $seat } está vencido: ¡cae { $figure }!
       *[other] ⚔   Cae la figura { $figure } de { $seat } ({ $rank }).
    }
    .seat =
        { $rank ->
            [Soke] ⚔   Tu Soke está vencido: ¡cae { $figure }!
           *[other] ⚔   Cae tu figura { $figure } ({ $rank }).
        }
event-sent-back = ⚔   Empate, nadie cae: la figura { $figure } de { $seat } vuelve atrás.
    .seat = ⚔   Empate, nadie cae: tu figura { $figure } vuelve atrás.
event-quiet =
    { $left ->
        [one] Un ataque más sin pérdidas y la partida termina.
       *[other] { $left } ataques más sin pérdidas y la partida termina.
    }
event-shown = La figura { $figure } de { $seat } era { $rank }.
    .seat = Tu figura { $figure } era { $rank }.
event-ended =
    { $clause ->
        [SOK-50] Sin su Soke, un ejército está derrotado: la partida ha terminado (SOK-50).
       *[other] Hace demasiado que nadie cae. La partida ha terminado ({ $clause }).
    }
event-won = ¡Gana { $seat }!
    .seat = ¡Ganas!
after-fallen = figuras perdidas: { $fallen } de { $figures }
counted-attack =
    { $count ->
        [one] un ataque
       *[other] { $count } ataques
    }
counted-battle =
    { $count ->
        [one] un combate
       *[other] { $count } combates
    }

## La mesa en la terminal

table-home = Tu campo; nadie más lo ve. El frente está arriba.
table-unplaced = Por colocar: { $left }
table-legend = a–o tuyas  A–O suyas  ? sin ver  ★? no es Soke  ! el rival la conoce  ### alambrada  ◂ primera línea
table-weapons = armas
table-supply = Reserva: { $supply } shuriken, uno por ganar las tres parejas
table-steps =
    { $steps ->
        [one] Queda 1 paso
       *[other] Quedan { $steps } pasos
    }
table-sneak = Sigilo preparado
table-unseen = Sin ver: { $unseen }
table-quiet = Ataques sin pérdidas hasta el final: { $left }

dojo-title = ⚔ En el Dojo
dojo-die = dado de { $sides }

stake-equal = Empate: si ningún shuriken paga otro lanzamiento, la figura { $figure } de { $seat } vuelve atrás y nadie cae.
    .seat = Empate: si ningún shuriken paga otro lanzamiento, tu figura { $figure } vuelve atrás y nadie cae.
stake-behind = { $seat } va por detrás: sin otro lanzamiento, cae su figura { $figure }.
    .seat = Vas por detrás: sin otro lanzamiento, cae tu figura { $figure }.
odds-battle = { $name }: gana { $win } %, empata { $equal } %, pierde { $lose } %
    .name = Ganas { $win } %, empatas { $equal } %, pierdes { $lose } %
odds-again = Si { $name } lanza otra vez: { $name } por delante { $win } %, empate { $equal } %, por detrás { $lose } %
    .name = Si lanzas otra vez: tú por delante { $win } %, empate { $equal } %, por detrás { $lose } %
odds-step = { "  " }{ $figure } { $enemy }: ganas { $win } %, empate { $equal } %, pierdes { $lose } %

turn-arrangement = Juegas con { $side ->
        [0] rojas
       *[1] negras
    }. Coloca tus figuras, una a una o todas a la vez, y luego di que estás listo. Deshacer retira la última.
turn-defence = Es el ataque de { $seat }: { $steps ->
        [0] ninguna pareja ganada, ningún paso
        [one] 1 pareja ganada, 1 paso
       *[other] { $steps } parejas ganadas, { $steps } pasos
    }. { $cards ->
        [1] Puedes jugar Armas nuevas, o pasar.
        [2] Puedes jugar el Comodín como Armas nuevas, o pasar.
       *[0] Puedes jugar Armas nuevas o el Comodín, o pasar.
    }
turn-action =
    { $steps ->
        [0] No has ganado ninguna pareja: no se mueve ninguna figura. { $cards ->
            [1] Juega Armas nuevas, o pasa.
            [2] Juega el Comodín, o pasa.
           *[0] Juega Armas nuevas o el Comodín, o pasa.
        }
        [one] Las armas te dan 1 paso. Juega una carta de acción, o pasa.
       *[other] Las armas te dan { $steps } pasos. Juega una carta de acción, o pasa.
    }
turn-salto = Salto: ¿qué figura salta sobre un enemigo, y a qué casilla detrás de él?
turn-kidnap = Secuestro: ¿cuál de tus figuras secuestra, y a qué enemigo se lleva de la primera línea (◂)?
turn-movement =
    { $steps ->
        [one] Tienes 1 paso. Mueve o termina.
       *[other] Tienes { $steps } pasos. Mueve o termina.
    }
turn-throw = Tu dado: lánzalo, o apunta al otro. Si apuntas, tu dado puede salirse del Dojo, y entonces pierdes el combate.
turn-shuriken = Gasta un shuriken para volver a lanzar tu dado, o renuncia.

warn-sneak = (Ninguna figura tuya puede llegar a la alambrada y cruzarla en este ataque: Sigilo se desperdiciaría.)
warn-grasp = ({ $figure } es el Soke, y no puede ser secuestrado.)
warn-own-soke = (Tu Soke está frente a un enemigo. Si ataca y pierde, pierdes la partida.)
warn-soke-behind = (Si renuncias, tu Soke cae y pierdes la partida.)
warn-vain = (Tu dado solo llega a { $sides }: otro lanzamiento no puede ayudar.)
warn-top = (Tu dado muestra su número más alto: otro lanzamiento no puede ayudar.)

risk-attack = ¿Atacar con tu Soke? Si saca menos ({ $percent } %), cae y pierdes la partida.
risk-near = ¿Poner a tu Soke junto a un enemigo? Allí pueden atacarlo, y si lo vencen, pierdes la partida.
risk-behind = ¿Renunciar? Tu Soke va por detrás: cae y pierdes la partida.
risk-sneak = ¿Jugar Sigilo? Ninguna figura tuya puede llegar a la alambrada y cruzarla en este ataque: la carta se desperdiciaría, y sirve una sola vez en toda la partida.

wait-arrangement = Los ejércitos se están colocando, sin que nadie los vea.
wait-defence = { $cards ->
        [2] { $seat } defiende, y decide si juega el Comodín como Armas nuevas.
       *[other] { $seat } defiende, y decide si juega Armas nuevas.
    }
wait-action = { $seat } decide si juega una carta de acción.
wait-salto = { $seat } elige una figura para saltar.
wait-kidnap = { $seat } elige a quién secuestra.
wait-movement =
    { $steps ->
        [one] { $seat } mueve: queda 1 paso.
       *[other] { $seat } mueve: quedan { $steps } pasos.
    }
wait-throw = { $seat } lanza un dado o apunta con él.
wait-shuriken = { $seat } decide si gasta un shuriken.

formation-wall = muro
formation-corner = esquina
formation-wings = alas
formation-rest = completar

## El tablero en el navegador

board-label = El tablero, visto desde tu lado
board-front-row = Primera línea
board-curtain = Oculto hasta que ambos estén listos
board-secret = solo tú lo sabes
board-legend = Borde discontinuo: solo tú lo sabes.
board-rank-one-star = una estrella
board-rank-two-stars = dos estrellas
board-rank-soke = Soke
board-rank-unseen = sin ver
board-rank-no-soke = sin ver, pero no es el Soke: ha secuestrado a alguien
board-rank-only = sin ver, pero solo puede ser: { $rank }
board-means-one-star = lanza en combate un dado de seis caras
board-means-two-stars = lanza en combate un dado de ocho caras
board-means-soke = lanza en combate un dado de doce caras; si lo vencen, su ejército ha perdido
board-means-unseen = su rango se ve en combate
board-odds = ganas { $win } %, empate { $equal } %, pierdes { $lose } %
board-odds-guess = rango sin ver, más o menos: ganas { $win } %, empate { $equal } %, pierdes { $lose } %
board-muster = { $rank }: { $unseen } sin ver, { $seen } a la vista, { $fallen } fuera de juego
board-muster-own = { $rank }: { $secret } solo las conoces tú, { $shown } las ha visto el rival, { $fallen } fuera de juego
board-soke-seen = ¡Han encontrado al Soke de { $name }!
    .name = ¡Han descubierto a tu Soke!
    .other = ¡Has encontrado al Soke!
board-soke-beaten = ¡El Soke de { $name } está vencido!
    .name = ¡Tu Soke está vencido!
    .other = ¡Has vencido al Soke!
board-pairs = { $name } gana { $pairs } de 3 parejas
    .name = Ganas { $pairs } de 3 parejas
board-no-shuriken = Tres parejas, pero no quedan shuriken en la reserva
board-no-shuriken-short = No quedan shuriken
board-marked = Lo último: { $what }
board-soke-known = Soke descubierto: { $figure } ({ $name })
    .name = Conocen a tu Soke: { $figure }
    .other = Soke enemigo: { $figure }
board-whose = { $figure } de { $name }
    .name = tu { $figure }
board-against = { $eyes } contra { $its }
board-last-battle = Último combate
board-falls = cae { $figure }
board-nobody-falls = nadie cae
board-same-again = A { $name } le sale otra vez { $eyes }.
    .name = Te sale otra vez { $eyes }.
board-vain = Tu dado solo llega a { $sides }: por eso no se ha gastado ningún shuriken por ti.
board-fallen = Caídas: { $count }
board-fallen-of = Figuras caídas de { $name }
    .name = Tus figuras caídas
board-fallen-none = ninguna todavía
board-fell-beaten = { $figure } { $rank }, vencida por { $enemy }: { $eyes } contra { $its }
board-fell-outside = { $figure } { $rank }, contra { $enemy }: el dado salió del Dojo
board-fell-kidnapped = { $figure } { $rank }, secuestrada por { $enemy }
board-shuriken = Shuriken: { $count }
board-supply = Reserva: { $supply }
board-supply-empty = No quedan shuriken en la reserva
board-cards = Cartas de acción de { $name }
board-used = (usada)
named-throw-again = Relanzar (1 shuriken)
named-aim-again = Apuntar (1 shuriken)
board-pair = { $one }: { $stars } ★ contra { $other }: { $against } ★
board-tray = Despliegue
board-how = Arrastra una figura a una casilla resaltada, o elige primero la figura y luego la casilla.
board-placed = Tócala o arrástrala para ponerla en otra casilla o volver a dejarla junto al tablero.
board-left = { $rank }, quedan { $count }
board-formations = O todas las que quedan a la vez:
named-ready = Todo listo
named-pass = Pasar (sin carta)
named-stop = No mover más
board-does-salto = { SOK-24 }
board-does-sneak = { SOK-25 }
board-does-kidnap = { SOK-26 }
board-does-new-weapons = { SOK-23 }
board-does-joker = { SOK-28 }

## La primera partida guiada

lesson-goal = Dos ejércitos de quince, y en cada uno hay una figura que es el Soke, el maestro. Vence en combate al Soke contrario y ganas; no pierdas el tuyo.
lesson-setup = Coloca tus figuras una a una en tus tres filas, o elige una formación preparada, también después de colocar algunas. Cuantas más estrellas, mayor es el dado en combate, y solo tú ves quién las tiene.
lesson-weapons = Atacáis por turnos. Cada ataque empieza con tres cartas de arma por bando; las parejas iguales reciben cartas nuevas. Por cada pareja que gana, el atacante obtiene un paso; el defensor nunca se mueve.
lesson-defence = Ataca el otro bando: es simplemente su turno. Puedes responder con Armas nuevas (o con el Comodín como Armas nuevas): cambias tus tres cartas de arma, y el atacante conserva las suyas. Cada carta de acción sirve una vez por partida, así que pasar también está bien.
lesson-marks = Un marco de puntos señala lo que acaba de cambiar o de hacerse. ◂ junto al tablero señala la primera línea: la fila con enemigos más cercana a ti, de la que se lleva una figura el Secuestro.
lesson-action = Es tu ataque. Antes de mover puedes jugar una carta de acción, o pasar y guardarlas todas para más tarde.
lesson-cards = { card-salto }: saltar sobre un enemigo. { card-sneak }: pasar bajo la alambrada. { card-kidnap }: llevarse a un enemigo de la primera línea. { card-new-weapons }: otras tres cartas de arma. { card-joker }: cualquiera de ellas, o un shuriken.
lesson-movement = Elige una de tus figuras y luego una casilla resaltada: un paso hacia delante, hacia atrás o en diagonal, nunca de lado. Puedes repartir tus pasos entre varias figuras, y terminar cuando quieras.
lesson-fence = La alambrada corta todo paso que la cruce. Rodéala por los extremos, por las columnas de fuera o en diagonal junto al último poste, o juega Sigilo para pasar una vez por debajo.
lesson-odds = Entrar en la casilla de un enemigo es un combate, y el número que se ve allí es tu probabilidad de ganarlo. ≈ es una estimación, porque aún no conoces ese rango.
lesson-battle = En el Dojo ambas figuras muestran su rango. Una estrella lanza un dado de seis caras; dos, uno de ocho; el Soke, uno de doce. Gana el número mayor, y la otra figura sale de la partida; con números iguales nadie cae, y el atacante vuelve atrás.
lesson-shuriken = Un shuriken te da otro lanzamiento de tu propio dado. Empiezas con tres para toda la partida: guárdalos para los combates que importan.
lesson-memory = Lo que se ha visto sigue siendo conocido: un signo de borde continuo lo conocéis ambos, uno discontinuo solo tú. Los signos junto a cada nombre muestran qué figuras están sin ver, son conocidas o han caído.
lesson-equal = Números iguales: nadie cae, y la figura atacante vuelve a donde estaba.
lesson-earned = Alguien ha ganado un shuriken: da otro lanzamiento en un combate. Lo recibe quien se lleva las tres parejas de armas de un ataque, como atacante o como defensor, mientras dure la reserva.
lesson-kidnap = Secuestro se lleva sin combate a un enemigo de la primera línea, marcada con ◂. Solo al Soke no se lo puede llevar, pero el intento te muestra dónde está.
lesson-recap = Ha sido una partida entera. En resumen: tres parejas de armas dan pasos al atacante; donde se encuentran dos figuras, ambas muestran su rango y tiran, y queda la tirada más alta. Recuerda lo que has visto: quien vence al Soke contrario gana.
