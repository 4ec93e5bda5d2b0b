/** A Czech or Hungarian stem without the vowel at its end that comes and goes. */
export function dropVowels(stem: string): string {
  return stem.length > 3 ? stem.replace(/[aeiouáéíóöőúüűůě]$/, '') : stem
}
