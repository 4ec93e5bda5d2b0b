import { wordsOfAll } from './words-of-all.ts'

/** Words that say nothing in one language and name a thing in another. */
export const doubtfulWords: ReadonlySet<string> = new Set(wordsOfAll(({ doubtful }) => doubtful))
