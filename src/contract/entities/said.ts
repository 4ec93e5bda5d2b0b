import { z } from 'zod'
import { withoutHidden } from '#contract/lists/without-hidden.ts'

/** A text that may be absent, then it is empty: without characters that nobody sees, and without blanks around it. */
export function said(maxCharacters: number) {
  return z
    .string()
    .overwrite((text) => withoutHidden(text).trim())
    .max(maxCharacters)
    .default('')
}
