import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Good answers in several languages at once. Written by someone who had not seen the checks, and not changed since. */
export const goodExamplesInSeveralLanguages: Record<string, CheckExample> = {
  'three dogs, written as a word in German and Polish and as a figure in English': {
    texts: {
      de: {
        altText: 'Drei Hunde rennen durch flaches Wasser',
        description: 'Der vorderste Hund trägt einen Stock im Maul. Das Wasser spritzt nach allen Seiten.',
      },
      en: {
        altText: '3 dogs racing through shallow water',
        description: 'The dog in front is carrying a stick in its mouth. Water splashes in all directions.',
      },
      pl: {
        altText: 'Trzy psy biegną przez płytką wodę',
        description: 'Pierwszy z psów niesie w pysku patyk. Woda rozpryskuje się na wszystkie strony.',
      },
    },
    breaks: [],
  },
  'a thousand and a decimal, in the German and the English way': {
    texts: {
      de: {
        altText: 'Stromzähler mit dem Stand 1.234,5 kWh',
        description:
          'Die letzte Ziffer steht in einem roten Feld. Unter dem Zähler klebt ein Aufkleber der Stadtwerke.',
      },
      en: {
        altText: 'Electricity meter reading 1,234.5 kWh',
        description: 'The last digit is in a red box. A sticker of the local utility is below the meter.',
      },
    },
    breaks: [],
  },
  'half past two, by the 24-hour and by the 12-hour clock': {
    texts: {
      de: {
        altText: 'Anzeigetafel: Der Zug nach Graz fährt um 14:30 Uhr von Gleis 5',
        description:
          'Die Tafel hängt unter dem Dach der Bahnhofshalle. Darunter warten Reisende mit Koffern.',
      },
      en: {
        altText: 'Departure board: the train to Graz leaves at 2:30 p.m. from platform 5',
        description:
          'The board hangs below the roof of the station hall. Travellers with suitcases are waiting under it.',
      },
      it: {
        altText: 'Tabellone: il treno per Graz parte alle 14.30 dal binario 5',
        description:
          'Il tabellone è appeso sotto il tetto della stazione. Sotto aspettano viaggiatori con le valigie.',
      },
    },
    breaks: [],
  },
  'one date in the order and spelling of four languages': {
    texts: {
      de: {
        altText: 'Gedenktafel mit dem Datum 3. Oktober 1990',
        description:
          'Die Tafel ist aus Bronze und in eine Mauer eingelassen. Davor liegt ein Kranz mit Schleife.',
      },
      en: {
        altText: 'Memorial plaque with the date October 3, 1990',
        description:
          'The plaque is made of bronze and set into a wall. A wreath with a ribbon lies in front of it.',
      },
      cz: {
        altText: 'Pamětní deska s datem 3. října 1990',
        description: 'Deska je z bronzu a je zasazená do zdi. Před ní leží věnec se stuhou.',
      },
      hu: {
        altText: 'Emléktábla az 1990. október 3-i dátummal',
        description: 'A tábla bronzból készült, és falba van süllyesztve. Előtte szalagos koszorú fekszik.',
      },
    },
    breaks: [],
  },
  'articles that look like the number one': {
    texts: {
      de: {
        altText: 'Ein Mann liest einer Katze auf dem Sofa etwas vor',
        description: 'Die Katze liegt auf einem Kissen und blinzelt. Auf dem Tisch steht eine Tasse Tee.',
      },
      en: {
        altText: 'A man reading aloud to a cat on the sofa',
        description: 'The cat is lying on a cushion and blinking. There is a cup of tea on the table.',
      },
      it: {
        altText: 'Un uomo legge ad alta voce a un gatto sul divano',
        description:
          'Il gatto è sdraiato su un cuscino e socchiude gli occhi. Sul tavolino c’è una tazza di tè.',
      },
    },
    breaks: [],
  },
  'two swans that are a pair in other languages': {
    texts: {
      de: {
        altText: 'Zwei Schwäne auf einem stillen Teich',
        description: 'Ihre Hälse bilden zusammen fast ein Herz. Am Ufer wächst Schilf.',
      },
      en: {
        altText: 'A pair of swans on a still pond',
        description: 'Their necks almost form a heart together. Reeds grow on the bank.',
      },
      sl: {
        altText: 'Par labodov na mirnem ribniku',
        description: 'Njuna vratova skupaj skoraj oblikujeta srce. Na bregu raste trstičje.',
      },
    },
    breaks: [],
  },
  'words that are numbers only by their spelling': {
    texts: {
      de: {
        altText: 'Plakat mit dem Satz „Du bist, was du isst“, davor gibt ein Elf auf die Suppe acht',
        description:
          'Der Elf hat spitze Ohren und eine grüne Mütze. Er rührt mit einem langen Löffel im Topf.',
      },
      en: {
        altText: 'Poster reading “You are what you eat”, with an elf watching over the soup',
        description: 'The elf has pointed ears and a green cap. He is stirring the pot with a long spoon.',
      },
      it: {
        altText: 'Manifesto con la frase «Sei quello che mangi» e un elfo che sorveglia la zuppa',
        description:
          'L’elfo ha le orecchie a punta e un berretto verde. Mescola nella pentola con un lungo cucchiaio.',
      },
      hu: {
        altText: 'Plakát „Az vagy, amit megeszel” felirattal, rajta egy manó vigyáz a levesre',
        description: 'A manónak hegyes füle és zöld sapkája van. Hosszú kanállal kavargatja a fazekat.',
      },
    },
    breaks: [],
  },
  'one century in all eight languages, with Roman figures in three': {
    texts: {
      de: {
        altText: 'Silberne Taschenuhr aus dem 18. Jahrhundert',
        description:
          'Der Deckel ist aufgeklappt und zeigt ein Ziffernblatt aus Emaille. Die Kette liegt daneben auf rotem Samt.',
      },
      en: {
        altText: 'Silver pocket watch from the 18th century',
        description: 'The lid is open and shows an enamel dial. The chain lies next to it on red velvet.',
      },
      it: {
        altText: 'Orologio da tasca in argento del XVIII secolo',
        description:
          'Il coperchio è aperto e mostra un quadrante smaltato. Accanto, la catena è posata su velluto rosso.',
      },
      es: {
        altText: 'Reloj de bolsillo de plata del siglo XVIII',
        description:
          'La tapa está abierta y deja ver una esfera esmaltada. La cadena descansa al lado sobre terciopelo rojo.',
      },
      cz: {
        altText: 'Stříbrné kapesní hodinky z 18. století',
        description:
          'Víčko je otevřené a ukazuje smaltovaný ciferník. Řetízek leží vedle na červeném sametu.',
      },
      hu: {
        altText: 'Ezüst zsebóra a 18. századból',
        description:
          'A fedele nyitva van, és zománcozott számlap látszik alatta. A lánca mellette fekszik vörös bársonyon.',
      },
      pl: {
        altText: 'Srebrny zegarek kieszonkowy z XVIII wieku',
        description:
          'Wieczko jest otwarte i odsłania emaliowaną tarczę. Łańcuszek leży obok na czerwonym aksamicie.',
      },
      sl: {
        altText: 'Srebrna žepna ura iz 18. stoletja',
        description:
          'Pokrov je odprt in razkriva emajlirano številčnico. Verižica leži poleg na rdečem žametu.',
      },
    },
    breaks: [],
  },
  'twelve eggs that are a dozen in other languages': {
    texts: {
      de: {
        altText: 'Karton mit zwölf braunen Eiern',
        description: 'An einigen Eiern kleben kleine Federn. Der Karton steht auf Stroh.',
      },
      en: {
        altText: 'Carton with a dozen brown eggs',
        description: 'Small feathers stick to some of the eggs. The carton is standing on straw.',
      },
      cz: {
        altText: 'Karton s tuctem hnědých vajec',
        description: 'Na některých vejcích jsou přilepená malá peříčka. Karton stojí na slámě.',
      },
    },
    breaks: [],
  },
  'one price with a point, a comma and a space between the thousands': {
    texts: {
      de: {
        altText: 'Preisschild: E-Bike für 62.500 Kč',
        description:
          'Das Schild hängt am Lenker eines schwarzen Fahrrads. Dahinter stehen weitere Räder in einer Reihe.',
      },
      en: {
        altText: 'Price tag: e-bike for CZK 62,500',
        description:
          'The tag hangs from the handlebars of a black bicycle. More bicycles stand in a row behind it.',
      },
      cz: {
        altText: 'Cenovka: elektrokolo za 62 500 Kč',
        description: 'Cenovka visí na řídítkách černého kola. Za ním stojí v řadě další kola.',
      },
    },
    breaks: [],
  },
  'one count as a decimal of millions and in full': {
    texts: {
      en: {
        altText: 'Bar chart: visitors rise from 1.8 million in 2021 to 2.5 million in 2022',
        description:
          'There are two green bars, the right one clearly taller. The source is given as the tourist board.',
      },
      es: {
        altText: 'Gráfico de barras: los visitantes pasan de 1.800.000 en 2021 a 2.500.000 en 2022',
        description:
          'Hay dos barras verdes y la derecha es claramente más alta. La fuente indicada es la oficina de turismo.',
      },
      it: {
        altText: 'Grafico a barre: i visitatori passano da 1,8 milioni nel 2021 a 2,5 milioni nel 2022',
        description:
          'Ci sono due barre verdi e quella a destra è nettamente più alta. La fonte indicata è l’ente del turismo.',
      },
    },
    breaks: [],
  },
  'a logo whose name is nearly the whole text in every language': {
    texts: {
      it: {
        altText: 'Logo Škoda Auto',
        description: 'Una freccia alata verde in un cerchio, con il nome in lettere maiuscole a destra.',
      },
      es: {
        altText: 'Logo de Škoda Auto',
        description: 'Una flecha alada verde dentro de un círculo, con el nombre en mayúsculas a la derecha.',
      },
      cz: {
        altText: 'Logo Škoda Auto',
        description: 'Zelený okřídlený šíp v kruhu, vpravo od něj název velkými písmeny.',
      },
      pl: {
        altText: 'Logo Škoda Auto',
        description: 'Zielona uskrzydlona strzała w okręgu, po prawej nazwa wielkimi literami.',
      },
    },
    filename: 'skoda-auto-logo.svg',
    breaks: [],
  },
  'a winner who is the first by word, and a 7 that is a figure': {
    texts: {
      de: {
        altText: 'Läuferin mit der Startnummer 7 kommt als Erste ins Ziel',
        description: 'Sie reißt das Zielband mit der Brust. Hinter ihr ist noch niemand zu sehen.',
      },
      en: {
        altText: 'Runner number 7 finishing in 1st place',
        description: 'She breaks the tape with her chest. Nobody else is in sight behind her yet.',
      },
      es: {
        altText: 'La corredora con el dorsal 7 llega la primera a la meta',
        description: 'Rompe la cinta con el pecho. Detrás de ella todavía no se ve a nadie.',
      },
    },
    breaks: [],
  },
  'a shop sign in English, quoted in texts of other languages': {
    texts: {
      de: {
        altText: 'Schild „Sorry, we are closed“ an der Tür eines Cafés',
        description: 'Das Schild ist rot und hängt an einer Kette. In der Scheibe spiegelt sich die Straße.',
      },
      hu: {
        altText: '„Sorry, we are closed” tábla egy kávézó ajtaján',
        description: 'A piros tábla láncon lóg. Az üvegben az utca tükröződik.',
      },
      sl: {
        altText: 'Tabla »Sorry, we are closed« na vratih kavarne',
        description: 'Rdeča tabla visi na verižici. V steklu se zrcali ulica.',
      },
    },
    breaks: [],
  },
}
