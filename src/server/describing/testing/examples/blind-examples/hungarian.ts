import type { CheckExample } from '#server/describing/testing/examples/check-example.ts'

/** Answers in Hungarian alone. Written by someone who had not seen the checks, and not changed since. */
export const hungarianExamples: Record<string, CheckExample> = {
  'a Hungarian alt text about a postcard': {
    texts: {
      hu: {
        altText: 'Képeslap a Balatonról az 1960-as évekből, vitorlásokkal és „Üdvözlet Siófokról” felirattal',
        description:
          'A színek kifakultak, a jobb felső sarok meggyűrődött. A part mentén strandolók ülnek csíkos napernyők alatt.',
      },
    },
    breaks: [],
  },
  'a Hungarian screenshot that names its kind': {
    texts: {
      hu: {
        altText: 'Képernyőkép a webáruház kosaráról, három termékkel és 24 990 Ft végösszeggel',
        description:
          'A termékek neve mellett kis képek és darabszámok láthatók. Alul zöld gomb visz tovább a fizetéshez.',
      },
    },
    breaks: [],
  },
  'a Hungarian alt text of one sentence with a date, a street and a height': {
    texts: {
      hu: {
        altText:
          'Dr. Kovács J. a kb. 2,5 m magas szobor előtt a Petőfi u. 3. sz. ház udvarán, 2024. május 12-én',
        description:
          'A szobrász fehér ingben áll, és a talapzatra támaszkodik. A szobor egy olvasó lányt ábrázol, körülötte rózsabokrok virágoznak.',
      },
    },
    breaks: [],
  },
  'a Hungarian sign that apologises': {
    texts: {
      hu: {
        altText: 'Tábla egy cukrászda ajtaján: „Elnézést, ma nem tudjuk kiszolgálni Önöket.”',
        description:
          'A kézzel írt tábla a kilincsre van akasztva. Az üveg mögött sötét van, a székek az asztalokra vannak fordítva.',
      },
    },
    breaks: [],
  },
  'a Hungarian soup with all that floats in it': {
    texts: {
      hu: {
        altText: 'Húsleves sárgarépával, zellerrel, csirkecombbal és cérnametélttel fehér porcelántálban',
        description:
          'A leves aranysárga, a felszínén apró zsírcseppek csillognak. A tál mellett merőkanál és friss petrezselyem van.',
      },
    },
    keywords: ['húsleves', 'recept', 'csirke'],
    breaks: [],
  },
  'a Hungarian alt text that says the words of its file name with endings': {
    texts: {
      hu: {
        altText: 'Piros villamos a Lánchíd előtt, Budapesten',
        description:
          'A hídfőnél turisták fényképeznek. A Duna túlpartján a budai Vár kivilágított épületei látszanak.',
      },
    },
    filename: 'piros-villamos-lanchid-budapest.jpg',
    breaks: [],
  },
  'a Hungarian alt text that begins with "A képen"': {
    texts: {
      hu: {
        altText: 'A képen egy fekete macska alszik az ablakpárkányon.',
        description: 'A macska összegömbölyödve fekszik két cserepes muskátli között. Odakint esik az eső.',
      },
    },
    breaks: ['opening'],
  },
  'a Hungarian description behind its label': {
    texts: {
      hu: {
        altText: 'Kovács izzó patkót kalapál az üllőn',
        description:
          'Leírás: A műhelyben félhomály van, csak a tűz és a szikrák világítanak. A kovács bőrkötényt és kesztyűt visel.',
      },
    },
    breaks: ['label'],
  },
  'a Hungarian answer that declines': {
    texts: {
      hu: {
        altText: 'Sajnálom, de mesterséges intelligenciaként nem tudom leírni ezt a képet.',
        description: 'Sajnos nem segíthetek a képen látható személy azonosításában.',
      },
    },
    breaks: ['refusal'],
  },
  'a Hungarian alt text with the file’s name in brackets': {
    texts: {
      hu: {
        altText: 'Túrázók pihennek a Rám-szakadék tetején (IMG_2041.jpg)',
        description:
          'Öt ember ül egy kidőlt fatörzsön, hátizsákjuk a földön hever. A fák között ködös völgyre látni.',
      },
    },
    filename: 'IMG_2041.jpg',
    breaks: ['file_name'],
  },
  'a Hungarian alt text of one endless sentence': {
    texts: {
      hu: {
        altText:
          'Fehérre meszelt parasztház udvara nyári délutánon, ahol a diófa árnyékában hosszú, kék kockás terítővel letakart asztal áll, rajta friss kenyér, paprika, paradicsom, házi kolbász és egy kancsó szörp, a háttérben pedig muskátlis ablakok, egy régi kút és a kerítésnek támasztott piros bicikli látszik.',
        description: 'Az asztalnál még nem ül senki. A székek különbözőek, az egyiken szürke cica alszik.',
      },
    },
    breaks: ['length'],
  },
}
