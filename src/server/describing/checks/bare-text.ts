import { quotation } from '#checks/pattern-of.ts'

// Addresses, paths, options and names of a program's things are no language's words.
const noWords =
  /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+|\/\S+\/\S*|(?<!\S)--?\p{L}[^\s,]*|(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,60}(?:[._:]{1,3}[\p{L}\p{N}]{1,60})+|\p{N}+/gu
const names = /(?<=[\p{L},;] )\p{Lu}[\p{L}\p{M}’']*/gu
const fewestLetters = 20
/** Languages that are written without spaces have a word in each character. */
const words = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}]+/gu

/** A text without what is quoted, digits and addresses. */
export function dropQuoted(written: string): string {
  return written.replace(quotation, ' ').replace(noWords, ' ')
}

/** Without words with a capital inside of a sentence, too; where nearly nothing is left then, as it was. */
export function dropNames(text: string): string {
  const plain = text.replace(names, ' ')
  return countLetters(plain) < fewestLetters ? text : plain
}

/** All words in lower case; `l’acqua` is two. */
export function lowerWords(text: string): string[] {
  return text.toLowerCase().match(words) ?? []
}

/** Words that are no names: those without a capital, and the first. */
export function plainWords(text: string): string[] {
  const all = text.match(words) ?? []
  return all.filter((word, index) => index === 0 || !/^\p{Lu}/u.test(word)).map((word) => word.toLowerCase())
}

export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0
}
