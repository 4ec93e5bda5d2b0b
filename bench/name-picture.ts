/**
 * The context of an image in the list: a unique word that its texts use. The stand-in recognises too little in images to write a distinct
 * text for each, as a model does.
 */
export function namePicture(number: number): string {
  const syllables = [...number.toString(8)].map(
    (digit) => ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi'][Number(digit)],
  )
  return `Figur ${syllables.join('')}`
}
