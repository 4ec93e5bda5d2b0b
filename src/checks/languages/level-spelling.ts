/** Alternations at the end of Czech and Slovene stems: `řek-a`, `řec-e`; `knih-a`, `kniz-e`; `kočk-a`, `koček`. */
export function levelSlavic(stem: string): string {
  return stem
    .replace(/(?<=.{2}[^aeiouyáéíóúůýě])[eě](?=[^aeiouyáéíóúůýě]$)/, '')
    .replace(/[cčzžř]$/, levelConsonant)
}

function levelConsonant(consonant: string): string {
  if (consonant === 'ř') return 'r'
  return consonant === 'c' || consonant === 'č' ? 'k' : 'h'
}

/** A Czech or Hungarian stem without the vowel at its end that comes and goes. */
export function dropVowels(stem: string): string {
  return stem.length > 3 ? stem.replace(/[aeiouáéíóöőúüűůě]$/, '') : stem
}

/**
 * A word as file names write it, without its accents. A short one stays as it is: without them it may be another word,
 * Czech `být` (be), `byt` (flat); `vaše` (your), German `Vase`.
 */
export function dropAccents(word: string): string {
  return word.length > 4 ? word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l') : word
}
