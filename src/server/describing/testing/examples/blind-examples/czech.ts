import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in Czech alone. Written by someone who had not seen the checks, and not changed since. */
export const czechExamples: Record<string, CheckExample> = {
  'a Czech alt text about photographs that hang on a wall': {
    texts: {
      cz: {
        altText: 'Fotografie v černých rámech visí nad schodištěm starého činžovního domu',
        description:
          'Na většině z nich jsou rodinné portréty ze začátku minulého století. Zábradlí je kované a na schodech leží červený koberec.',
      },
    },
    breaks: [],
  },
  'a Czech alt text of one sentence with titles, a company form and a street named after a date': {
    texts: {
      cz: {
        altText:
          'Ing. arch. J. Novák, Ph.D., před sídlem firmy Beton s. r. o. v ul. 28. října č. 5 v Ostravě',
        description:
          'Muž v tmavém saku drží srolované výkresy. Budova za ním má prosklené přízemí a fasádu z pohledového betonu.',
      },
    },
    breaks: [],
  },
  'a Czech alt text that quotes a German shop window': {
    texts: {
      cz: {
        altText: 'Výloha obuvi s německým nápisem „Räumungsverkauf – alles muss raus“',
        description:
          'Nápis je vylepený velkými červenými písmeny přes celé sklo. Za ním stojí poloprázdné regály a hromada krabic.',
      },
    },
    breaks: [],
  },
  'a Czech alt text that begins with a quoted word': {
    texts: {
      cz: {
        altText: '„Zavřeno“ stojí na dřevěné ceduli na dveřích hospody',
        description:
          'Cedule visí na provázku a je trochu nakřivo. Pod klikou je přilepený papír s otevírací dobou.',
      },
    },
    breaks: [],
  },
  'a Czech bar chart with percentages and decimals': {
    texts: {
      cz: {
        altText:
          'Sloupcový graf: nezaměstnanost klesla z 8,6 % v roce 2013 na 2,1 % v roce 2019. Nejnižší je v Praze.',
        description:
          'Každý rok má jeden modrý sloupec a nad ním číslo. Vpravo je malá mapa krajů, ve které je Praha nejsvětlejší.',
      },
    },
    breaks: [],
  },
  'a Czech alt text whose first word only begins like "obraz"': {
    texts: {
      cz: {
        altText: 'Obrazovka notebooku s přihlašovacím formulářem do internetového bankovnictví',
        description:
          'Formulář má dvě pole a zelené tlačítko „Přihlásit se“. Vedle notebooku leží platební karta a brýle.',
      },
    },
    filename: 'Screenshot 2024-03-05 at 10.12.44.png',
    breaks: [],
  },
  'a Czech alt text that begins with "Na obrázku je"': {
    texts: {
      cz: {
        altText: 'Na obrázku je starý parní vlak projíždějící zasněženým lesem.',
        description:
          'Lokomotiva táhne čtyři zelené vagony. Z komína stoupá hustý bílý dým a mísí se s padajícím sněhem.',
      },
    },
    breaks: ['opening'],
  },
  'Slovak under "cz"': {
    texts: {
      cz: {
        altText: 'Mladá žena v žltom kabáte čaká na autobusovej zastávke a pozerá sa do mobilu',
        description:
          'Prší a na chodníku sa lesknú kaluže. Vedľa nej stojí starší muž s dáždnikom, ktorý si číta cestovný poriadok.',
      },
    },
    breaks: ['language'],
  },
  'a Czech text that says there is no description': {
    texts: {
      cz: {
        altText: 'Popis není k dispozici',
        description: 'Při vytváření popisu obrázku došlo k chybě.',
      },
    },
    breaks: ['placeholder'],
  },
  'a Czech alt text of three sentences with an abbreviation in the first': {
    texts: {
      cz: {
        altText: 'Kostel sv. Jakuba stojí na náměstí. Před ním je trh se zeleninou. Lidé nesou plné košíky.',
        description:
          'Kostel má dvě nestejně vysoké věže. Stánky kryjí pruhované plachty a na dlažbě posedávají holubi.',
      },
    },
    breaks: ['sentences'],
  },
  'a Czech alt text wrapped in Czech quotation marks': {
    texts: {
      cz: {
        altText: '„Babička s vnukem zdobí vánoční perníčky u kuchyňského stolu“',
        description: 'Na plechu leží hvězdičky a stromečky s bílou polevou. Chlapec má mouku na nose.',
      },
    },
    breaks: ['quotes'],
  },

  'a Czech alt text that lists one product in every spelling': {
    texts: {
      cz: {
        altText:
          'dřevěná postel, postel z masivu, dubová postel, postel 180x200, manželská postel, levná postel',
        description: 'Dubová postel s vysokým čelem stojí v podkroví. Leží na ní bílé povlečení a šedá deka.',
      },
    },
    keywords: ['postel', 'postel z masivu'],
    breaks: ['stuffing'],
  },
}
