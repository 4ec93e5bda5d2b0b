import { wordsOfAll } from '#server/describing/languages/words-of-all.ts'

/** So many words before the last one must be the same beside it, and its rest there more than an ending. */
const fewestWords = 2
/** After so many a name has the same form, too. */
const wordsBeforeName = 3
/** What follows a whole noun in a compound has so many letters and more: “Telefon”, beside “Telefonnummer”. */
const lettersOfPart = 5

/** “furgo” is no half of “furgoneta”. */
const clippings = new Set(wordsOfAll(({ faults }) => faults.clippings))

const words = /\p{L}[\p{L}\p{M}'’-]*/gu
const inflection =
  /^(?:e?[nsmrtd]|e[nsmr][nse]?|ens?|ern|ed|ing|ly|er|est|[aeiouyáéíóúěůąęő]\p{L}?|\p{L}|ami|ách|ach|ovi|ový|ban|ben|nak|nek|val|vel|kal|kel|ból|ből|hoz|hez|ról|ről|tól|től|ima|ega|emu|ih|om|ov)$/u

/**
 * Does the last word of a text go on in the text beside it, after the same words? “… past the island of Hidden” beside
 * “… past the island of Hiddensee.”
 */
export function goesOnBeside(text: string, beside: string): boolean {
  const [, ending] = /(\p{L}+)\s*$/u.exec(text) ?? []
  if (ending === undefined) return false
  const other = beside.toLowerCase()
  const last = ending.toLowerCase()
  if (clippings.has(last)) return false
  // Most last words are nowhere beside; to take a text apart costs time.
  if (!other.includes(last)) return false
  const others: string[] = other.match(words) ?? []
  // Whole beside as well: then it is a word.
  if (others.includes(last)) return false
  const said: string[] = text.toLowerCase().match(words) ?? []
  if (said.at(-1) !== last || said.length <= fewestWords) return false
  const isName = /^\p{Lu}/u.test(ending)
  return others.some((word, index) => {
    if (!word.startsWith(last)) return false
    const same = countSameBefore(said, others, index)
    const rest = word.slice(last.length)
    if (isName && same >= wordsBeforeName && rest.length < lettersOfPart) return true
    return same >= fewestWords && !inflection.test(rest) && !(isName && rest.length >= lettersOfPart)
  })
}

/** How many words before the last of `said` stand before `index` in `other`, too. */
function countSameBefore(said: readonly string[], other: readonly string[], index: number): number {
  let same = 0
  while (same < index && same < said.length - 1) {
    if (said[said.length - 2 - same] !== other[index - 1 - same]) break
    same += 1
  }
  return same
}
