/**
 * What Snowball leaves apart, by language code: `stem` is what it made of `word`, both in lower case and with accents. The
 * results are stems for comparison, no words: it is enough that all forms of a word come to the same.
 */
export const refineStem: Readonly<Record<string, (stem: string, word: string) => string>> = {
  de: (stem, word) => {
    // Snowball cuts both: `Wanderer` would be a `Wand`.
    const person = /^(.{3,}er)er(?:s|n|in|innen)?$/.exec(word)
    if (person) return person[1]!
    const feminine = /^(.{3,}in)nen$/.exec(word)
    if (feminine) return feminine[1]!
    // `Museum`, `Museen`; `Auto`, `Autos`.
    return stem.replace(/(?<=.{4})um$|(?<=.{3}[aoy])s$/, '')
  },
  en: (stem) => stem,
  // `lago`, `laghi`.
  it: (stem) => stem.replace(/([cg])h$/, '$1'),
  es: (stem, word) => {
    // `ciudad`, `ciudades`.
    if (/dad(?:es)?$/.test(word)) return word.replace(/es$/, '')
    // `luz`, `luces`.
    return /[aeiouáéíóú]ces$/.test(word) ? stem.replace(/c$/, 'z') : stem
  },
  cz: (stem, word) => {
    // It takes `-ina` of `květina` for a possessive.
    const noun = /^(.{3,}[ií]n)(?:a|y|ě|u|o|ou|ám|ách|ami)?$/.exec(word)
    return levelSlavic(dropVowels(noun ? noun[1]! : stem).replace(/(?<=.{3}[bdfghjklmnprstvzřšž])em$/, ''))
  },
  hu: (stem, word) => {
    const cut = word.slice(stem.length)
    // It takes the end of `macska` for an ending.
    return dropVowels(cut === 'ka' || cut === 'ke' ? `${stem}k` : stem)
  },
  sl: (stem) => levelSlavic(stem.replace(/(?<=.{3})(?:ov|ev|ami|ah|am|em|ih|om|[aeiou])$/, '')),
}

/** Alternations at the end of Czech and Slovene stems: `řek-a`, `řec-e`; `knih-a`, `kniz-e`; `kočk-a`, `koček`. */
function levelSlavic(stem: string): string {
  return stem
    .replace(/(?<=.{2}[^aeiouyáéíóúůýě])[eě](?=[^aeiouyáéíóúůýě]$)/, '')
    .replace(/[cčzžř]$/, levelConsonant)
}

function levelConsonant(consonant: string): string {
  if (consonant === 'ř') return 'r'
  return consonant === 'c' || consonant === 'č' ? 'k' : 'h'
}

function dropVowels(stem: string): string {
  return stem.length > 3 ? stem.replace(/[aeiouáéíóöőúüűůě]$/, '') : stem
}
