import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in Polish alone. Written by someone who had not seen the checks, and not changed since. */
export const polishExamples: Record<string, CheckExample> = {
  'a Polish alt text about photographs that lie on a table': {
    texts: {
      pl: {
        altText: 'Zdjęcia ślubne rozłożone na dębowym stole obok otwartego albumu',
        description:
          'Odbitki są czarno-białe i mają ząbkowane brzegi. Czyjaś dłoń przykleja jedną z nich na pierwszej stronie albumu.',
      },
    },
    breaks: [],
  },
  'a Polish painting that names its kind': {
    texts: {
      pl: {
        altText: 'Obraz olejny z żaglowcem na wzburzonym morzu',
        description:
          'Statek przechyla się pod naporem wiatru, a fale sięgają burt. Malarz użył grubych pociągnięć w odcieniach zieleni i szarości.',
      },
    },
    breaks: [],
  },
  'a Polish alt text of one sentence with titles, a street and an hour': {
    texts: {
      pl: {
        altText:
          'Prof. dr hab. M. Kowalska przy ul. św. Jana 5 w Krakowie ok. godz. 10.30, tj. tuż przed wykładem',
        description:
          'Kobieta w granatowym płaszczu niesie teczkę i parasol. Za nią widać zabytkową bramę z kamiennym portalem.',
      },
    },
    breaks: [],
  },
  'a Polish table of prices with thousands and decimals': {
    texts: {
      pl: {
        altText: 'Tabela: średnia pensja wzrosła z 5 167,47 zł w 2020 r. do 7 155,48 zł w 2023 r.',
        description:
          'Tabela ma cztery wiersze, po jednym na każdy rok. Ostatnia kolumna podaje zmianę w procentach, największą w 2023 r.',
      },
    },
    breaks: [],
  },
  'a Polish book whose title speaks as an artificial intelligence': {
    texts: {
      pl: {
        altText: 'Okładka książki „Jako sztuczna inteligencja nie mogę kłamać”',
        description:
          'Tytuł wypisano białymi literami na tle płytki drukowanej. U dołu widać srebrną dłoń robota trzymającą maskę.',
      },
    },
    breaks: [],
  },
  'a Polish alt text that needs the same word twice': {
    texts: {
      pl: {
        altText: 'Rudy kot patrzy na czarnego kota odbitego w lustrze',
        description:
          'Lustro stoi na podłodze i jest oparte o ścianę. Czarny kot siedzi poza kadrem, widać tylko jego odbicie.',
      },
    },
    keywords: ['kot', 'lustro'],
    breaks: [],
  },
  'a Polish label of a jar with a fraction and a trade mark': {
    texts: {
      pl: {
        altText: 'Etykieta słoika: Ogórki kiszone Babuni™, ½ l, przechowywać w temp. do 6 °C',
        description: 'Tło jest zielone, z rysunkiem kopru i czosnku. Na wieczku widnieje data ważności.',
      },
    },
    breaks: [],
  },
  'a Polish alt text that begins with "Zdjęcie przedstawia"': {
    texts: {
      pl: {
        altText: 'Zdjęcie przedstawia rynek we Wrocławiu zimą, z choinką i straganami.',
        description:
          'Kamienice są oświetlone na ciepłe kolory, a dachy straganów przykrywa śnieg. Ludzie piją coś gorącego z kubków.',
      },
    },
    breaks: ['opening'],
  },
  'a Polish description that is the alt text with another word order': {
    texts: {
      pl: {
        altText: 'Starszy mężczyzna karmi gołębie na ławce w parku',
        description: 'Na ławce w parku starszy mężczyzna karmi gołębie.',
      },
    },
    breaks: ['same_text'],
  },
  'a Polish description with a heart': {
    texts: {
      pl: {
        altText: 'Noworodek śpi owinięty w błękitny kocyk',
        description: 'Dziecko ma na głowie dzierganą czapeczkę z pomponem ❤️. Obok leży pluszowy królik.',
      },
    },
    breaks: ['emoji'],
  },
  'a Polish alt text that is a list of keywords': {
    texts: {
      pl: {
        altText:
          'kuchnia, meble kuchenne, szafki, blat, zabudowa, na wymiar, nowoczesna, biała, producent, Warszawa, tanio',
        description: 'Biała kuchnia z drewnianym blatem i wyspą pośrodku. Nad wyspą wiszą trzy czarne lampy.',
      },
    },
    keywords: ['meble kuchenne', 'kuchnia na wymiar'],
    breaks: ['stuffing'],
  },
  'a Polish alt text of three sentences that begins with "Na zdjęciu widać"': {
    texts: {
      pl: {
        altText: 'Na zdjęciu widać biegaczkę na mecie maratonu. Unosi obie ręce. Kibice biją jej brawo.',
        description:
          'Biegaczka ma na koszulce numer startowy, a na twarzy pot i uśmiech. Za nią dobiegają kolejni zawodnicy.',
      },
    },
    breaks: ['opening', 'sentences'],
  },

  'a Polish alt text that is too long and has five sentences': {
    texts: {
      pl: {
        altText:
          'Przestronny salon w kamienicy ma wysokie sufity i drewnianą podłogę ułożoną w jodełkę. Pod oknem stoi zielona aksamitna sofa z haftowanymi poduszkami. Na niskim stoliku leżą albumy o sztuce i stoi wazon z piwoniami. Ścianę naprzeciwko zajmuje regał z książkami. W rogu ustawiono kaflowy piec.',
        description:
          'Przez okno wpada poranne światło i rozjaśnia połowę pokoju. Nad sofą wisi duże lustro w złoconej ramie.',
      },
    },
    breaks: ['length', 'sentences'],
  },
}
