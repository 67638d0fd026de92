### Lo que dice daimyo. Los títulos, las cláusulas y las notas siguen el orden de la página de reglas.
###
### Glosario: Daimyo = Daimio; start pawn = meeple de jugador inicial; weapon = arma; life = vida; attack card = carta de ataque
### declare, declaration = declarar, declaración; face down = bocabajo; reveal, turn up = revelar, destapar
### pair = pareja; hit = impacto, el ataque tiene éxito; miss = fallo, el ataque falla
### denounce, denunciation = denunciar, denuncia; decline = no denunciar; plotting = complot; incompetence = incompetencia
### resolve = resolver; fall, the fallen = caer, los caídos; round = ronda

name = Shinobi (Gran Daimio)
heart = Miente sobre las armas que envías; denuncia la emboscada que te han tendido.
length = 5–15 minutos con bots, 20–40 con personas
summary = En cada ronda, cada clan envía tres armas ocultas contra los tres rivales de su derecha y dice qué arma es cada una. Después, cada víctima destapa dos de las tres cartas que ha recibido. Una pareja hiere. Pero la víctima que sabe leer a sus atacantes puede denunciarlos y hacer sangrar a los tres. Gana el último Daimio con vida.

## Las reglas

heading-goal = Objetivo
note-goal = Sé el último Daimio con vida. Pierdes vidas por las armas que llegan en pareja y por las denuncias falsas; tus atacantes las pierden cuando los descubres.

heading-table = La mesa
note-table = En la pantalla te sientas abajo, y los demás alrededor de la mesa. Delante de cada jugador están las tres cartas que ha recibido: el dorso muestra quién envió la carta, y el marcador, qué dice que es. Las fichas rojas junto a un nombre son vidas; el meeple señala al jugador inicial. Atacas a los tres jugadores que siguen a tu derecha, en sentido contrario a las agujas del reloj; los tres anteriores te atacan a ti.
picture-card = Una carta enviada a este jugador. El dorso dice de quién es; la ficha, qué dice que es.
picture-lives = Vidas. Quien no tiene ninguna queda fuera.
picture-unseen = Las armas que este jugador aún no ha mostrado en la ronda y las cartas que le quedan.
picture-round = La ronda y el sentido del juego.
picture-received = Aquí quedan las cartas que te envían tres jugadores.
picture-hand = Tu mano. Elige una carta y luego di un arma: la verdadera u otra.

heading-example = Una ronda, por ejemplo
note-example = Hana, Botan y Chiyo envían una carta cada cual a Ren; Hana dice «katana»; Botan, «sai»; Chiyo, «sai». Ren destapa las cartas de Hana y Botan: las dos son sai, un impacto. No denunciar le costaría ahora una vida. Pero Ren sospecha un complot, lo denuncia y destapa también la tercera carta: ¡otra vez sai! Hana, Botan y Chiyo pierden una vida cada cual, y Ren ninguna. Si la tercera carta hubiera sido otra arma, Ren habría perdido dos vidas.

heading-setup = Preparación
DAI-01 = El juego es de cuatro, cinco o seis jugadores.
DAI-02 = Cada jugador dirige un clan distinto de entre seis: las 7 Vidas, Rhanobi, Octosushi, Sin San Güich, el Pez Volador y ¡Canzaï! Los clanes se eligen al crear la mesa y no cambian nada en el juego; los que nadie dirige quedan fuera.
DAI-03 = Cada jugador tiene cuatro cartas de ataque (shuriken, sai, katana, cerbatana), tres marcadores de ataque y cinco vidas.
DAI-04 = Un jugador tiene el meeple de jugador inicial. Quién lo recibe se decide por sorteo, salvo que se haya nombrado a alguien al crear la mesa.
DAI-05 = Todo pasa siempre hacia la derecha (en la pantalla, en sentido contrario a las agujas del reloj): los ataques, las revelaciones y el meeple. Nadie actúa fuera de su turno.

heading-assign = Primera fase: asignar ataques
DAI-10 = Empezando por quien tiene el meeple, cada jugador ataca, en su turno, a los tres rivales de su derecha: cada rival recibe exactamente una de las cuatro cartas del atacante, bocabajo. La cuarta carta se queda en la mano del atacante, sin que nadie la vea.
DAI-11 = Con cada carta, el atacante declara un arma. La declaración puede ser mentira.
DAI-12 = La declaración es pública: se marca en el reverso de la carta.
DAI-13 = Si un jugador ya ha recibido dos cartas declaradas como la misma arma, nadie puede declararle esa arma por tercera vez.
DAI-14 = Las tres declaraciones de un mismo atacante deben ser distintas. Es una regla de las ediciones española y francesa, y una opción en las demás.
DAI-15 = Nadie puede mirar una carta bocabajo que ha recibido. El atacante conoce las cartas que ha enviado y la que se ha quedado.
DAI-16 = Las tres cartas se dan una a una, empezando por el rival más cercano.

heading-resolve = Segunda fase: resolver y denunciar
DAI-20 = Empezando por quien tiene el meeple y siguiendo hacia la derecha, cada jugador elige dos de las tres cartas que ha recibido y revela ambas a la vez.
DAI-21 = Antes de elegir, el jugador puede preguntar a sus atacantes, que pueden responder lo que quieran. Las cartas reveladas quedan a la vista para que cualquiera las examine.
DAI-22 = Dos armas iguales: el ataque tiene éxito. La víctima pierde una vida, salvo que denuncie complot.
DAI-23 = Dos armas distintas: el ataque falla y la víctima no pierde nada.
DAI-24 = Tras un fallo, la víctima puede denunciar incompetencia y revelar la tercera carta. Si las tres armas son distintas, cada uno de los tres atacantes pierde una vida. Si no, la pierde quien denuncia.
DAI-25 = Tras un impacto y antes de pagar, la víctima puede denunciar complot y revelar la tercera carta. Si las tres armas son iguales, la víctima no pierde nada y cada uno de los tres atacantes pierde una vida. Si no, quien denuncia pierde dos: una por el impacto y otra por la denuncia falsa.
DAI-26 = La incompetencia solo puede denunciarse tras un fallo; el complot, solo tras un impacto.
DAI-27 = Las vidas perdidas van al centro de la mesa. Nadie baja de cero: un atacante sin vidas no pierde nada cuando lo denuncian.
DAI-28 = Una tercera carta que no se ha revelado sigue oculta cuando vuelve a su dueño, igual que la que se quedó en la mano, también cuando acaba la partida. El registro publicado de una partida terminada sí las muestra.
DAI-29 = Primero se anuncia la denuncia y después se destapa la tercera carta. La víctima decide antes de que ocurra cualquier otra cosa, y es definitivo. Todas las pérdidas caen en el mismo momento.

heading-round = Siguiente ronda
DAI-30 = Cuando todos los jugadores han resuelto sus ataques, cada uno recupera sus cuatro cartas y el meeple de jugador inicial pasa un asiento a la derecha, también a un jugador sin vidas.

heading-fallen = Los caídos
DAI-40 = Un Daimio sin vidas ya no puede ganar, pero sigue atacando, recibiendo ataques, revelando y denunciando. No le queda nada que perder; a los atacantes que denuncia, sí.

heading-end = El final
DAI-50 = En cuanto solo un Daimio conserva alguna vida, ese jugador es el Gran Daimio y la partida termina, aunque sea en mitad de una ronda.
DAI-51 = Si una misma denuncia quita la última vida a todos los que aún seguían en juego, los que cayeron en ella comparten la victoria.
DAI-52 = La partida termina tras la ronda 60, salvo que se haya acordado otro número de rondas. Gana quien conserve más vidas; si empatan varios, comparten la victoria.

heading-knowledge = Lo que cada jugador puede saber
note-knowledge = Tus propias cartas, enviadas y guardadas, en esta ronda y en las anteriores; todas las declaraciones; todas las cartas reveladas, en esta ronda y en las anteriores; todas las vidas; quién tiene el meeple. Nunca las cartas ocultas de otro jugador, ni una tercera carta que volvió sin ser vista. Ninguna carta puede seguirse de una ronda a la siguiente, y ninguna puede enseñarse para probar lo que alguien dice.

heading-talk = La charla
note-talk = El juego está en la palabra: afirmaciones, preguntas, gestos, un guiño. Nada de eso compromete a nadie.

## Lo que una mesa puede acordar

option-distinct_declarations = las tres declaraciones de un atacante deben ser distintas (DAI-14)
option-max_rounds = número máximo de rondas (DAI-52)
option-start = quién tiene primero el meeple de jugador inicial (DAI-04)
option-clans = el clan de cada asiento (DAI-02)

edition-en = Inglesa – declaraciones libres
edition-es = Española – declaraciones distintas
edition-fr = Francesa – declaraciones distintas
edition-de = Alemana – declaraciones libres

## Cosas

weapon-shuriken = shuriken
weapon-sai = sai
weapon-katana = katana
weapon-blowgun = cerbatana

clan-seven-lives = Las 7 Vidas
clan-rhanobi = Rhanobi
clan-octosushi = Octosushi
clan-sin-san-guich = Sin San Güich
clan-flying-fish = El Pez Volador
clan-canzai = ¡Canzaï!

charge-incompetence = incompetencia
charge-plotting = complot

## Jugadas

verb-attack = atacar
verb-reveal = revelar
verb-denounce = denunciar
verb-decline = no denunciar

ask-attack-card = ¿Qué carta envías?
ask-attack-declared = ¿Qué arma dices que es?
ask-reveal-leave = ¿De quiénes destapas las cartas?
named-send = Enviar { $weapon }
named-say = «{ $weapon }»
named-turn-up = { $first } y { $second }
whole-attack = { $card }, { $declared }
whole-reveal = destapar las cartas de { $leave }
whole-denounce = denunciar { $charge }
ask-denounce-charge = ¿Qué denuncias?

turn-assign = Ataca a { $target } (carta { $nth } de 3): elige una carta y di qué es. Puedes mentir.
turn-reveal = Tienes tres cartas delante. Destapa dos: una pareja es un impacto.
turn-reveal-fallen = Destapa dos de tus tres cartas. Una pareja ya no puede herirte; si después denuncias y aciertas, cada atacante pierde una vida.
turn-hit = Una pareja: { $weapon }. Te cuesta una vida. O denuncia complot: si las tres son iguales, cada atacante pierde una vida y tú ninguna; si no, pierdes dos.
turn-hit-two = Una pareja: { $weapon }. Te cuesta una de tus dos vidas. O denuncia complot: si las tres son iguales, cada atacante pierde una vida y tú ninguna; si no, pierdes las dos y ya no puedes ganar.
turn-hit-last = Una pareja: { $weapon }. Pierdes tu última vida, salvo que denuncies complot y las tres sean iguales: entonces cada atacante pierde una vida y tú ninguna.
turn-hit-fallen = Una pareja: { $weapon }, pero no tienes vidas que perder. Denuncia complot: con tres iguales, cada atacante pierde una.
turn-miss = Ni pareja ni daño. Puedes denunciar incompetencia: si las tres son distintas, cada atacante pierde una vida; si no, pierdes una.
turn-miss-last = Ni pareja ni daño. Puedes denunciar incompetencia: si las tres son distintas, cada atacante pierde una vida; si no, pierdes la última y ya no puedes ganar.
turn-miss-fallen = No hay pareja, ni vidas que perder. Denuncia incompetencia: con tres distintas, cada atacante pierde una.
warn-shared-end = Si las últimas vidas caen a la vez, quienes las pierden ganan juntos (DAI-51).
risk-hit = Si te equivocas, pierdes tus dos vidas y ya no puedes ganar. Si no denuncias, pierdes una.
risk-miss = Si te equivocas, pierdes tu última vida y ya no puedes ganar. Si no denuncias, no pierdes nada.

wait-assign = { $seat } elige una carta para { $target } (carta { $nth } de 3).
    .target = { $seat } elige una carta para ti (carta { $nth } de 3).
wait-reveal = { $seat } elige qué dos cartas destapa.
wait-denounce = { $seat } decide si denuncia.

## Charla

claim-sent = A { $target } le he enviado esto: { $card }.
    .target = Te he enviado esto: { $card }.
claim-kept = Me he quedado con mi { $card }.
claim-not-sent = Juro que no he enviado a { $target } esto: { $card }.
    .target = Juro que no te he enviado esto: { $card }.
question-sent = { $asked }, ¿qué me has enviado?
question-kept = { $asked }, ¿con qué carta te has quedado?

## Lo que ocurre

event-pawn-drawn = Por sorteo, { $holder } recibe el meeple de jugador inicial.
    .holder = Por sorteo, recibes el meeple de jugador inicial.
event-round = Empieza la ronda { $number }. El meeple lo tiene { $start }.
    .start = Empieza la ronda { $number }. El meeple lo tienes tú.
event-attacked = { $attacker } ataca a { $target }: «{ $declared }».
    .attacker = Atacas a { $target }: «{ $declared }».
    .target = { $attacker } te ataca: «{ $declared }».
event-sent = En secreto, { $attacker } envía a { $target }: { $card }.
    .attacker = En secreto, envías a { $target }: { $card }.
    .target = En secreto, { $attacker } te envía: { $card }.
event-revealed = { $victim } destapa la carta de { $attacker }: { $card }.
    .victim = Destapas la carta de { $attacker }: { $card }.
    .attacker = { $victim } destapa tu carta: { $card }.
event-hit = ¡Impacto! Una pareja para { $victim }: { $weapon }.
    .victim = ¡Impacto! Una pareja para ti: { $weapon }.
event-missed = Fallo: { $victim } destapa dos armas distintas.
    .victim = Fallo: destapas dos armas distintas.
event-denounced = { $victim }: «¡Denuncio { $charge }!»
    .victim = Tú: «¡Denuncio { $charge }!»
event-declined = { $victim } no denuncia.
    .victim = No denuncias.
event-proved = Probado: ¡{ $charge }! { $victim } tenía razón.
    .victim = Probado: ¡{ $charge }! Tenías razón.
event-disproved = Denuncia falsa: no hubo { $charge }. { $victim } se equivocaba.
    .victim = Denuncia falsa: no hubo { $charge }. Te equivocabas.
event-lost =
    { $lives ->
        [one] { $seat } pierde una vida. Vidas restantes: { $left }.
       *[other] { $seat } pierde { $lives } vidas, una por la pareja y otra por la denuncia falsa. Vidas restantes: { $left }.
    }
    .seat =
        { $lives ->
            [one] Pierdes una vida. Te quedan: { $left }.
           *[other] Pierdes { $lives } vidas, una por la pareja y otra por la denuncia falsa. Te quedan: { $left }.
        }
event-fell = { $seat } ha caído.
    .seat = Has caído.
event-ended =
    { $clause ->
        [DAI-50] Solo queda un Daimio, y se convierte en el Gran Daimio (DAI-50).
        [DAI-51] Las últimas vidas han caído a la vez. La partida ha terminado (DAI-51).
       *[other] La última ronda ha terminado, y con ella la partida ({ $clause }).
    }
event-won = ¡Gana { $seat }!
    .seat = ¡Ganas!
after-lies = mentiras: { $lies } en { $cards } cartas destapadas
reviewed = Mentiras: dichas, creídas, descubiertas
reviewed-how = Aquí cuentan todas las mentiras, también sobre cartas que nunca se destaparon. Creída: se dijo de la tercera carta de una víctima, que decidió como si fuera verdad. Descubierta: como si fuera falsa.
reviewed-lies =
    { $seat }: { $lies ->
        [one] una mentira
       *[other] { $lies } mentiras
    }, creídas { $believed }, descubiertas { $caught }
counted-round =
    { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
counted-denounced =
    { $count ->
        [one] una denuncia
       *[other] { $count } denuncias
    }

## La mesa en la terminal

table-round = Ronda { $number } de { $most } como máximo
table-daimyo = Daimio
table-lives = Vidas
table-received = Cartas recibidas, y lo que se dijo de ellas
table-your-cards = Tu mano
table-fallen = sin vidas
table-can-hold = Armas no destapadas en esta ronda, y mentiras hasta ahora:
table-lies = mentiras: { $lies } de { $cards }
table-legend = ★ meeple de jugador inicial  ▶ en su turno  “…” declarada  […] destapada  ‹…› la conoces  ▒ oculta

## El tablero en el navegador

board-lives =
    { $lives ->
        [one] { $lives } vida
       *[other] { $lives } vidas
    }
board-pawn = meeple de jugador inicial
board-round = Ronda { $round }. Se juega en sentido contrario a las agujas del reloj.
board-weapon = { $weapon }. Ningún arma es más fuerte que otra: dos iguales aciertan, dos distintas fallan.
fallen-title = Has caído
fallen-how = No te quedan vidas y no puedes ganar. Pero sigues jugando: aún envías cartas, destapas y denuncias, y eso decide quién gana. Denunciar ya no te cuesta nada, aunque te equivoques.
board-in-hand =
    { $cards ->
        [one] { $cards } carta en la mano
       *[other] { $cards } cartas en la mano
    }
board-unseen = Sin destapar en esta ronda: { $weapons }
board-not-seen = sin destapar
board-lies = Mentiras entre las cartas de este jugador destapadas hasta ahora: { $lies } de { $cards }
board-place = Aún no hay carta de { $attacker }
board-spent = Ya enviada: { $weapon }
board-card-down = Carta de { $attacker }, bocabajo, declarada: { $declared }. Puede ser: { $weapons }
board-card-secret = Carta de { $attacker }, bocabajo, declarada: { $declared }. Solo tú sabes que es: { $weapon }
board-card-up = Carta de { $attacker }: { $weapon }. Se declaró: { $declared }
board-secret = Solo tú lo sabes
board-asked = Preguntado
board-hit = ¡Impacto!
board-missed = Fallo
board-declined = Sin denuncia
board-denounced = Denuncia: { $charge }
board-proved = Probado: { $charge }
board-disproved = Falso: no hubo { $charge }

## La primera partida guiada

lesson-start = Cada cual tiene cinco vidas, y gana el último Daimio con vida. { $players ->
        [4] En cada ronda envías una carta a cada uno de tus tres rivales, y cada uno de ellos te envía otra.
       *[other] En cada ronda atacas a los tres rivales de tu derecha, mientras los tres de tu izquierda te atacan a ti.
    }
lesson-send = La carta se desliza bocabajo hasta el rival del borde rojo discontinuo. Un arma en gris ya se ha declarado en dos cartas de ese rival: nadie puede declararla por tercera vez.
lesson-lie = Nadie puede comprobar lo que dices hasta que la carta se destapa, así que puede ser mentira. Lo que solo tú sabes lleva un ojo.
lesson-attacked = El dorso de una carta muestra el emblema de quien la envía, y el marcador dice qué arma ha declarado. Ni siquiera quien la recibe puede mirarla.
lesson-kept = Dos armas iguales hieren a la víctima, y tú solo envías una de las tres cartas que recibe: adivina qué envían los demás. Tu cuarta carta se queda en tu mano, y así nadie puede estar seguro de lo que has enviado.
lesson-turning = Ahora cada uno, por turno, destapa dos de las tres cartas que ha recibido. Dos armas iguales son un impacto y cuestan una vida; dos distintas son un fallo y no cuestan nada. Después se puede denunciar: una apuesta sobre la tercera carta.
lesson-talk = Antes de elegir, puedes preguntar qué es una carta: pulsa el nombre con interrogación que hay debajo. La respuesta llega al cabo de un momento y puede ser verdad o no. Si te preguntan a ti, también puedes decir lo que quieras.
lesson-unseen = Las armas pequeñas junto a un jugador no se han destapado en esta ronda; las pálidas y tachadas ya están a la vista. Cada cual tiene solo una de cada, así que cada carta destapada te dice algo.
lesson-lies = La cruz roja junto a un jugador cuenta mentiras: «1/2» quiere decir que hasta ahora se han destapado dos de sus cartas y que una no era lo que había dicho.
lesson-third = Mira debajo de la carta que sigue bocabajo: puede ser cualquiera de esas armas que no esté tachada. Si quien la envió dijo la verdad, te toca adivinarlo.
lesson-denounced = Denunciar es apostar por la tercera carta: tras una pareja, que es otra vez la misma (complot); si no, que es distinta de las dos (incompetencia). Si es cierto, cada atacante pierde una vida. Si no, quien denuncia pierde una, o dos tras una pareja.
lesson-declined = Uno tras otro, en sentido antihorario, cada cual destapa dos cartas. Cuando todos lo han hecho, cada cual recupera sus cuatro cartas, las ocultas sin enseñarlas, y el meeple de jugador inicial avanza un asiento.
lesson-lost = Cada ficha roja junto al nombre es una vida; una vacía, una vida perdida. Fíjate en quién tiene pocas: una denuncia acertada quita una vida a cada uno de los tres atacantes.
lesson-fell = Un Daimio sin vidas ya no puede ganar, pero sigue atacando y denunciando. Cuidado: no tiene nada que perder, así que una denuncia equivocada no le cuesta nada.
lesson-recap = Ha sido una partida entera. En resumen: las cartas van bocabajo con una palabra que puede ser mentira; dos armas iguales hieren; y quien está seguro de la tercera carta denuncia. Si acierta, cada atacante pierde una vida y quien denuncia ninguna; si no, quien denuncia pierde una, o dos tras una pareja. Gana el último con vida.

## Studies

study-lies-told = Declaraciones que son mentira
study-lies-believed = Mentiras creídas: la carta no se destapó
study-lies-caught = Mentiras descubiertas: la carta se destapó
study-accusations-right = Denuncias acertadas
