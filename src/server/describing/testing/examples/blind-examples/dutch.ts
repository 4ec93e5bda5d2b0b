import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in Dutch, under the names by which users type it. Their language is never offered. */
export const dutchExamples: Record<string, CheckExample> = {
  'a Dutch alt text with a title, a date, an ordinal and abbreviations with full stops': {
    texts: {
      Niederländisch: {
        altText:
          'Dr. Eva Jansen leidt op 3 mei ca. 20 gasten rond op de 2e verdieping van fam. De Vries in Den Bosch.',
        description:
          'De groep staat tussen hoge stellingen en luistert aandachtig. Mevr. Jansen wijst naar een machine die o.a. etiketten drukt.',
      },
    },
    breaks: [],
  },
  'a Dutch alt text that naturally says every word of its file name': {
    texts: {
      nl: {
        altText: 'Oude vuurtoren op Texel',
        description:
          'De rode toren staat op een duin met helmgras. Daarachter trekken donkere wolken over de Noordzee.',
      },
    },
    filename: 'oude-vuurtoren-op-texel.jpg',
    breaks: [],
  },
  'a Dutch aerial photograph and a painting, which say their kind': {
    texts: {
      Dutch: {
        altText: 'Luchtfoto van de haven van Rotterdam bij zonsondergang',
        description:
          'Lange rijen containers staan langs het water. Tussen de kades varen drie sleepboten met hun lichten aan.',
      },
      en: {
        altText: 'Aerial view of the port of Rotterdam at sunset',
        description:
          'Long rows of containers line the water. Three tugs with their lights on move between the quays.',
      },
    },
    breaks: [],
  },
  'a Dutch note on a shop door that itself declines something': {
    texts: {
      Nederlands: {
        altText:
          'Handgeschreven briefje op een winkeldeur: vandaag ben ik helaas gesloten, morgen weer open.',
        description:
          'Het geruite papier hangt met twee stukjes plakband aan de ruit. Achter het glas brandt geen licht.',
      },
    },
    breaks: [],
  },
  'a Dutch list of four that a person would say': {
    texts: {
      nl: {
        altText: 'Kaas, brood, druiven en noten op een houten plank',
        description:
          'De plank ligt op een geblokt tafelkleed. Naast de kaas steekt een mes met een benen heft in het brood.',
      },
    },
    keywords: ['kaas', 'brood'],
    breaks: [],
  },
  'joined Dutch numbers that are the digits of the German text': {
    texts: {
      de: {
        altText: 'Schulklasse mit 24 Kindern vor dem Rijksmuseum',
        description: 'Die Kinder tragen gelbe Westen. Zwei Lehrerinnen stehen neben dem Eingang.',
      },
      Niederländisch: {
        altText: 'Schoolklas met vierentwintig kinderen voor het Rijksmuseum',
        description: 'De kinderen dragen gele hesjes. Twee leraressen staan naast de ingang.',
      },
    },
    breaks: [],
  },
  'a Dutch opening that says what everybody knows': {
    texts: {
      Niederländisch: {
        altText: 'Een mooie foto van een molen aan een kanaal',
        description:
          'De wieken staan stil en het water is glad. Langs de oever groeit riet en zwemmen twee eenden.',
      },
    },
    breaks: ['opening'],
  },
  'a Dutch opening with what is to be seen on the picture': {
    texts: {
      dutch: {
        altText: 'Op de foto zit een jongen met een rode ballon',
        description: 'Hij draagt een blauwe jas en lacht naar de camera. Achter hem ligt een grasveld.',
      },
    },
    breaks: ['opening'],
  },
  'a Dutch label before the alt text': {
    texts: {
      NL: {
        altText: 'Alternatieve tekst: drie tulpen in een glazen vaas',
        description: 'De bloemen zijn geel en rood. De vaas staat op een vensterbank in de zon.',
      },
    },
    breaks: ['label'],
  },
  'an offer in Dutch to hand the text over': {
    texts: {
      nederlands: {
        altText: 'Natuurlijk, hier is de beschrijving: een hond rent over het strand',
        description: 'Het zand spat op en de golven zijn hoog. De hond heeft een stok in zijn bek.',
      },
    },
    breaks: ['label'],
  },
  'a Dutch refusal with an apology': {
    texts: {
      Dutch: {
        altText: 'Het spijt me, maar ik kan deze persoon niet identificeren.',
        description:
          'De vrouw draagt een groene jas en staat voor een boekenkast. Ze houdt een kop koffie vast.',
      },
    },
    breaks: ['refusal'],
  },
  'a Dutch model that speaks of itself': {
    texts: {
      nl: {
        altText: 'Vrouw in een groene jas voor een boekenkast',
        description: 'Als taalmodel kan ik deze afbeelding helaas niet beschrijven.',
      },
    },
    breaks: ['refusal'],
  },
  'a Dutch placeholder where the description is missing': {
    texts: {
      Niederländisch: {
        altText: 'Gele tram op een brug in Amsterdam',
        description: 'Geen beschrijving beschikbaar.',
      },
    },
    breaks: ['placeholder'],
  },
  'a Dutch alt text that is the file name of a camera': {
    texts: {
      nl: {
        altText: 'Gracht in Utrecht, IMG_2087.jpg',
        description: 'Terrassen staan vlak boven het water. De gevels zijn oud en smal.',
      },
    },
    filename: 'IMG_2087.jpg',
    breaks: ['file_name'],
  },
  'three sentences in Dutch': {
    texts: {
      Nederlands: {
        altText: 'Een kat slaapt. De zon schijnt. Het raam staat open.',
        description:
          'Het dier ligt opgerold op een gestreept kussen. Buiten bloeien struiken en hangt was aan een lijn.',
      },
    },
    breaks: ['sentences'],
  },
  'Dutch keywords in a string': {
    texts: {
      nl: {
        altText: 'Hond, puppy, teckel, tuin, zomer, huisdier',
        description:
          'Een jonge teckel rent over het gras. Zijn oren wapperen en zijn vacht glanst in de zon.',
      },
    },
    keywords: ['hond', 'puppy', 'teckel', 'tuin'],
    breaks: ['stuffing'],
  },
  'a Dutch description that says the alt text once more': {
    texts: {
      Dutch: {
        altText: 'Rode roeiboot aan een steiger bij het meer',
        description: 'Een rode roeiboot aan de steiger bij een meer.',
      },
    },
    breaks: ['same_text'],
  },
  'English texts in the column of a typed Dutch': {
    texts: {
      Niederländisch: {
        altText: 'Red rowing boat moored at a wooden jetty on a quiet lake',
        description:
          'Mist lies over the water, and the far shore can hardly be seen. Two oars rest inside the boat.',
      },
    },
    breaks: ['language'],
  },
  'German texts in the column of a typed Dutch': {
    texts: {
      nl: {
        altText: 'Rotes Ruderboot an einem hölzernen Steg am stillen See',
        description:
          'Nebel liegt über dem Wasser, und das andere Ufer ist kaum zu sehen. Zwei Ruder liegen im Boot.',
      },
    },
    breaks: ['language'],
  },
  'Dutch texts in the German column': {
    texts: {
      de: {
        altText: 'Rode roeiboot aan een houten steiger op een stil meer',
        description:
          'Mist hangt boven het water en de overkant is nauwelijks te zien. In de boot liggen twee riemen.',
      },
    },
    breaks: ['language'],
  },
  'English texts in the column of a language that nobody knows': {
    texts: {
      Plattdeutsch: {
        altText: 'Red rowing boat moored at a wooden jetty on a quiet lake',
        description:
          'Mist lies over the water, and the far shore can hardly be seen. Two oars rest inside the boat.',
      },
    },
    breaks: [],
  },
}
