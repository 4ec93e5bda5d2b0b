import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in German alone. Written by someone who had not seen the checks, and not changed since. */
export const germanExamples: Record<string, CheckExample> = {
  'a German alt text with a title, a date, an ordinal, a company and a saint, all with full stops': {
    texts: {
      de: {
        altText:
          'Dr. Eva Lang führt am 3. Mai ca. 20 Gäste durch die 2. Etage der Fa. Huber & Co. in St. Pölten.',
        description:
          'Die Gruppe steht zwischen hohen Regalen und hört zu. Frau Lang zeigt auf eine Maschine, die u. a. Etiketten druckt.',
      },
    },
    breaks: [],
  },
  'a German alt text that naturally says every word of its file name': {
    texts: {
      de: {
        altText: 'Alter Leuchtturm auf Sylt',
        description:
          'Der rot-weiß gestreifte Turm steht auf einer Düne mit Strandhafer. Dahinter ziehen dunkle Wolken über die Nordsee.',
      },
    },
    filename: 'alter-leuchtturm-auf-sylt.jpg',
    breaks: [],
  },
  'a German alt text that begins with one quoted sign and ends with another': {
    texts: {
      de: {
        altText: '„Geöffnet“ steht auf dem Schild an der linken Tür, auf dem an der rechten „Geschlossen“',
        description:
          'Zwei grüne Ladentüren nebeneinander in einer Backsteinfassade. Vor der linken lehnt ein Fahrrad.',
      },
    },
    breaks: [],
  },
  'a German note on a shop door that itself declines something': {
    texts: {
      de: {
        altText:
          'Handgeschriebener Zettel an einer Ladentür: Leider kann ich heute nicht öffnen, bin morgen wieder da.',
        description:
          'Der karierte Zettel klebt mit zwei Streifen Klebeband an der Glasscheibe. Im Laden dahinter brennt kein Licht.',
      },
    },
    breaks: [],
  },
  'a German alt text whose first word only begins like "Bild"': {
    texts: {
      de: {
        altText: 'Bildhauerin schleift mit Schutzbrille eine Marmorbüste',
        description:
          'Weißer Staub liegt auf ihrer Schürze und auf dem Boden der Werkstatt. Hinter ihr stehen drei unfertige Figuren.',
      },
    },
    filename: 'atelier_04.jpg',
    breaks: [],
  },
  'a German chart with decimals, millions and its kind before a colon': {
    texts: {
      de: {
        altText:
          'Liniendiagramm: Der Umsatz steigt von 1,2 Mio. € im Jahr 2019 auf 3,45 Mio. € im Jahr 2023, nur 2020 fällt er um 8,5 %.',
        description:
          'Die Hochachse reicht von 0 bis 4 Mio. €, die Querachse von 2019 bis 2023. Nach dem Einbruch im Jahr 2020 steigt die Linie jedes Jahr, am steilsten zwischen 2021 und 2022.',
      },
    },
    breaks: [],
  },
  'a German dish whose ingredients are all keywords': {
    texts: {
      de: {
        altText: 'Flammkuchen mit Zwiebeln, Speck, Crème fraîche und Schnittlauch auf einem Holzbrett',
        description:
          'Der dünne Teig ist am Rand dunkel gebacken. Neben dem Brett liegt ein Pizzaroller auf einer karierten Serviette.',
      },
    },
    keywords: ['Flammkuchen', 'Zwiebeln', 'Speck', 'Schnittlauch'],
    breaks: [],
  },
  'a German alt text that is half made of English loan words': {
    texts: {
      de: {
        altText: 'Laptop mit Open-Source-Dashboard, daneben Smartphone und Coffee-to-go-Becher',
        description:
          'Auf dem Bildschirm sind vier Diagramme mit Live-Daten geöffnet. Der Schreibtisch gehört zu einem Coworking-Space mit großen Fenstern.',
      },
    },
    breaks: [],
  },
  'a German decorative picture whose alt text is empty on purpose': {
    texts: {
      de: {
        altText: '',
        description: 'Ein schmaler Farbverlauf von Hellblau nach Weiß, der zwei Abschnitte der Seite trennt.',
      },
    },
    breaks: [],
  },
  'a German alt text that begins with "Auf dem Bild"': {
    texts: {
      de: {
        altText: 'Auf dem Bild ist ein roter Traktor auf einem Stoppelfeld zu sehen.',
        description:
          'Der Traktor zieht einen leeren Anhänger. Am Feldrand stehen Pappeln, der Himmel ist wolkenlos.',
      },
    },
    breaks: ['opening'],
  },
  'a German alt text that is the file name with spaces for hyphens': {
    texts: {
      de: {
        altText: 'feige rot final v2',
        description: 'Eine aufgeschnittene Feige mit rotem Fruchtfleisch liegt auf einem grauen Teller.',
      },
    },
    filename: 'feige-rot-final-v2.png',
    breaks: ['file_name'],
  },
  'a German answer in which the model calls itself a language model': {
    texts: {
      de: {
        altText: 'Als KI-Sprachmodell kann ich Personen auf Fotos leider nicht identifizieren.',
        description:
          'Eine Frau mit kurzen Haaren spricht an einem Rednerpult. Im Hintergrund hängt eine blaue Fahne.',
      },
    },
    breaks: ['refusal'],
  },
  'a German error text where the alt text should be': {
    texts: {
      de: {
        altText: 'Fehler bei der Bildbeschreibung',
        description: 'Beim Erstellen der Bildbeschreibung ist ein Fehler aufgetreten.',
      },
    },
    breaks: ['placeholder'],
  },
  'an English alt text under "de" above a German description': {
    texts: {
      de: {
        altText: 'Two children building a sandcastle on the beach while their father is watching',
        description:
          'Die Kinder tragen Sonnenhüte und graben mit bunten Schaufeln. Ihr Vater sitzt auf einem Handtuch und schaut zu.',
      },
    },
    breaks: ['language'],
  },
  'a German alt text behind a bold label': {
    texts: {
      de: {
        altText: '**Alt-Text:** Gelbe Straßenbahn der Linie 28 in einer steilen Gasse in Lissabon',
        description:
          'Zwischen den Häusern ist gerade genug Platz für die Bahn. Aus den Fenstern hängt Wäsche.',
      },
    },
    breaks: ['markup', 'label'],
  },

  'a German description that repeats the alt text letter by letter': {
    texts: {
      de: {
        altText: 'Straßenmusikerin spielt Cello unter einem Torbogen',
        description: 'Straßenmusikerin spielt Cello unter einem Torbogen',
      },
    },
    breaks: ['same_text'],
  },
}
