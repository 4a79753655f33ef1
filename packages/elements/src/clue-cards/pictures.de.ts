import type { Card } from '@games/clue-core';

/** As in `pictures.en.ts`, in German. */
export const cardPictures: Readonly<Record<Card, string>> = {
  scarlet: 'Eine Frau in Rot mit schwarzem Bubikopf, Stirnband und Feder, hinter einem offenen Fächer.',
  mustard:
    'Ein Offizier in Gelb mit weißem Schnurrbart, Monokel und Schirmmütze, einen Stock in der behandschuhten Hand.',
  white: 'Eine Köchin mit weißer Haube und Schürze, eine Silberglocke auf der Hand, mit einem Seitenblick darauf.',
  green: 'Ein Mann in grünem Anzug und Melone mit schmalem Schnurrbart, eine Taschenuhr in der Hand.',
  peacock: 'Eine Dame in Blau im Profil, mit drei Pfauenfedern im silbernen Haar und einem Lorgnon in der Hand.',
  plum: 'Ein Mann in violettem Tweed mit runder Brille und Kinnbart, in der einen Hand eine Feder, in der anderen ein Buch.',
  rope: 'Ein aufgewickeltes Seil, unten zusammengebunden.',
  knife: 'Ein Dolch mit messingnem Heft und schwarzem Griff.',
  gun: 'Ein Revolver mit einem Griff aus Nussholz.',
  candlestick: 'Ein Messingleuchter mit brennender Kerze.',
  'lead-pipe': 'Ein gebogenes Bleirohr mit Gewinde.',
  wrench: 'Ein großer verstellbarer Schraubenschlüssel.',
  study: 'Ein Schreibtisch mit grüner Lampe und Globus vor einem Fenster mit Mond.',
  hall: 'Eine Treppe mit Läufer, eine Standuhr und ein Boden aus schwarzen und weißen Fliesen.',
  lounge: 'Ein rotes Sofa vor einem brennenden Kamin.',
  'dining-room': 'Ein langer Tisch, bei Kerzenlicht für sechs gedeckt.',
  kitchen: 'Ein Herd mit Topf und Pfanne, darüber Kupferpfannen.',
  ballroom: 'Ein großer Kronleuchter über Parkett, zwischen roten Vorhängen.',
  conservatory: 'Eine Palme in blauem Kübel unter einem Gewölbe aus Glas.',
  'billiard-room': 'Ein Billardtisch unter drei grünen Lampen, ein Queue liegt über der Kante.',
  library: 'Bücherwände bis zur Decke, eine Leiter an einer Schiene, ein Sessel.',
};
