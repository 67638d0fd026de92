### Lo que dice arts. Los títulos, las cláusulas y las notas siguen el orden de la página de reglas.
###
### Glosario: keep = fortaleza; place (in it) = lugar; item = objeto; honour = honor; round = ronda; turn = turno
### partner = cómplice; teammate = compañero de equipo; allegiance = lealtad; clan = clan; independence = independencia
### art card = carta shinobi; skill (of an attack) = destreza; art (of an attack) = arte; ability = habilidad
### secret art = arte secreto; call on a partner = recurrir a un cómplice; main / free action = acción principal / libre
### investigate = investigar; steal = robar; draw = sacar; strike = golpear; look at = mirar; keep (one) = conservar
### face down = bocabajo; face up = bocarriba; discard = descartar; pile = mazo; use up = gastar
### Los nombres del mazo de la casa están en «listed-»; los iconos (As, Aa, Ds, Da) no se traducen.

name = Shinobi Arts
heart = Mira, roba, ataca, defiéndete y sal a tiempo de la fortaleza.
length = 20–40 minutos
summary = Los shinobi se cuelan en una fortaleza en busca de su objeto más valioso. Lo que vale un objeto depende de lo que lleven los demás, y de lo que sean para ti. Mira, roba, ataca, defiéndete, recurre una vez a tu cómplice y sal a tiempo. Con tres puntos de honor se gana.

## Las reglas

heading-goal = Objetivo
note-goal = Ten el objeto más valioso cuando acabe una ronda. Eso da puntos de honor, y con tres puntos de honor se gana la partida.

heading-table = La mesa
note-table = En el centro está la fortaleza con sus lugares, y en cada lugar hay un objeto bocabajo. Alrededor se sientan los jugadores, cada uno con cartas shinobi, un cómplice y como mucho un objeto. Tus cartas están abajo; un borde discontinuo y un ojo marcan lo que tú sabes y no todos saben. «Todas las cartas» dice qué hace cada carta.
picture-rival = Lo que tiene otro jugador: como mucho un objeto, cartas shinobi y un cómplice. Lo que está bocabajo es secreto.
picture-honour = Puntos de honor. Con tres se gana.
picture-keep = La fortaleza. En cada lugar, un objeto: bocabajo, salvo que ya lo hayas mirado.
picture-gate = La puerta. Quien sale conserva su objeto y no hace nada más en la ronda.
picture-item = Tu objeto. Como mucho llevas uno.
picture-arts = Tus cartas shinobi: las estrellas atacan, los escudos defienden y los rombos son los usos que quedan.
picture-partner = Tu cómplice, que te ayuda una vez por ronda.

heading-example = Unos turnos, por ejemplo
note-example = Akane investiga y ve en secreto el Lingote de oro, de valor 6. En su siguiente turno usa Shuriken para robarlo: la carta queda bocarriba, porque era su primer uso. Ren la ataca con Taijutsu, un ataque de destreza. Akane responde con Bomba de humo, que tiene un escudo de destreza: el ataque queda parado y conserva el lingote. En su turno siguiente sale de la fortaleza antes de hacer cualquier otra cosa. Botan ya había salido, así que los demás tienen un turno más cada uno. Después se muestran todos los objetos que alguien tiene; el de Akane es el más valioso, está sola en su clan y recibe dos puntos de honor, y uno más por el lingote.

heading-icons = Iconos y cartas
note-icons = Una estrella es un ataque; un escudo, una defensa; una hoja significa destreza, una espiral significa arte. Donde hay letras en su lugar (en mazos propios y en la versión sin imágenes): As ataque de destreza, Aa ataque de arte, Ds defensa de destreza, Da defensa de arte. Un escudo solo para un ataque de su mismo tipo. En el mazo de la casa hay dos de cada carta shinobi y una de cada una de las demás; «Todas las cartas», en la mesa, las enumera.

heading-setup = Preparación de una ronda
ART-01 = El juego es de tres a cinco jugadores. Se juega por rondas hasta que alguien tiene tres puntos de honor.
ART-02 = Cada jugador recibe, bocabajo, una de las ocho cartas de cómplice. Las demás quedan fuera de la ronda.
ART-03 = Cada jugador recibe, bocabajo, tres de las 24 cartas shinobi: doce clases, dos cartas de cada una. Las demás forman un mazo bocabajo.
ART-04 = Cada jugador recibe una de las seis cartas de lealtad (tres clanes, dos cartas de cada uno) y la revela. Dos jugadores del mismo clan son un equipo. Las demás cartas quedan fuera de la ronda.
ART-05 = En la fortaleza hay, bocabajo, tantos objetos como jugadores y uno más. Los demás quedan en un mazo bocabajo y no se usan en esta ronda.
ART-06 = En la primera ronda, quién empieza se decide por sorteo, salvo que se haya nombrado a alguien al crear la mesa. Las rondas siguientes las empieza quien tenía el objeto ganador de la anterior; si nadie la ganó, la misma persona otra vez.
ART-07 = Puedes mirar tus propias cartas, incluido tu objeto, en cualquier momento.
ART-08 = La fortaleza tiene un lugar más que el número de jugadores, con un objeto en cada uno al principio. Así siempre queda algún objeto en la fortaleza, siempre se puede investigar y no existe la opción de pasar.

heading-turn = Un turno
ART-10 = Se juega en el sentido de las agujas del reloj, entre quienes siguen en la fortaleza.
ART-11 = Salir de la fortaleza: solo antes de hacer cualquier otra cosa en este turno, con o sin objeto. Quedas fuera hasta el recuento, y nada puede tenerte como objetivo.
ART-12 = Un jugador sin cartas shinobi al empezar su turno sale automáticamente, aunque no haya usado a su cómplice.
ART-13 = Si te quedas, haces exactamente una acción principal (investigar, robar o atacar) y cuantas acciones libres quieras, antes o después. El turno acaba cuando lo dice quien lo juega, después de la acción principal.
ART-14 = Investigar: mira en secreto un objeto que esté en la fortaleza. No hace falta ninguna carta shinobi.
ART-15 = Robar: usa una carta shinobi cualquiera y llévate un objeto que esté en la fortaleza.
ART-16 = Atacar: nombra a un jugador que esté en la fortaleza y tenga un objeto, y usa una carta shinobi con un icono de ataque. Si lleva tanto un ataque de destreza como uno de arte, di cuál. Se puede atacar a un compañero de equipo.
ART-17 = Defensa: el objetivo puede usar una carta shinobi con el icono de defensa correspondiente, destreza contra destreza, arte contra arte. Nadie está obligado a defenderse. Si hay defensa, nadie se lleva nada.
ART-18 = Si no hay defensa, el atacante se lleva el objeto del objetivo.
ART-19 = Al objetivo se le pregunta siempre, aunque no tenga en la mano nada con que defenderse; así, la pregunta no revela nada a nadie.
ART-20 = Nadie lleva dos objetos. Quien consigue un segundo mira ambos, elige con cuál se queda y devuelve el otro a la fortaleza, bocabajo. Nadie más sabe cuál se conservó: los dos se mezclan antes de devolver uno. El objeto devuelto va al lugar de donde vino el nuevo; tras un ataque, al primer lugar vacío.
ART-21 = Un ataque transcurre así: se usa la carta de ataque; el objetivo responde una vez, con nada, con una carta shinobi o con un cómplice que ayuda al recibir un ataque; si hubo defensa con una carta shinobi, el atacante responde una vez, con nada o con un cómplice que ayuda cuando le paran un ataque; después, el resultado. Ninguna respuesta tiene réplica. Un cómplice que hace fracasar un ataque no es una defensa con carta. Las cartas y los cómplices usados quedan usados.
ART-22 = Tras una defensa con carta, al atacante que aún no ha usado a su cómplice se le pregunta siempre, sea cual sea el cómplice.

heading-free = Acciones libres
ART-30 = Efecto: usa una carta shinobi por su efecto.
ART-31 = Cómplice (su arte secreto): revela a tu cómplice y usa su efecto, una vez por ronda. Algunos ayudan en su propio momento, también fuera de tu turno.
ART-32 = Independencia: usa una carta shinobi cualquiera y descarta tu lealtad. Solo mientras tengas un compañero de equipo. Desde entonces, si ganas, recibes un punto de honor y tu antiguo compañero ninguno; si gana él, tú no recibes nada (ART-52).
ART-33 = Un efecto, de una carta o de un cómplice, necesita aquello que nombra: un objetivo en la fortaleza, un objeto que mirar, llevarse o intercambiar, una carta shinobi bocarriba que golpear, una carta shinobi que perder, una carta que sacar. Si no hay nada de eso, no puede usarse; si hay menos de lo que dice, hace lo que se pueda. Nunca sobre ti; se puede nombrar a un compañero de equipo.
ART-34 = Las acciones libres, y los cómplices que ayudan en tu turno, pueden usarse en cualquier punto de tu turno en el que no se esté preguntando a nadie.

heading-arts = Uso de las cartas shinobi
ART-40 = Cada carta shinobi puede usarse dos veces por ronda: el primer uso la pone bocarriba, el segundo la descarta. Una carta marcada «un solo uso» se descarta ya tras el primero.
ART-41 = La misma carta solo puede usarse una vez en un turno, incluidas las cartas de quien se defiende. Cartas distintas pueden usarse en un mismo turno.
ART-42 = Las cartas que se sacan están bocabajo y sin usar, y pueden usarse en el mismo turno. Los descartes son públicos y no vuelven en la ronda.
ART-43 = Dos copias de una misma clase son dos cartas. Las copias en el mismo estado son intercambiables.

heading-end-of-round = Fin de una ronda
ART-50 = Cuando han salido dos jugadores de tres o cuatro, o tres jugadores de cinco, cada uno de los que siguen en la fortaleza tiene un turno más, en el sentido de las agujas del reloj desde quien completó ese número al salir. Salir cuenta como ese turno.
ART-51 = Después se revelan todos los objetos que alguien tiene y se aplican sus efectos. Los objetos de la fortaleza no cuentan.
ART-52 = Quien tiene el objeto más valioso gana la ronda. En un equipo de uno: dos puntos de honor. En un equipo de dos: uno cada uno. Independiente: uno. Si tu compañero de equipo se hizo independiente, eres un equipo de uno y recibes dos si ganas.
ART-53 = A igual valor, gana el objeto con el valor base más alto; si gana el valor más bajo, el del valor base más bajo. Si nadie tiene un objeto, nadie gana honor.
ART-54 = El Llavero anula los efectos especiales de todos los demás objetos, menos el de la Caja. Los objetos anulados cuentan con su valor base. (En otro mazo: un objeto que anula, y efectos que no se pueden anular.)
ART-55 = Una ronda en la que todos los que siguen en la fortaleza han tenido doce turnos, o los que se hayan acordado, termina y se puntúa. Los últimos turnos que ya han empezado (ART-50) se juegan antes.
ART-56 = El orden del recuento: revelar; anular; valores; un objeto que gana la ronda directamente; si no, el más alto, o el más bajo si un objeto vigente lo dice; empates; honor para quien tiene el objeto y para su equipo tal como esté; honor adicional.

heading-end = Fin de la partida
ART-60 = Con tres puntos de honor, o más, se gana. Quienes los alcanzan en la misma ronda comparten la victoria.

heading-silence = Silencio
ART-70 = Está prohibido contar a nadie, ni siquiera a los compañeros de equipo, lo que solo tú puedes saber de los objetos o de las cartas shinobi. Mientras se juega una ronda, la mesa ofrece gestos que no transmiten nada sobre las cartas, pero ni charla libre ni afirmaciones sobre cartas.

heading-knowledge = Lo que cada jugador puede saber
note-knowledge = Tu propio cómplice, tus cartas shinobi y tu objeto; todas las lealtades; las cartas shinobi bocarriba o descartadas, y los cómplices revelados; en qué lugares de la fortaleza hay un objeto, y quién tiene uno; lo que has mirado por tu cuenta; el honor. Lo que sabes de un objeto lo sigue en cada movimiento que todos pueden ver; cuando quien lo tiene ha mezclado dos, los demás pierden lo que sabían de ambos. Una carta shinobi bocabajo que has mirado la sigues conociendo mientras esté delante del mismo jugador. Nunca otras cartas shinobi bocabajo, cómplices sin revelar, objetos que no has mirado, los mazos ni lo que vio otro jugador.

## Lo que una mesa puede acordar

option-deck = el mazo con el que se juega
option-first = quién empieza la primera ronda (ART-06)
option-max_turns = turnos de cada jugador antes de que termine la ronda (ART-55)

edition-fr = Las reglas originales (libreto francés)

## Cosas

card-1 = carta 1
card-2 = carta 2
card-3 = carta 3
card-4 = carta 4
card-5 = carta 5
card-6 = carta 6

place-1 = lugar 1
place-2 = lugar 2
place-3 = lugar 3
place-4 = lugar 4
place-5 = lugar 5
place-6 = lugar 6

clan-crane = Grulla
clan-tiger = Tigre
clan-snake = Serpiente

attack-skill = destreza
attack-art = arte

keeping-old = el que tenías
keeping-new = el nuevo

effect-look = mirar objetos de la fortaleza
effect-look-many = mirar { $count } objetos de la fortaleza
effect-look-all = mirar todos los objetos de la fortaleza
effect-spy = mirar el objeto de un jugador
effect-read = mirar el objeto y las cartas shinobi de un jugador
effect-strike = descartar una carta shinobi bocarriba de otro jugador
effect-take = llevarse un objeto de la fortaleza sin usar carta
effect-poison = un jugador pierde una carta shinobi al azar
effect-draw = sacar cartas shinobi
effect-draw-many = sacar { $count } cartas shinobi
effect-draw-one = sacar una carta shinobi
effect-exchange = intercambiar tu objeto por el de otro jugador, sin verlo
effect-attack-fails = el ataque fracasa
effect-defence-void = la defensa queda anulada

says-none = sin efecto
says-wins-if-held = gana la ronda si otro jugador tiene { $other }
says-worth-if-held = { $worth } si otro jugador tiene { $other }
says-worth-if-partner-unused = { $worth } si no has usado a tu cómplice
says-worth-with-teammate = { $worth } si tienes un compañero de equipo
says-worth-without-teammate = { $worth } si no tienes compañero de equipo
says-worth-if-inside = { $worth } si estás en la fortaleza en el recuento
says-worth-if-outside = { $worth } si has salido antes del recuento
says-lowest-wins = gana el valor más bajo
says-more-honour =
    { $worth ->
        [one] un punto de honor más si gana: hasta tres de una vez
       *[other] { $worth } puntos de honor más para ti si gana
    }
says-cancels = anula los efectos de todos los demás objetos
says-lasting = { $effect }; esto no se puede anular

item-says = { $value }: { $effect }
item-named = { $item } ({ $says })
named-card = { $card } ({ $spot })
named-secret-art = recurrir al cómplice: { $partner }
named-secret-art-power = recurrir a { $partner }: { $power }
named-place = { $place } ‹{ $item }›
named-place-known = { $place } ‹{ $item }› (ya lo conoces)

listed-shuriken = Shuriken
listed-taijutsu = Taijutsu
listed-chain-sickle = Hoz con cadena
listed-hypnosis = Hipnosis
listed-illusion = Ilusión
listed-curse-seal = Sello maldito
listed-fire-breath = Aliento de fuego
listed-smoke-bomb = Bomba de humo
listed-body-double = Doble
listed-rope = Cuerda
listed-shadow-walk = Paso de sombra
listed-far-sight = Vista lejana
listed-scout = Explorador
listed-bodyguard = Guardaespaldas
listed-pickpocket = Carterista
listed-poisoner = Envenenador
listed-armourer = Armero
listed-mind-reader = Lector de mentes
listed-changeling = Metamorfo
listed-blade = Hoja
listed-code-paper = Papel cifrado
listed-box = Caja
listed-tea-bowl = Cuenco de té
listed-black-mirror = Espejo negro
listed-heirloom-sword = Espada ancestral
listed-gold-ingot = Lingote de oro
listed-key-ring = Llavero
listed-secret-document = Documento secreto

## Jugadas

verb-leave = salir
verb-investigate = investigar
verb-steal = robar
verb-attack = atacar
verb-ability = usar efecto
verb-secret-art = recurrir al cómplice
verb-independence = hacerse independiente
verb-end-turn = terminar turno
verb-accept = no hacer nada
verb-defend = defender
verb-keep = conservar
verb-choose = elegir
verb-name = nombrar
verb-strike = golpear
whole-investigate = mirar { $place }
whole-steal = robar de { $place } con { $card }
whole-attack = atacar a { $target } con { $card } ({ $kind })
whole-ability = usar { $card }
whole-look-at = usar { $card }: mirar lo que tiene { $target }
whole-name = elegir a { $target }
whole-independence = hacerse independiente con { $card }
whole-defend = defenderse con { $card }
grave-leave = ¿Salir de la fortaleza? Si tienes un objeto, lo conservas y ya nadie te lo puede quitar. Pero no harás nada más hasta el recuento.
grave-independence = ¿Hacerte independiente? Dejas tu clan en esta ronda. Si ganas, recibes un punto de honor y tu compañero ninguno; pero ya no ganas con él. Vale la pena cuando un punto le daría la partida.

ask-investigate-place = ¿En qué lugar miras?
ask-steal-card = ¿Qué carta shinobi usas? Gasta uno de sus usos.
ask-steal-place = ¿De qué lugar te llevas el objeto?
ask-attack-card = ¿Con qué carta shinobi atacas?
    .target = Atacar a { $target }: ¿con qué carta shinobi?
ask-attack-kind = ¿Es un ataque de destreza o de arte?
ask-attack-target = ¿A quién atacas?
ask-ability-card = ¿De qué carta shinobi usas el efecto?
ask-independence-card = ¿Qué carta shinobi usas para ello? Desde entonces, si ganas, recibes un punto de honor y tu compañero ninguno; si gana él, tú no recibes nada.
ask-defend-card = ¿Con qué carta shinobi te defiendes?
ask-keep-which = ¿Cuál de los dos conservas? El otro vuelve, y nadie puede saber cuál es.
ask-choose-place = ¿Qué lugar?
ask-name-target = ¿Qué jugador?
ask-strike-target = ¿De quién es la carta shinobi que golpeas?
ask-strike-card = ¿Cuál de sus cartas bocarriba?

turn-turn = Haz tu acción principal: investigar, robar o atacar. Puedes hacer acciones libres antes o después.
turn-turn-fresh = Haz una acción principal (investigar, robar o atacar) y las acciones libres que quieras; o sal de la fortaleza.
turn-turn-done =
    { $free ->
        [1] Tu acción principal está hecha. Aún puedes hacer una acción libre, o terminar tu turno.
       *[0] Tu acción principal está hecha. Termina tu turno.
    }
turn-effect = Elige el objetivo: { $effect }.
turn-look =
    { $more ->
        [1] Elige un objeto más de la fortaleza para mirarlo.
       *[0] Elige un objeto de la fortaleza para mirarlo.
    }
defence-skill = { $attacker } te ataca con destreza para llevarse tu objeto. Puedes defenderte con un escudo de destreza, { $partner ->
        [1] recurrir a tu cómplice o no hacer nada.
       *[0] o no hacer nada.
    }
defence-art = { $attacker } te ataca con arte para llevarse tu objeto. Puedes defenderte con un escudo de arte, { $partner ->
        [1] recurrir a tu cómplice o no hacer nada.
       *[0] o no hacer nada.
    }
defence-none = { $attacker } te ataca para llevarse tu objeto. { $plain ->
        [1] No te quedan cartas shinobi ni cómplice sin usar, así que no puedes hacer nada.
       *[0] No tienes nada que pare este ataque. (Se te pregunta de todos modos, para que nadie sepa qué tienes.)
    }
defence-partner = { $attacker } te ataca para llevarse tu objeto. No tienes escudo contra ello: recurre a tu cómplice, o no hagas nada.
turn-reply = { $target } ha parado el ataque. { $helps ->
        [1] Recurre a tu cómplice, o no hagas nada.
       *[0] Tu cómplice no puede ayudar ahora. (Se pregunta siempre mientras no se haya usado, para que nadie sepa quién es.)
    }
turn-keep = Tienes dos objetos: { $old }, y ahora { $new }. Conserva uno.
warn-teammate = Cuidado: si tu equipo gana esta ronda, { $seat } gana la partida, y tú no.

wait-turn = Es el turno de { $seat }.
wait-effect = { $seat } elige el objetivo: { $effect }.
wait-defence = { $attacker } ataca a { $seat }, que puede defenderse.
    .attacker = Atacas a { $seat }, que puede defenderse.
wait-reply = El ataque de { $seat } ha sido rechazado, y { $seat } puede responder.
wait-keep = { $seat } tiene dos objetos y elige en secreto con cuál se queda.

## Lo que ocurre

event-round =
    { $number ->
        [1] Ronda { $number }. Empieza { $first }.
       *[other] Ronda { $number }. Empieza { $first }; los clanes se reparten de nuevo.
    }
    .first =
        { $number ->
            [1] Ronda { $number }. Empiezas tú.
           *[other] Ronda { $number }. Empiezas tú; los clanes se reparten de nuevo.
        }
event-first-drawn = El sorteo decide: empieza { $seat }.
    .seat = El sorteo decide: empiezas tú.
event-allegiance = { $seat } sirve al clan { $clan }.
    .seat = Sirves al clan { $clan }.
event-partner-dealt = { $seat } tiene un cómplice: { $partner }.
    .seat = Tienes un cómplice: { $partner }.
event-art-drawn = { $seat } saca { $art } ({ $card }).
    .seat = Sacas { $art } ({ $card }).
event-item-laid = En el { $place } está { $item }.
event-turn = — Turno de { $seat } —
    .seat = — Tu turno —
event-left = { $seat } sale de la fortaleza.
    .seat = Sales de la fortaleza.
event-left-without-arts = { $seat } se ha quedado sin cartas shinobi y sale de la fortaleza.
    .seat = Te has quedado sin cartas shinobi y sales de la fortaleza.
event-last-turns = Ya han salido bastantes jugadores: un turno más para quienes siguen en la fortaleza.
event-saw-in-keep = { $seat } ve { $item } en el { $place }.
    .seat = Ves { $item } en el { $place }.
event-turned-up = { $seat } usa { $art } y deja la carta bocarriba.
    .seat = Usas { $art } y dejas la carta bocarriba.
event-discarded = { $seat } gasta { $art }: la carta se descarta.
    .seat = Gastas { $art }: la carta se descarta.
event-stole = { $seat } roba el objeto del { $place }.
    .seat = Robas el objeto del { $place }.
event-attacked =
    { $kind ->
        [destreza] { $seat } ataca a { $target } con destreza.
       *[other] { $seat } ataca a { $target } con arte.
    }
    .seat =
        { $kind ->
            [destreza] Atacas a { $target } con destreza.
           *[other] Atacas a { $target } con arte.
        }
    .target =
        { $kind ->
            [destreza] { $seat } te ataca con destreza.
           *[other] { $seat } te ataca con arte.
        }
event-defended = { $seat } se defiende con la { $card }.
    .seat = Te defiendes con la { $card }.
event-accepted = { $seat } no hace nada.
    .seat = No haces nada.
event-secret-art = ¡{ $seat } recurre a su cómplice: { $partner }!
    .seat = ¡Recurres a tu cómplice: { $partner }!
event-attack-failed = El ataque contra { $target } fracasa.
    .target = El ataque contra ti fracasa.
event-robbed = { $seat } se lleva el objeto de { $target }.
    .seat = Te llevas el objeto de { $target }.
    .target = { $seat } se lleva tu objeto.
event-gained = { $seat } tiene ahora { $item }.
    .seat = Tienes ahora { $item }.
event-put-back = { $seat } elige en secreto con cuál de dos objetos se queda y devuelve el otro al { $place }.
    .seat = Te quedas con uno de dos objetos y devuelves el otro al { $place }. Nadie más sabe cuál.
event-kept = { $seat } ha conservado { $item }.
    .seat = Has conservado { $item }.
event-ability = { $seat } usa su efecto: { $effect }.
    .seat = Usas su efecto: { $effect }.
event-looked = { $seat } mira el objeto del { $place }.
    .seat = Miras el objeto del { $place }.
event-spied = { $seat } mira lo que tiene { $target }.
    .seat = Miras lo que tiene { $target }.
    .target = { $seat } mira lo que tienes.
event-saw-held = { $seat } ve que { $target } tiene { $item }.
    .seat = Ves que { $target } tiene { $item }.
    .target = { $seat } ve que tienes { $item }.
event-saw-art = { $seat } ve la { $card } de { $target }: { $art }.
    .seat = Ves la { $card } de { $target }: { $art }.
    .target = { $seat } ve tu { $card }: { $art }.
event-struck = { $seat } golpea { $art } de { $target }: la carta se descarta.
    .seat = Golpeas { $art } de { $target }: la carta se descarta.
    .target = { $seat } golpea tu { $art }: la carta se descarta.
event-poisoned = { $seat } hace perder { $art } ({ $card }) a { $target }.
    .seat = Haces perder { $art } ({ $card }) a { $target }.
    .target = { $seat } te hace perder { $art } ({ $card }).
event-took = { $seat } se lleva el objeto del { $place }.
    .seat = Te llevas el objeto del { $place }.
event-drew =
    { $cards ->
        [one] { $seat } saca una carta shinobi. Quedan en el mazo: { $pile }.
       *[other] { $seat } saca { $cards } cartas shinobi. Quedan en el mazo: { $pile }.
    }
    .seat =
        { $cards ->
            [one] Sacas una carta shinobi. Quedan en el mazo: { $pile }.
           *[other] Sacas { $cards } cartas shinobi. Quedan en el mazo: { $pile }.
        }
event-exchanged = { $seat } intercambia objetos con { $target }.
    .seat = Intercambias objetos con { $target }.
    .target = { $seat } intercambia objetos contigo.
event-independent = { $seat } abandona el clan { $clan } y ya es independiente.
    .seat = Abandonas el clan { $clan } y ya eres independiente.
event-turn-ended = { $seat } ha terminado.
    .seat = Has terminado.
event-round-ended =
    { $clause ->
        [ART-55] La noche ha terminado: los turnos de esta ronda se han agotado ({ $clause }).
       *[other] Todos están fuera o han jugado su último turno ({ $clause }). Se revelan los objetos.
    }
event-item-shown = { $seat } tiene { $item }, que vale { $value }.
    .seat = Tienes { $item }, que vale { $value }.
event-round-won = { $seat } gana la ronda con { $item }.
    .seat = Ganas la ronda con { $item }.
event-nobody-won = Nadie tiene un objeto: nadie gana la ronda { $number }.
event-honour =
    { $gained ->
        [one] { $seat } gana un punto de honor y llega a { $honour }.
       *[other] { $seat } gana { $gained } puntos de honor y llega a { $honour }.
    }
    .seat =
        { $gained ->
            [one] Ganas un punto de honor y llegas a { $honour }.
           *[other] Ganas { $gained } puntos de honor y llegas a { $honour }.
        }
event-ended = La partida ha terminado ({ $clause }).
event-won = ¡{ $seat } reina sobre todos los shinobi!
    .seat = ¡Reinas sobre todos los shinobi!

## La mesa en la terminal

table-round = Ronda { $number }; se gana con tres puntos de honor. Cartas shinobi en el mazo: { $pile }.
table-item = Objeto
table-shinobi = Shinobi
table-honour = Honor
table-arts = Cartas shinobi
table-known = Lo que sabes de él
table-keep = La fortaleza
table-empty = vacío
table-unknown = sin ver
table-left = fuera
table-independent = independiente
table-partner-used = ya usado
table-partner-ready = sin usar
table-your-arts = Tus cartas shinobi
table-your-partner = Tu cómplice
moment-own-turn = en tu turno
moment-when-attacked = cuando te atacan
moment-when-defended = cuando te paran un ataque
table-uses =
    { $left ->
        [one] queda 1 uso
       *[other] quedan { $left } usos
    }
table-used-now = ya usada este turno
table-once = un solo uso
table-discards = Descartes
table-last-turns = Estos son los últimos turnos de la ronda.
table-face-up = { $art } (último uso)
table-legend = ▶ en su turno  ★ honor  ▒ bocabajo  [Cuerda] bocarriba  ‹Cuerda› la conoces

## El tablero en el navegador

board-ceremony = Recuento de la ronda
board-see-table = Mirar la mesa
board-see-scoring = Volver al recuento
board-all-cards = Todas las cartas
board-items = Objetos
board-items-note = Solo cuentan los objetos que los jugadores llevan al puntuar: lo que está en la fortaleza no tiene valor ni efecto. Un compañero es un jugador de tu mismo clan.
board-partners = Cómplices
board-discarded = descartadas: { $count }
board-close = Cerrar
board-skip = Saltar
board-continue = Continuar
board-leave = Salir de la fortaleza
board-pass = Pasar (volver a mirar { $item } y terminar turno)
board-aim = elegir a { $seat }
board-secret = tú lo sabes, pero no todos
board-seen-by = visto por { $names }
board-face-down = bocabajo
board-partner-down = un cómplice, bocabajo
board-no-item = sin objeto
board-undefended = sin defensa
board-forced = Todos lo ven, así que enseguida se responde por ti.
board-place-holds = { $place }: { $what }
board-inside = en la fortaleza
board-teammate = compañero
board-teammate-of = del equipo de { $winner }
    .winner = de tu equipo
board-last-turn = último turno
board-out = Quedas fuera de esta ronda
board-out-why = No te quedan cartas shinobi, así que sales de la fortaleza.
board-out-item =
    { $item ->
        [1] Conservas tu objeto, y cuenta en el recuento. Ya nadie te lo puede quitar.
       *[0] No tienes ningún objeto.
    }
board-out-until = fuera hasta el recuento
board-turn-of = turno { $turn } de { $most }
board-honour = puntos de honor: { $honour } (ganan tres)
after-honour =
    { $honour ->
        [one] 1 punto de honor
       *[other] { $honour } puntos de honor
    }
board-icon-skill-attack = ataque de destreza
board-icon-art-attack = ataque de arte
board-icon-skill-defence = defensa de destreza
board-icon-art-defence = defensa de arte
board-score-shown = { $seat } muestra { $item }: { $value }.
    .seat = Muestras { $item }: { $value }.
board-score-cancels = { $item } anula el efecto de: { $items }.
board-score-cancels-nothing = { $item } anula, pero no hay nada que anular.
board-score-worth = { $item } vale ahora { $value }.
board-score-lowest = { $item }: ¡gana el valor más bajo!
board-score-outright = ¡{ $item } gana la ronda!
board-score-nobody = Nadie tiene un objeto: nadie gana la ronda.
board-score-more = { $item } da más honor a quien gana con él: +{ $gained }.
board-score-independent = independiente: un punto, no dos
board-score-teammate = { $seat } es del equipo de { $winner }, gana también un punto de honor y llega a { $honour }.
    .seat = Eres del equipo de { $winner }, ganas también un punto de honor y llegas a { $honour }.
    .winner = { $seat } es de tu equipo, gana también un punto de honor y llega a { $honour }.

## La primera partida guiada

lesson-goal = Te cuelas en una fortaleza llena de objetos valiosos. Quien tenga el más valioso cuando acabe la ronda recibe dos puntos de honor; en un equipo de dos, uno cada uno. Con tres puntos de honor se gana la partida.
lesson-turn = En tu turno haces una acción principal. Investigar: mirar un objeto, sin coste. Robar: usar una carta shinobi y llevarte un objeto. Atacar: usar una carta con estrella y quitarle el objeto a un rival; los escudos paran ataques. O sal de la fortaleza, pero solo antes de hacer nada más.
lesson-look = En cada turno hay que hacer una acción principal, así que no se puede saltar. Si no quieres hacer nada, «Pasar» vuelve a mirar un objeto de la fortaleza que ya conoces y termina tu turno; puedes elegirlo en cuanto conozcas uno. «Todas las cartas» dice cuánto vale cada objeto; puede depender de quién lleva qué.
lesson-arts = Cada carta shinobi sirve dos veces por ronda, la uses para lo que la uses: el primer uso la pone bocarriba, el segundo la descarta. Los rombos muestran los usos que quedan. Quien empieza su turno sin cartas tiene que salir de la fortaleza, con su objeto.
lesson-secret = Un borde discontinuo y un ojo marcan lo que tú sabes y no todos saben. Un ojo pequeño con letras bajo un objeto dice quién más lo ha mirado.
lesson-item = Ahora tienes un objeto. Solo tú sabes cuál es, y quien lo haya mirado. Mientras estés en la fortaleza, otros pueden atacarte para quitártelo.
lesson-ingot = El Lingote de oro puede decidir toda la partida en una ronda: quien gana con él recibe un punto de honor más. Para quien está sin nadie más en su clan son tres, y con tres se gana la partida.
lesson-free = Tu acción principal está hecha. El efecto de una carta y tu cómplice son acciones libres: aún puedes usarlos, pero no hace falta. Para salir de la fortaleza ya es tarde en este turno. «Terminar turno» pasa el turno.
lesson-ability = Una de tus cartas tiene un efecto que puedes usar ahora, antes o después de tu acción principal. Gasta uno de sus dos usos, como un ataque o una defensa. «Todas las cartas» dice qué hace cada efecto.
lesson-independence = Tienes compañero: un jugador de tu clan. Si uno de los dos gana la ronda, ambos reciben un punto de honor. «Hacerte independiente» acaba con eso y gasta un uso de una carta: si ganas, tú recibes un punto y tu compañero ninguno. Vale la pena cuando un punto más le daría la partida.
lesson-independent = Un jugador se ha hecho independiente: ha dejado su clan en esta ronda. Si gana, recibe un punto de honor y su antiguo compañero ninguno. Ese antiguo compañero se queda sin nadie más en su clan y recibe dos si gana.
lesson-attack = Un ataque se lleva el objeto del objetivo, si nadie lo para. Las estrellas atacan y los escudos defienden; una hoja es destreza, una espiral es arte.
lesson-defence = Solo un escudo del mismo tipo para un ataque: hoja contra hoja, espiral contra espiral. También puedes no hacer nada y guardar tus cartas.
lesson-own-partner = La última carta de tu fila es tu cómplice. Hasta que lo muestres, nadie más lo conoce. Una vez por ronda puedes recurrir a él; unos ayudan en tu turno, otros cuando te atacan.
lesson-two = Nadie lleva dos objetos. Conserva uno; el otro vuelve a la fortaleza, y nadie más puede saber cuál era.
lesson-two-others = Nadie lleva dos objetos. Quien consigue un segundo mira los dos y elige con cuál se queda; el otro vuelve, bocabajo. Nadie más sabe cuál de los dos está ahora allí.
lesson-left = Quien ha salido de la fortaleza está a salvo con su objeto, y fuera hasta el recuento. Tú también puedes salir, pero solo al empezar tu turno.
lesson-exchanged = Un cómplice ha cambiado tu objeto por el de otro jugador, sin mirarlos. Lo que tienes ahora está ante ti; solo lo conocéis tú y quizá esa persona.
lesson-long = Cuando { $players ->
        [5] tres
       *[other] dos
    } jugadores han salido de la fortaleza, los demás tienen un turno más cada uno, y se puntúa la ronda. Como muy tarde termina cuando los que siguen dentro han jugado todos sus turnos. Los tuyos se cuentan junto a tu nombre: «turno 3 de 12».
lesson-last = Ya han salido bastantes: quien sigue en la fortaleza tiene un turno más. Es la última ocasión de hacerse con un objeto mejor.
lesson-new-round = Una ronda nueva: se reparte todo otra vez, también los clanes. Cada cual conserva solo sus puntos de honor.
lesson-score = Ahora se muestran los objetos y se aplican sus efectos uno a uno; lo que queda en la fortaleza no cuenta. Quien gana sin nadie más de su clan recibe dos puntos de honor; un equipo de dos, uno cada uno.
lesson-recap = Ha sido una partida entera. En resumen: mira alrededor, hazte con el objeto que más vaya a valer y consérvalo hasta el final de la ronda. Las cartas shinobi atacan, defienden o tienen un efecto, cada una dos veces; tu cómplice ayuda una vez por ronda. Tres puntos de honor ganan.

## Errores de un mazo

deck-form = Un mazo es una tabla con un nombre y con listas de art, partner e item.
deck-has-no = Un mazo no tiene { $said }; tiene un nombre, y listas de art, partner e item.
deck-name = El nombre de un mazo es un texto de { $most } letras como máximo.
deck-part = Las cartas de un mazo se escriben como { $part }, cada una con sus propias líneas.
deck-count = Un mazo tiene { $count } cartas distintas en «{ $part }»; aquí hay { $found }.
deck-card = { $part } { $card }: { $problem }
deck-card-has-no = Una carta de esta clase no tiene { $said }; puede tener { $known }.
deck-card-name = Cada carta tiene un nombre de 1 a { $most } letras.
deck-card-twice = Ya hay una carta de esta clase llamada { $name }.
deck-card-names = Los nombres en otros idiomas son una tabla como { $example }, de 1 a { $most } letras cada uno.
deck-card-twice-in = Ya hay una carta de esta clase llamada { $name } en el idioma «{ $language }».
deck-icons = Los iconos son una lista de { $icons }, como { $example }, o una lista vacía.
deck-icon-twice = El mismo icono está aquí dos veces.
deck-flag = { $key } debe ser true o false.
deck-only-partner-draws = Solo un cómplice permite sacar cartas: una carta shinobi usada turno tras turno llenaría la mesa.
deck-no-art-effect = No existe el efecto { $said } para una carta shinobi. Puede ser { $known }, o ninguno.
deck-no-item-effect = No existe el efecto { $said } para un objeto. Puede ser { $known }, o ninguno.
deck-moment = Cada cómplice tiene un momento (moment): { $known }.
deck-power = Cada cómplice tiene un poder (power): { $known }.
deck-other-moment = El momento del poder «{ $power }» es «{ $right }», no { $said }.
deck-needs-count = Con «{ $effect }», count dice cuántas: de 1 a { $most }.
deck-no-count = Solo estos efectos llevan count: { $known }.
deck-value = Cada objeto tiene un valor, un número entero de 0 a { $most }.
deck-value-twice = Otro objeto tiene el valor { $value }; todos deben ser distintos, para que gane uno (ART-53).
deck-one-cancels = Solo un objeto puede anular a los demás: dos se anularían entre sí.
deck-needs-other = Con «{ $effect }», other es el nombre de otro objeto de este mazo.
deck-no-other = Solo estos efectos nombran otro objeto: { $known }.
deck-needs-worth = Con «{ $effect }», worth es un número entero de 0 a { $most }.
deck-no-worth = Solo estos efectos llevan worth: { $known }.
deck-unknown = No hay ningún mazo llamado { $said }, solo «{ $known }»; da un mazo entero.
deck-too-large = { $file } es demasiado grande para un mazo: puede tener { $most } bytes.
deck-too-deep = { $file } es demasiado profundo para un mazo: ninguna línea puede tener más de { $most } puntos.
deck-no-text = { $file } no es un texto en UTF-8.
deck-no-toml = { $file } no es un mazo escrito en TOML: { $problem }.

## Studies

study-items = Objetos
study-partners = Cómplices
study-arts = Cartas shinobi
