/** Where an editor would show the character with index `offset`: line and column from 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (const lineBreak of text.slice(0, offset).matchAll(/\r\n?|\n/g)) {
    line += 1
    start = lineBreak.index + lineBreak[0].length
  }
  return { line, column: offset - start + 1 }
}
