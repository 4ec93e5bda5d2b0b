import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Bad answers in several languages at once. Written by someone who had not seen the checks, and not changed since. */
export const badExamplesInSeveralLanguages: Record<string, CheckExample> = {
  'a year that differs in one of three languages': {
    texts: {
      de: {
        altText: 'Weinflasche mit dem Etikett „Blaufränkisch 2023“',
        description:
          'Die Flasche steht neben einem halb vollen Glas. Im Hintergrund sind Weinberge zu erkennen.',
      },
      hu: {
        altText: 'Borosüveg „Blaufränkisch 2024” címkével',
        description: 'Az üveg egy félig telt pohár mellett áll. A háttérben szőlőhegyek látszanak.',
      },
      sl: {
        altText: 'Steklenica vina z etiketo »Blaufränkisch 2023«',
        description: 'Steklenica stoji ob na pol polnem kozarcu. V ozadju so vinogradi.',
      },
    },
    breaks: ['numbers'],
  },
  'Italian under "es" beside a right Italian text': {
    texts: {
      it: {
        altText: 'Mercato del pesce con cassette di sardine sul ghiaccio',
        description:
          'Un pescivendolo con il grembiule bianco pesa le sardine. Dietro di lui i clienti aspettano in fila.',
      },
      es: {
        altText: 'Banco del mercato con cassette di sardine fresche',
        description:
          'Il pescivendolo pesa le sardine su una vecchia bilancia. I clienti aspettano il loro turno chiacchierando.',
      },
    },
    breaks: ['language'],
  },
  'English under all three keys': {
    texts: {
      de: {
        altText: 'Woman in a red coat walking across a snowy bridge',
        description:
          'She carries a black umbrella and looks down at the frozen river. Street lamps line the bridge.',
      },
      en: {
        altText: 'Woman wearing a red coat on a snow-covered bridge',
        description:
          'She is holding a black umbrella and looking at the frozen river. The bridge is lined with street lamps.',
      },
      pl: {
        altText: 'Woman with a red coat crossing a bridge in the snow',
        description:
          'She holds a black umbrella while she looks at the frozen river. There are street lamps along the bridge.',
      },
    },
    breaks: ['language'],
  },
  'Slovene and Czech under each other’s keys': {
    texts: {
      cz: {
        altText: 'Starejša gospa prodaja domači med na tržnici',
        description:
          'Kozarci so zloženi v tri vrste in imajo ročno napisane nalepke. Na mizi stoji tudi šopek sivke.',
      },
      sl: {
        altText: 'Starší paní prodává na trhu domácí med',
        description:
          'Sklenice jsou vyrovnané do tří řad a mají ručně psané štítky. Na stole stojí také kytice levandule.',
      },
    },
    breaks: ['language'],
  },
  'a flag in the Hungarian text alone': {
    texts: {
      en: {
        altText: 'Hungarian swimmer on the top step of the podium',
        description: 'She wears the gold medal and holds a small bouquet. The flag is raised behind her.',
      },
      hu: {
        altText: 'Magyar úszónő a dobogó legfelső fokán 🇭🇺',
        description: 'Nyakában az aranyérem, kezében kis csokor. Mögötte felvonják a zászlót.',
      },
    },
    breaks: ['emoji'],
  },
  'the name of its language before each alt text': {
    texts: {
      de: {
        altText: 'Deutsch: Bäckerin schiebt Brote in einen Steinofen',
        description: 'Sie benutzt einen langen Holzschieber. Auf dem Tisch neben ihr gehen weitere Laibe.',
      },
      en: {
        altText: 'English: Baker sliding loaves into a stone oven',
        description: 'She is using a long wooden peel. More loaves are rising on the table next to her.',
      },
    },
    breaks: ['label'],
  },
  'a Markdown list in the Italian description': {
    texts: {
      it: {
        altText: 'Scrivania ordinata vista dall’alto',
        description:
          '**Dettagli principali:**\n- un portatile chiuso\n- una pianta grassa\n- un taccuino rosso con la penna',
      },
      es: {
        altText: 'Escritorio ordenado visto desde arriba',
        description: 'Hay un portátil cerrado, una planta crasa y un cuaderno rojo con un bolígrafo encima.',
      },
    },
    breaks: ['markup'],
  },
  'an English refusal under "de" beside a good Slovene text': {
    texts: {
      de: {
        altText: 'I’m sorry, but I can’t assist with describing this image.',
        description: 'As an AI, I am not able to identify the people who are shown in it.',
      },
      sl: {
        altText: 'Nastopajoči se priklonijo na odru gledališča',
        description: 'Zavesa za njimi je temno rdeča. Občinstvo v prvih vrstah ploska stoje.',
      },
    },
    breaks: ['refusal', 'language'],
  },
  'two openings and two counts': {
    texts: {
      es: {
        altText: 'Imagen de cuatro globos aerostáticos sobre un valle',
        description: 'Los globos son de rayas de colores. La sombra de uno se proyecta sobre los campos.',
      },
      cz: {
        altText: 'Fotografie pěti horkovzdušných balonů nad údolím',
        description: 'Balony mají barevné pruhy. Stín jednoho z nich dopadá na pole.',
      },
    },
    breaks: ['opening'],
  },
}
