/** Where an editor would show this place of a text: line and column from 1. */
export function lineAndColumn(text: string, place: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (const lineBreak of text.slice(0, place).matchAll(/\r\n?|\n/g)) {
    line += 1
    start = lineBreak.index + lineBreak[0].length
  }
  return { line, column: place - start + 1 }
}
