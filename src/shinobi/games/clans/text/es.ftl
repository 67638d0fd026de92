### Lo que dice clans. Los títulos, las cláusulas y las notas siguen el orden de la página de reglas.
###
### Glosario: province = provincia; army = ejército; troop = tropa; clan card = carta de clan; serve = servir a
### order = orden; deploy = desplegar; station = estacionar; move = mover; attack = atacar; ninja = ninja
### deck = mazo; draw = sacar; discard = descartar; discard pile = pila de descartes; hand = mano
### at home = en su (tu) provincia; strike = golpear; tie = empate

name = Shinobi: Guerra de Clanes
heart = Manda los ejércitos de todos y oculta a quién sirves.
length = 10–20 minutos con bots, 20–40 con personas
summary = Las tropas de cinco clanes se reparten por las provincias de los jugadores, y cada cual las manda todas. A quién sirves es un secreto. Al final gana el clan con más tropas en la mesa, si alguien lo sirve.

## Las reglas

heading-goal = Objetivo
note-goal = Al final, el clan al que sirves en secreto debe tener más cartas en la mesa que cualquier otro clan al que alguien sirva. En un empate deciden las cartas de tu clan en tu propia provincia. Y nadie debería descubrir demasiado pronto qué clan es.

heading-table = La mesa
note-table = Cada jugador tiene una provincia con ejércitos de cualquier clan: un montón de cartas de un clan es un ejército, y su fuerza es el número de cartas. Encima de la mesa ves las tres órdenes del turno, cuántas cartas tiene cada clan en la mesa y el mazo. Abajo están tu mano y tu clan; nadie más los ve.
picture-orders = Las tres órdenes de un turno, una tras otra.
picture-tally = Cuántas cartas tiene cada clan en la mesa. El del borde discontinuo es el tuyo.
picture-deck = El mazo y quién tendrá el último turno.
picture-army = Un ejército: cartas de un clan en una provincia. Su número es su fuerza.
picture-province = Tu provincia. Puede haber ejércitos de cualquier clan; desde aquí atacas.
picture-clan = El clan al que sirves en secreto. Solo lo ves tú.
picture-hand = Tu mano: tropas y ninjas. Solo la ves tú.

heading-example = Un turno, por ejemplo
note-example = Es el turno de Hana, que sirve en secreto a Mōri. Primera orden: despliega una carta de Takeda en la provincia de Akane, una pista falsa. Segunda orden: estaciona una carta de Mōri en su propia provincia, donde Mōri tiene ahora tres cartas. Tercera orden: debe atacar con uno de sus ejércitos. No puede atacar a Takeda en la provincia de Akane, porque la primera orden lo cambió. Así que su ejército de Mōri ataca a las dos cartas de Oda en la provincia de Botan: Oda pierde una. Después Hana saca dos cartas, porque estacionó; si hubiera movido, habría sido una.

heading-setup = Preparación
CLA-01 = El juego es de tres a cinco jugadores; en la edición francesa, también de dos.
CLA-02 = Luchan cinco clanes: Hōjō (morado), Uesugi (verde), Takeda (rojo), Mōri (azul), Oda (amarillo).
CLA-03 = Se barajan las cinco cartas de clan y cada jugador recibe una. Es secreta hasta el final. Las sobrantes vuelven a la caja sin que nadie las vea.
CLA-04 = El mazo contiene once tropas de cada clan, salvo que la mesa haya acordado otro número, y tres ninjas en total. Tras el reparto debe quedar al menos una carta.
CLA-05 = Cada jugador saca cuatro cartas. Quién empieza se decide por sorteo o de común acuerdo.
CLA-06 = El espacio delante de un jugador es su provincia. En ella puede haber tropas de cualquier clan.
CLA-07 = Las tropas de un clan en una provincia forman un ejército. Su fuerza es su número de cartas. Todas las tropas de la mesa están bocarriba.

heading-turn = Un turno: tres órdenes
CLA-09 = Hay que dar las tres órdenes, en este orden. No se puede renunciar a ninguna; una orden solo se omite si no puede cumplirse de ningún modo.
CLA-10 = Primera orden: pon una carta de tropa de tu mano, bocarriba, en cualquier provincia que no sea la tuya. Puede ser de cualquier clan.
CLA-11 = En lugar de la primera orden puedes jugar un ninja: elige un ejército en la provincia de otro jugador; una de sus cartas se descarta, y el ninja también. Los descartes quedan a la vista y no vuelven nunca.
CLA-12 = Segunda orden, una de dos: pon una carta de tropa de tu mano en tu propia provincia, o mueve una carta de una provincia a otra. Puedes mover cartas a tu propia provincia, pero nunca sacarlas de ella.
CLA-13 = Un ninja solo puede jugarse como primera orden.
CLA-14 = Tercera orden: con un ejército de tu provincia, ataca a un ejército de otra provincia, exactamente una vez. Debes atacar si algún ataque está permitido, aunque el único objetivo sea tu propio clan.
CLA-15 = El objetivo debe ser más débil que el ejército atacante.
CLA-16 = El objetivo debe ser de un clan distinto al del ejército atacante.
CLA-17 = El objetivo no puede ser un ejército que haya cambiado por una orden anterior de este turno: por desplegar en él una carta, por un ninja o por mover una carta hacia él o desde él. Un ejército de tu provincia que haya cambiado sí puede atacar. Un ejército vaciado y vuelto a formar en el mismo turno cuenta como cambiado.
CLA-18 = El ejército atacado pierde una carta, que se descarta. El atacante no pierde nada.
CLA-19 = Una orden que no puede cumplirse de ningún modo se omite: la primera, si no tienes nada que jugar; la segunda, si ninguna de sus dos formas es posible; la tercera, si no se permite ningún ataque.
CLA-20 = Al final de tu turno sacas cartas hasta volver a tener cuatro, mientras queden en el mazo: dos si estacionaste una tropa, una si moviste una carta.
CLA-21 = El turno pasa hacia la izquierda (en el sentido de las agujas del reloj). Nadie actúa fuera de su turno.

heading-end = El final
CLA-30 = Cuando se saca la última carta del mazo, cada jugador tiene un turno más. Quien la sacó juega el último turno de la partida.
CLA-31 = Entonces todos muestran su carta de clan. Gana el jugador cuyo clan tiene más cartas en la mesa, sumando todas las provincias. Las cartas de la mano no cuentan.
CLA-32 = Un clan al que nadie sirve no puede ganar; en su lugar gana el mayor clan al que alguien sirve.
CLA-33 = En caso de empate, gana, entre los empatados, quien tenga más cartas de su propio clan en su propia provincia.
CLA-34 = Si también ahí hay empate, se comparte la victoria.
CLA-35 = Al final se muestran las cartas de clan de los jugadores; las manos y las cartas de clan sobrantes, no.

heading-knowledge = Lo que cada jugador puede saber
note-knowledge = Tu propia carta de clan y tu mano; todas las provincias; la pila de descartes y cada orden dada; cuántas cartas hay en las manos y en el mazo. Nunca otras manos, otras cartas de clan, las cartas de clan sobrantes ni el orden del mazo.

heading-talk = La charla
note-talk = Libre: afirmaciones, amenazas, mentiras. No se puede enseñar ninguna carta de clan antes del final.

## Lo que una mesa puede acordar

option-troops_per_clan = tropas de cada clan en el mazo (CLA-04)
option-first = quién empieza (CLA-05)
option-moved_out = un ejército que perdió una carta por un movimiento también queda protegido (CLA-17)

edition-de = Alemana – de 3 a 5 jugadores
edition-fr = Francesa – de 2 a 5 jugadores

## Cosas

clan-hojo = Hōjō
clan-uesugi = Uesugi
clan-takeda = Takeda
clan-mori = Mōri
clan-oda = Oda

card-hojo = Hōjō
card-uesugi = Uesugi
card-takeda = Takeda
card-mori = Mōri
card-oda = Oda
card-ninja = ninja

order-first = primera
order-second = segunda
order-third = tercera
order-refill = sacar
order-over = fin

## Jugadas

verb-deploy = desplegar
verb-ninja = ninja
verb-station = estacionar
verb-move = mover
verb-attack = atacar

ask-deploy-clan = ¿De qué clan es la tropa que despliegas?
ask-deploy-province = ¿En la provincia de quién?
ask-ninja-province = ¿En la provincia de quién golpea el ninja?
ask-ninja-clan = ¿A qué ejército golpea?
ask-ninja-province-clan = ¿A qué ejército golpea?
ask-station-clan = ¿De qué clan es la tropa que estacionas en tu provincia?
ask-move-clan = ¿De qué clan es la carta que mueves?
ask-move-origin = ¿Desde la provincia de quién?
ask-move-province = ¿A la provincia de quién?
ask-attack-clan = ¿Con cuál de tus ejércitos atacas?
ask-attack-province = ¿En la provincia de quién?
ask-attack-target = ¿A qué ejército de allí?
ask-attack-province-target = ¿A qué ejército ataca?
whole-deploy = desplegar { $clan } en la provincia de { $province }
whole-ninja = ninja: { $clan }, provincia de { $province }
whole-station = estacionar { $clan } en tu provincia
whole-move = mover { $clan }: { $origin } → { $province }
whole-attack = atacar con { $clan }: { $target }, provincia de { $province }
name-attack-clan = atacar con { $clan }
name-attack-province-target = { $target }, provincia de { $province }
name-ninja-province-clan = { $clan }, provincia de { $province }
named-own = tu propia provincia

turn-first =
    { $ninjas ->
        [0] Primera orden: despliega una tropa en otra provincia.
       *[other] Primera orden: despliega una tropa en otra provincia, o juega un ninja.
    }
turn-second = Segunda orden: estaciona una tropa en tu provincia, o mueve una carta.
turn-third =
    { $count ->
        [one] Tercera orden: ataca. Hay un objetivo, así que debes hacerlo.
       *[other] Tercera orden: debes atacar a uno de los { $count } objetivos.
    }
turn-final = Es tu último turno.
turn-last = Es tu último turno y el último de la partida.
warn-forced = Tal como está todo, luego deberás atacar a { $target }.
warn-forced-many = Tal como está todo, luego deberás atacar a uno de { $count } ejércitos.
warn-target = { $clan }, provincia de { $province }
    .province = { $clan }, en tu provincia

wait-first = { $seat } da la primera orden: desplegar una tropa o jugar un ninja.
wait-second = { $seat } da la segunda orden: estacionar una tropa o mover una carta.
wait-third = { $seat } da la tercera orden: atacar.
wait-final = Es el último turno de { $seat }.
wait-last = Es el último turno de la partida.

why-CLA-14 = Solo atacan los ejércitos de tu provincia, y solo a ejércitos de otras provincias.
why-CLA-17 = Una orden anterior de este turno ha cambiado este ejército, así que ahora no se puede atacar.

## Charla

claim-serve = Sirvo al clan { $clan }.
claim-not-serve = No sirvo al clan { $clan }.
claim-suspect = Creo que { $seat } sirve al clan { $clan }.
claim-spare = Perdona al clan { $clan } y no lo olvidaré.
question-whom = { $asked }, ¿a quién sirves?
question-why-strike = { $asked }, ¿por qué golpeas al clan { $clan }?

## Lo que ocurre

event-first-drawn = El sorteo decide: empieza { $seat }.
    .seat = El sorteo decide: empiezas tú.
event-clan-dealt = { $seat } sirve en secreto a { $clan }.
    .seat = Sirves a { $clan }. Nadie más lo sabe.
event-drew = { $seat } saca: { $card }.
    .seat = Sacas: { $card }.
event-refilled =
    { $cards ->
        [one] { $seat } saca una carta. Quedan en el mazo: { $deck }.
       *[other] { $seat } saca { $cards } cartas. Quedan en el mazo: { $deck }.
    }
    .seat =
        { $cards ->
            [one] Sacas una carta. Quedan en el mazo: { $deck }.
           *[other] Sacas { $cards } cartas. Quedan en el mazo: { $deck }.
        }
event-last-card = { $seat } ha sacado la última carta: un turno más por jugador, y el último es de { $seat }.
    .seat = Has sacado la última carta: un turno más por jugador, y el último es tuyo.
event-turn = — Turno de { $seat } —
    .seat = — Tu turno —
event-deployed = { $seat } despliega { $clan } en la provincia de { $province }.
    .seat = Despliegas { $clan } en la provincia de { $province }.
    .province = { $seat } despliega { $clan } en tu provincia.
event-struck = El ninja de { $seat } golpea a { $clan } en la provincia de { $province }.
    .seat = Tu ninja golpea a { $clan } en la provincia de { $province }.
    .province = El ninja de { $seat } golpea a { $clan } en tu provincia.
    .seat-province = Tu ninja golpea a { $clan } en tu propia provincia.
event-stationed = { $seat } estaciona { $clan } en su provincia.
    .seat = Estacionas { $clan } en tu provincia.
event-moved = { $seat } mueve { $clan } de la provincia de { $origin } a la de { $province }.
    .seat = Mueves { $clan } de la provincia de { $origin } a la de { $province }.
    .origin = { $seat } mueve { $clan } de tu provincia a la de { $province }.
    .province = { $seat } mueve { $clan } de la provincia de { $origin } a la tuya.
    .seat-origin = Mueves { $clan } de tu provincia a la de { $province }.
    .seat-province = Mueves { $clan } de la provincia de { $origin } a la tuya.
event-attacked = { $seat } ataca con { $clan }: { $target } pierde una carta en la provincia de { $province }.
    .seat = Atacas con { $clan }: { $target } pierde una carta en la provincia de { $province }.
    .province = { $seat } ataca con { $clan }: { $target } pierde una carta en tu provincia.
    .seat-province = Atacas con { $clan }: { $target } pierde una carta en tu provincia.
event-skipped = { $seat } no puede dar la { $order } orden; se omite.
    .seat = No puedes dar la { $order } orden; se omite.
event-clan-shown = { $seat } servía a { $clan }. En la mesa: { $cards }; de ellas, en su provincia: { $home }.
    .seat = Servías a { $clan }. En la mesa: { $cards }; de ellas, en tu provincia: { $home }.
event-ended =
    { $clause ->
        [CLA-31] Ha ganado el mayor clan al que alguien servía (CLA-31).
        [CLA-33] Los mayores clanes empatan; deciden las cartas en la propia provincia (CLA-33).
       *[other] Empate en la mesa y en la propia provincia: se comparte la victoria ({ $clause }).
    }
event-won = ¡Gana { $seat }!
    .seat = ¡Ganas!

## La mesa en la terminal

table-province = Provincia
table-hand = Cartas
table-total = En la mesa
table-discards = Descartes
table-deck =
    { $cards ->
        [0] El mazo está vacío; el último turno es de { $last }.
       *[other] Cartas en el mazo: { $cards }. Quien estaciona saca dos; quien mueve, una; quien saca la última juega el último turno.
    }
table-your-hand = Tu mano
table-your-clan = Sirves a
table-history = Órdenes hasta ahora: + desplegó o estacionó, → movió, − atacó o envió un ninja
table-legend = ▶ en su turno  ■ una carta  + crecido, − mermado este turno: no es objetivo de la tercera orden

## El tablero en el navegador

board-turn-yours = Tu turno
board-turn = Turno de { $seat }
board-orders = las tres órdenes
board-order-first = Desplegar, o ninja
board-order-second = Estacionar o mover
board-order-third = Atacar
board-allows-first = una carta de tu mano a otra provincia
board-allows-second = de tu mano a tu propia provincia, o de una provincia a otra
board-allows-third = Con un ejército de tu provincia, ataca a uno más débil, de otro clan, en otra provincia.
board-state-done = dada
board-state-now = ahora
board-state-next = después
board-state-skipped = omitida: imposible
board-skipped-third = omitida: sin objetivo
board-targets =
    { $count ->
        [0] sin objetivo por ahora
        [one] un objetivo: hay que atacar
       *[other] { $count } objetivos: hay que atacar
    }
board-no-target =
    { $barred ->
        [0] ningún ejército en la provincia de { $seat } supera a otro de fuera
       *[other] los más débiles de fuera: mismo clan o escudo
    }
    .seat =
        { $barred ->
            [0] ningún ejército de tu provincia supera a otro de fuera
           *[other] los más débiles de fuera: mismo clan o escudo
        }
board-province = Provincia de { $seat }
board-province-own = Tu provincia
board-army = { $clan }: { $cards }, provincia de { $seat }.
board-army-own = { $clan }: { $cards }, en tu provincia.
board-safe-first = No se puede atacar este turno: lo cambió la primera orden.
board-safe-second = No se puede atacar este turno: lo cambió la segunda orden.
board-threatened = Tal como está todo, este ejército puede ser atacado en la tercera orden.
board-put = { $clan } a la provincia de { $seat }
board-put-own = { $clan } a tu provincia
board-then-forced = Después tendrás que atacar a uno de estos: { $targets }.
board-then-must =
    { $count ->
        [one] después deberás atacar:
       *[other] después deberás atacar a uno de:
    }
board-then-count = después deberás atacar a uno de { $count } ejércitos
board-then-free = Después no habrá nada que atacar.
board-cards =
    { $cards ->
        [one] una carta en la mano
       *[other] { $cards } cartas en la mano
    }
board-serves = { $seat } sirve a { $clan }
board-hand-held = Mano:
board-only-you = Solo tú lo sabes
board-hand-empty = No quedan cartas.
board-standing = { $clan }: { $cards } en la mesa
board-yours = tu clan; solo tú lo sabes
board-deck =
    { $cards ->
        [0] Mazo vacío
       *[other] Mazo: { $cards }
    }
board-last =
    { $turns ->
        [one] Último turno de la partida: { $seat }
       *[other] Quedan { $turns } turnos; el último es de { $seat }
    }
    .seat =
        { $turns ->
            [one] Último turno de la partida: el tuyo
           *[other] Quedan { $turns } turnos; el último es tuyo
        }
board-last-among = Último turno de la partida: { $names }
board-last-why = Quien saque la última carta del mazo jugará el último turno. Al estacionar se roban dos cartas, al mover una: las próximas órdenes deciden quién será.
board-last-decided = El mazo está vacío: un turno más por jugador. { $seat } ha sacado la última carta y juega el último turno de la partida.
    .seat = El mazo está vacío: un turno más por jugador. Tú has sacado la última carta y juegas el último turno de la partida.
board-chart = Quién hizo qué
board-chart-note = Las barras van hacia arriba con + y hacia abajo con −. Los ataques obligados también cuentan.
board-close = Cerrar
board-reckoning = El recuento
board-nobody = nadie
board-pips = { $cards } en la mesa; de ellas, en su provincia: { $home }
board-pip-home = en la provincia propia
board-pip-away = en otras
board-unserved = Nadie sirve a { $clan }, así que no puede ganar.
board-largest = Gana el mayor clan al que alguien sirve.
board-tie-home = { $seat } ({ $clan }) { $cards }
board-tie = Empate: { $cards } en la mesa cada uno. De ellas, en su propia provincia: { $homes }.
board-tie-decides = Gana quien más tiene en su provincia.
board-tie-shared = También es igual: la victoria se comparte.

## La primera partida guiada

lesson-aim = Sirves en secreto al clan del marco discontinuo. Al final gana quien sirve al clan con más cartas en todas las provincias; en un empate, quien tenga más de ellas en su propia provincia. Un clan al que nadie sirve no puede ganar.
lesson-orders = Un turno tiene tres órdenes: una carta a otra provincia; una a la tuya, o una movida; y un ataque. Los ejércitos de tu provincia atacan a otros más débiles, de otros clanes, en otras provincias. Si puedes atacar, debes.
lesson-first = Primera orden: elige una carta de tu mano y luego la provincia de otro jugador: la tropa va allí. Puede ser de cualquier clan: refuerza el tuyo o deja una pista falsa.
lesson-second = Segunda orden: elige una carta de tu mano y luego tu provincia; o elige un ejército de otra y luego la provincia a la que va una de sus cartas. Solo los demás pueden sacar cartas de tu provincia; tú no.
lesson-warning = Las espadas cruzadas marcan lo que la tercera orden podría atacar tal como está todo. Si hay objetivo, tendrás que atacar: míralo antes de dar la segunda orden.
lesson-third = Tercera orden: elige un ejército de tu provincia y luego uno más débil, de otro clan, en otra. Ese pierde una carta; el tuyo, nada.
lesson-protected = Un escudo verde marca un ejército que la primera (1) o la segunda orden (2) de este turno ha cambiado. No se puede atacar en este turno: reforzar un ejército también lo protege.
lesson-skipped = Una orden imposible se ha omitido; toda orden posible es obligatoria, también el ataque. No hay ataque si ningún ejército de la provincia del jugador es más fuerte que uno de otro clan en otra.
lesson-watch = Ahora dan sus órdenes los demás; la franja sobre la mesa las muestra una a una. A quién refuerza o ataca un jugador da una pista de a quién sirve.
lesson-carried = Han movido una carta fuera de tu provincia. Tú no puedes sacar cartas de ella, pero todos los demás sí. Tú puedes hacer lo mismo en las suyas.
lesson-hit = Han atacado a un ejército de tu provincia y ha perdido una carta. Solo puede hacerlo un ejército más fuerte de otro clan; al atacante no le cuesta nada.
lesson-ninja = Un ninja se juega en lugar de la primera orden: quita una carta a cualquier ejército de la provincia de otra persona, por fuerte que sea. Solo hay tres en el mazo.
lesson-marks = Los signos pequeños junto a un nombre muestran su último turno: + puso una tropa (una casa: en su propia provincia), → movió una, espadas cruzadas atacó, ○ no dio esa orden. Pulsa uno para leerlo.
lesson-chronicle = Quien ataca a un clan una y otra vez probablemente no lo sirve. «{ board-chart }» muestra quién ha reforzado y quién ha atacado a cada clan.
lesson-heap = Los ejércitos crecen. Contra uno grande ayudan tres cosas: un ninja; un ejército aún mayor de otro clan en tu provincia; o llevarse sus cartas de una en una y atacar donde sean pocas.
lesson-behind = Si tu clan tiene pocas cartas en la mesa, o ninguna, no está perdido: lo que añadas en las últimas rondas apenas se podrá golpear. Guarda sus cartas en la mano hasta entonces y, mientras tanto, ataca al clan más grande.
lesson-refill = Al final del turno se repone la mano hasta cuatro cartas: dos si has estacionado, una si has movido. Quien saque la última del mazo jugará el último turno.
lesson-last-card = El mazo está vacío: queda un turno por jugador. En un empate deciden las cartas de tu clan en tu propia provincia: lleva alguna allí.
lesson-end = Todas las cartas de clan están a la vista. En resumen: haz crecer tu clan tarde o sin que se note, fíjate en quién nunca ataca a qué clan, y golpea al clan que crees que sirven los demás.
