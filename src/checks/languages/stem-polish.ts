/** Endings of Polish nouns and adjectives (all cases, both numbers), longest first. Verbs are left alone. */
const endings = [
  ['iego', 'iemu', 'iami', 'iach', 'owie'],
  ['ego', 'emu', 'ych', 'ich', 'ymi', 'imi', 'ami', 'ach', 'iom', 'iem', 'iej', 'owi', 'ów'],
  ['om', 'em', 'ej', 'ym', 'im', 'ie', 'ia', 'ią', 'ię', 'io', 'iu', 'ii'],
  ['a', 'ą', 'e', 'ę', 'i', 'o', 'u', 'y'],
].flat()

/** What a soft ending makes of the last consonants: `mieście` of `miasto`, `wodzie` of `woda`, `drodze` of `droga`. */
const softened: [RegExp, string][] = [
  [/ść$/, 'st'],
  [/śc$/, 'st'],
  [/źdz$/, 'zd'],
  [/rz$/, 'r'],
  [/dz$/, 'g'],
  [/[cć]$/, 'k'],
  [/ń$/, 'n'],
  [/ś$/, 's'],
  [/ź$/, 'z'],
]

const minStemCharacters = 3

/**
 * The stem of a Polish word in lower case, for comparison only: `górach`, `góry`, `góra`, `górze` → `gor`. There is no
 * Snowball stemmer for Polish. In three steps:
 *
 * 1. The longest case ending goes that leaves three letters (`książk-ami`); the `ow` of place names too (`Krak-ów`, `Krak-owie`).
 * 2. Consonants go back to their hard form (`rzec-e` → `rzek`, `drodz-e` → `drog`, `kwieci-e` → `kwiat`).
 * 3. `ie` becomes `ia` (`miesc`, `miast`), and an `e` that comes and goes goes (`książek` → `książk`).
 *
 * Changes inside stems beyond these (`pies`, `psa`) are in the table of irregular forms or are missed: then a keyword
 * stays unused, which harms less than a wrong match.
 */
export function stemPolish(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minStemCharacters)
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  const hard = harden(stem, ending ?? '')
    .replaceAll('ie', 'ia')
    .replace(/(?<=.{4})[oó]w$/, '')
  return hard.replace(/(?<=.{2}[^aeiouyąęó])e(?=[^aeiouyąęó]$)/, '')
}

function harden(stem: string, ending: string): string {
  // Before `ie` they stand for other sounds: `kwiecie` is of `kwiat`, `wodzie` of `woda`.
  if (ending === 'ie' && /[^ś]c$/.test(stem)) return `${stem.slice(0, -1)}t`
  if (ending === 'ie' && /[^ź]dz$/.test(stem)) return stem.slice(0, -1)
  const change = softened.find(([end]) => end.test(stem))
  return change ? stem.replace(...change) : stem
}
