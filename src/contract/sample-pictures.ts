import type { UiLanguage } from './languages.ts'

const ccBy = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const
const cc0 = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' } as const

export interface SampleText {
  title: string
  /** What the page says where the picture stands. */
  context: string
}

export interface SamplePicture {
  file: string
  /** Null: drawn for Bildwort. */
  author: string | null
  licence: { name: string; url: string }
  words: Record<UiLanguage, SampleText>
}

/** The pictures of the sample list, in its order. All of them are scaled down: their licences want that said. */
export const samplePictures: readonly SamplePicture[] = [
  {
    file: 'fig-in-red-bowl.jpg',
    author: 'Trevor "Freespace"',
    licence: ccBy,
    words: {
      de: { title: 'Feige', context: 'Rezept: Feigen mit Ziegenkäse, Vorspeise, vegetarisch' },
      en: { title: 'Fig', context: 'Recipe: figs with goat cheese, starter, vegetarian' },
    },
  },
  {
    file: 'cocker-spaniels.jpg',
    author: 'Aitzol Berasategi',
    licence: ccBy,
    words: {
      de: { title: 'Bürohunde', context: 'Über uns: unsere Bürohunde, Cocker Spaniel' },
      en: { title: 'Office dogs', context: 'About us: our office dogs, cocker spaniels' },
    },
  },
  {
    file: 'drum-and-table.jpg',
    author: 'Jakub Mede',
    licence: ccBy,
    words: {
      de: { title: 'Trommelkurs', context: 'Musikschule: Trommelkurs für Anfänger, Djembe' },
      en: { title: 'Drum course', context: 'Music school: drum course for beginners, djembe' },
    },
  },
  {
    file: 'autumn-mountains.jpg',
    author: 'Aitzol Berasategi',
    licence: ccBy,
    words: {
      de: { title: 'Herbstwanderung', context: 'Reisebericht: Wanderung im Baskenland, Herbst, Aitzgorri' },
      en: { title: 'Autumn hike', context: 'Travel report: hiking in the Basque Country, autumn, Aitzgorri' },
    },
  },
  {
    file: 'dandelion.jpg',
    author: 'Clemens Engelhardt',
    licence: cc0,
    words: {
      de: { title: 'Pusteblume', context: 'Allergie-Ratgeber: Pusteblume, Löwenzahn' },
      en: { title: 'Dandelion clock', context: 'Allergy guide: dandelion, seed head' },
    },
  },
  {
    file: 'logo-with-text-transparent.png',
    author: null,
    licence: cc0,
    words: {
      de: { title: 'Logo', context: 'Logo der Nordlicht GmbH, verlinkt zur Startseite' },
      en: { title: 'Logo', context: 'Logo of Nordlicht GmbH, links to the home page' },
    },
  },
  {
    file: 'chart-visitors.png',
    author: null,
    licence: cc0,
    words: {
      de: { title: 'Besucherzahlen', context: 'Jahresbericht: Besucherzahlen 2025 je Quartal' },
      en: { title: 'Visitor numbers', context: 'Annual report: visitors in 2025 by quarter' },
    },
  },
  {
    file: 'colour-gradient.jpg',
    author: 'Abhishek Mudgal',
    licence: ccBy,
    words: {
      de: { title: 'Hintergrund', context: 'Hintergrund der Kopfzeile, reine Dekoration' },
      en: { title: 'Background', context: 'Background of the header, purely decorative' },
    },
  },
]
