### Lo que dicen tanto las páginas como la terminal.
###
### Glosario (en todos los archivos se tutea; las órdenes que se teclean, como «undo», no se traducen):
### match, game (one played) = partida; round = ronda; turn = turno; move, step (of a match) = jugada; seat = asiento
### table = mesa; option = opción; edition = edición; clause = cláusula; record = registro
### draw (a card) = sacar, porque «robar» es steal; deck, pile = mazo; discard = descartar; hand = mano
### face down = bocabajo; face up = bocarriba; reveal, turn up = revelar, destapar; by lot = por sorteo

## En la mesa

choose-verb = ¿Qué haces?
refused = No está permitido ({ $clause }): { $sentence }
result-one = Gana { $names }.
result-shared = { $names } comparten la victoria.
all-of = { $others } y { $last }

## Gestos

gesture-nod = { $seat } asiente.
    .seat = Asientes.
gesture-shake = { $seat } niega con la cabeza.
    .seat = Niegas con la cabeza.
gesture-shrug = { $seat } se encoge de hombros.
    .seat = Te encoges de hombros.
gesture-laugh = { $seat } se ríe.
    .seat = Te ríes.
gesture-bow = { $seat } hace una reverencia.
    .seat = Haces una reverencia.
gesture-think = { $seat } se acaricia la barbilla.
    .seat = Te acaricias la barbilla.
gesture-stare = { $seat } mira fijamente, sin moverse.
    .seat = Miras fijamente, sin moverte.
gesture-applaud = { $seat } aplaude.
    .seat = Aplaudes.
gesture-wink = { $seat } guiña el ojo a { $to }.
    .seat = Guiñas el ojo a { $to }.
    .to = { $seat } te guiña el ojo.

## Reglas

rules-independent = Una versión independiente y sin ánimo de lucro. Las reglas están contadas con nuestras palabras; la numeración de las cláusulas es nuestra.

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
