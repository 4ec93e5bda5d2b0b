import { languages } from '#server/describing/languages/languages.ts'
import { phrasesOfAll } from '#server/describing/languages/phrases-of-all.ts'
import { wordsOfAll } from '#server/describing/languages/words-of-all.ts'

/** What models write before a text, in lower case: what it is. */
export const labelWords: ReadonlySet<string> = new Set(phrasesOfAll(({ labels }) => labels.texts))

/** What they write before it of its language. */
export const languageWords: ReadonlySet<string> = new Set(phrasesOfAll(({ labels }) => labels.languages))

/** Words that may stand around them: “Alt text in German (short):”. */
export const connectors: ReadonlySet<string> = new Set(wordsOfAll(({ labels }) => labels.connectors))

/** Codes of languages: the product's and a page's. */
export const languageCodes: ReadonlySet<string> = new Set(
  [...languages].flatMap(([code, { tag }]) => [code, tag]),
)
