import type { Wordings } from '@games/clue-core/host';

/** The wordings of all messages, in German. */
export const germanWordings: Wordings = {
  opening: `# {host} ist tot

Eine von sechs Personen war es, mit einer von sechs Waffen, an einem von neun Orten. Von jeder Art wurde eine Karte gezogen; die anderen sind verteilt.

# Reihenfolge ({order})

{players}

{npcs}

# Was im Spiel ist

Verdächtige: {suspects}.

Waffen: {weapons}.

Orte, im Uhrzeigersinn: {areas}.

Geheimgänge:

{passages}

# Das Brett

{board}

{due}

{commitment}`,
  result: `{news}

{next}

{allowed}

{board}`,
  over: `# Das Spiel ist vorbei

{news}

{board}`,
  note: '{news}',
  proof: `# Der Beweis

Das wurde am Anfang versprochen: {commitment}

Das Versprechen ist SHA-256 von "@games/rng fair commit " und dieser Zeile:

{proof}`,
  hand: `Du spielst {me}. Deine Karten:

{cards}

Antworte mit der Reihenfolge, in der deine Karten gezeigt werden sollen, wenn mehrere passen. {due}`,
  handed: `Von nun an spielst du {me}. Deine Karten:

{cards}

Bisher gezeigt hat {me}:

{showed}

Bisher gezeigt wurde {me}:

{seen}

Du darfst mit der Reihenfolge antworten, in der deine Karten gezeigt werden sollen.`,
  orderFiled: `In dieser Reihenfolge werden deine Karten gezeigt:

{cards}`,
  shown: 'Dein Verdacht ({suggestion}) wird widerlegt. {other} zeigt dir diese Karte: {card}.',
  answered: '{other} verdächtigt {suggestion}. Diese Karte von dir wurde gezeigt: {card}.',
  yourTurn: `{whose} {due}

{allowed}`,
  mustShow: `Die Spielleitung ist fort, und du kannst den letzten Verdacht widerlegen. Zeig eine dieser Karten, nur der Person, die verdächtigt, und der Spielleitung. {due}

{cards}`,
  late: 'Deine Zeit ist um, und du darfst jetzt übersprungen werden. Bis dahin kannst du noch ziehen.',
  refusal: `{quote}

Das ging nicht. {reason}`,
  record: `Deine Notizen, nach dem, was du wissen darfst:

{answers}`,
};
