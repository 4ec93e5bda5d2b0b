import { withoutNul } from '#contract/without-nul.ts'

/** What `ilike` finds the text with, wherever it stands. */
export function searchPattern(text: string): string {
  return `%${withoutNul(text).replace(/[\\%_]/g, '\\$&')}%`
}
