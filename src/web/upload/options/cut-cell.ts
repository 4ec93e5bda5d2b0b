import { limits } from '#contract/limits.ts'

/** A cell for the preview table: over 50 characters it is cut to 47 and an ellipsis. Never cuts a character in two. */
export function cutCell(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  // A string of few code units can't have many characters: spares the array for almost every cell.
  if (oneLine.length <= limits.previewCellCharacters) return oneLine
  const characters = Array.from(oneLine)
  if (characters.length <= limits.previewCellCharacters) return oneLine
  return `${characters.slice(0, limits.previewCellCharacters - 3).join('')}…`
}
