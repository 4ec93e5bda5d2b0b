import { withoutNul } from '#contract/lists/without-hidden.ts'

/** The `ilike` pattern that finds the text anywhere. */
export function searchPattern(text: string): string {
  return `%${withoutNul(text).replace(/[\\%_]/g, '\\$&')}%`
}
