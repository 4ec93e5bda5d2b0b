import { z } from 'zod'
import { withoutHidden } from '#contract/lists/without-hidden.ts'

/** An optional text, empty if absent; invisible characters and surrounding blanks are removed. */
export function said(maxCharacters: number) {
  return z
    .string()
    .overwrite((text) => withoutHidden(text).trim())
    .max(maxCharacters)
    .default('')
}
