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
