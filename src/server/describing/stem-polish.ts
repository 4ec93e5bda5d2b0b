/**
 * Endings of Polish nouns and adjectives (plural and case), longest first. Verbs and the changes inside stems
 * (`pies`, `psa`) are left alone: keywords are mostly nouns, and a miss only leaves a keyword unused.
 */
const endings = [
  ['iego', 'iemu', 'iami', 'iach', 'owie'],
  ['ego', 'emu', 'ych', 'ich', 'ymi', 'imi', 'ami', 'ach', 'iom', 'iem', 'iej', 'owi', 'ów'],
  ['om', 'em', 'ej', 'ym', 'im', 'ie', 'ia', 'ią', 'ię', 'io', 'iu', 'ii'],
  ['a', 'ą', 'e', 'ę', 'i', 'o', 'u', 'y'],
].flat()

const minStemCharacters = 3

/** Cuts the longest case ending off a Polish word in lower case: `górach`, `góry`, `góra` → `gór`. */
export function stemPolish(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minStemCharacters)
  return ending === undefined ? word : word.slice(0, -ending.length)
}
