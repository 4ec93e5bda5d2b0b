/**
 * What a list says of each picture: a word of its own, which its texts take up. The stand-in sees too little in the pictures themselves to
 * write a text of its own for each, as a model does.
 */
export function namePicture(number: number): string {
  const syllables = [...number.toString(8)].map(
    (digit) => ['ba', 'de', 'fi', 'go', 'hu', 'ka', 'le', 'mi'][Number(digit)],
  )
  return `Figur ${syllables.join('')}`
}
