import type { HandWrittenTexts } from './hand-written.ts'

export const german: HandWrittenTexts = {
  inContext: (context) => `Laut Liste steht das Bild in diesem Umfeld: „${context}“.`,
  label: 'Die Texte zu diesem Bild sind für die Demo von Hand geschrieben; keine KI hat es gesehen.',
  pictures: {
    fig: {
      altText:
        'Aufgeschnittene Feige mit rotem Fruchtfleisch in einer leuchtend roten Schale auf grauem Stein',
      description:
        'Die Feige liegt mit der Schnittfläche nach oben in einer tropfenförmigen Schale mit feinen Rillen. Im hellen Sonnenlicht wirft sie einen scharfen Schatten auf den rissigen Untergrund.',
      keywords: ['Feige', 'Obst', 'Fruchtfleisch', 'rote Schale', 'Sonnenlicht', 'Schatten', 'Stein'],
    },
    brushes: {
      altText: 'Gebrauchte Pinsel mit Borsten in Blau, Türkis, Pink und Gelbgrün, dicht nebeneinander',
      description:
        'An den Zwingen der breiten und schmalen Malerpinsel klebt eingetrocknete Farbe. Warmes Sonnenlicht lässt die Borsten leuchten, der braune Hintergrund bleibt unscharf.',
      keywords: ['Pinsel', 'Malen', 'Borsten', 'Farbreste', 'Acrylfarbe', 'Atelier', 'bunt'],
    },
    drum: {
      altText:
        'Djembe auf einem hellbraunen Sitzsack, dahinter ein Palettentisch mit Rotwein und Kaffeemühle',
      description:
        'Die Trommel liegt schräg auf dem glatten Sitzsack, ihr helles Fell zeigt nach vorn. Auf dem dunklen Tisch aus Palettenholz stehen eine Flasche Rotwein, ein Glas und eine alte Kaffeemühle, links davon ein hoher Lautsprecher vor einer Wand mit Glasbausteinen.',
      keywords: [
        'Djembe',
        'Trommel',
        'Sitzsack',
        'Palettentisch',
        'Rotwein',
        'Kaffeemühle',
        'Lautsprecher',
        'Musik',
      ],
    },
    mountains: {
      // Strings keywords together, as models do with those of the list: to be looked through.
      altText: 'Wanderung, Baskenland, Herbst, Aitzgorri, Bergwiese',
      description:
        'Über eine grüne Wiese geht der Blick auf herbstlich orangefarbenen Wald und das lang gestreckte graue Felsmassiv dahinter. Rechts hebt sich eine dunkle Fichte von den verfärbten Bäumen ab, der Himmel ist blass und leicht bewölkt.',
      keywords: [
        'Herbst',
        'Berge',
        'Aitzgorri',
        'Baskenland',
        'Wanderung',
        'Wiese',
        'Herbstwald',
        'Felsmassiv',
      ],
    },
    spaniels: {
      altText: 'Zwei Cocker Spaniels mit lockigen Ohren schauen aus einer Öffnung in einer Holzwand',
      description:
        'Der obere Hund zeigt die Zunge, der untere legt eine Pfote über den Rand. Neben ihnen hängt ein weißes Handtuch, vor den Brettern sind Seile mit Haken gespannt.',
      keywords: ['Cocker Spaniel', 'Hunde', 'Bürohunde', 'Holzwand', 'Handtuch', 'neugierig', 'Haustiere'],
    },
    stream: {
      altText: 'Ein Bach fließt in kleinen Stufen zwischen hellen Felsen durch einen grünen Wald',
      description:
        'An mehreren niedrigen Kanten schäumt das Wasser weiß auf. Auf den ausgewaschenen, teils bemoosten Steinen liegt braunes Laub, schlanke Stämme rahmen den Bachlauf.',
      keywords: ['Bach', 'Bachlauf', 'Wald', 'Felsen', 'Moos', 'Laub', 'Naturschutzgebiet'],
    },
    path: {
      altText: 'Erdpfad über eine Bergwiese auf graue Felswände mit Schneefeldern zu, darüber blauer Himmel',
      description:
        'Ausgetreten und von einer Abbruchkante gesäumt führt der Weg den Hang hinauf. An den steilen Wänden der Picos de Europa liegt noch Schnee, hinter dem Grat steigt eine weiße Wolke auf.',
      keywords: [
        'Bergpfad',
        'Wandern',
        'Picos de Europa',
        'Schneefeld',
        'Felswand',
        'Bergwiese',
        'blauer Himmel',
        'Gebirge',
      ],
    },
    dandelion: {
      // Says that it is a picture, as models do: to be looked through.
      altText: 'Bild einer Pusteblume im warmen Gegenlicht der tief stehenden Sonne',
      description:
        'Links im Vordergrund ist der runde Samenstand eines Löwenzahns scharf zu sehen, sein Stängel leuchtet gelbgrün. Auf der Wiese dahinter verschwimmen viele weitere Pusteblumen, am Horizont blitzt die Sonne durch die Gräser.',
      keywords: ['Pusteblume', 'Löwenzahn', 'Wiese', 'Gegenlicht', 'Abendsonne', 'Samenstand', 'Allergie'],
    },
    sunset: {
      altText:
        'Sonnenuntergang über dunklen Bergketten, vorn eine runde steinerne Orientierungstafel auf einer Kuppe',
      description:
        'Knapp über dem Horizont überstrahlt die Sonne alles um sie herum, Lichtreflexe ziehen sich über den Hang. Auf dem kurzen Gras liegen Schneereste, in die Steinplatte sind Strahlen eingraviert.',
      keywords: [
        'Sonnenuntergang',
        'Berge',
        'Gegenlicht',
        'Orientierungstafel',
        'Schneereste',
        'Horizont',
        'Abendhimmel',
      ],
    },
    gradient: {
      altText: 'Abstrakter Farbverlauf von Violett über Orange nach Grün und Türkis',
      description:
        'Die Farben gehen weich ineinander über, nur in der Mitte wölbt sich eine Form wie ein umgeschlagenes Blatt Papier. Als Hintergrund trägt der Verlauf keine eigene Aussage.',
      keywords: ['Farbverlauf', 'Hintergrund', 'abstrakt', 'bunt', 'Violett', 'Orange', 'Türkis'],
    },
    logo: {
      altText: 'Nordlicht – zur Startseite',
      description:
        'Das Logo der Nordlicht GmbH besteht aus einem dunkelgrünen Kreis und dem Namen „Nordlicht“ in dunkelblauer Schrift.',
      keywords: ['Logo', 'Nordlicht', 'Startseite', 'Firmenname', 'Kreis', 'Marke'],
    },
    chart: {
      altText:
        'Säulendiagramm der Besucherzahlen 2025: Anstieg auf 260.000 im dritten Quartal, dann Rückgang auf 210.000',
      description:
        'Vier blaue Säulen unter dem Titel „Besucher 2025 (Tausend)“ stehen für die Quartale. Die Werte betragen 120 (Q1), 180 (Q2), 260 (Q3) und 210 Tausend (Q4).',
      keywords: ['Säulendiagramm', 'Besucherzahlen', '2025', 'Quartal', 'Jahresbericht', 'Statistik'],
    },
  },
}
