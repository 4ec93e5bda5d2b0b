import { z } from 'zod'
import { uiLanguages } from '#contract/languages.ts'

// Apart from languages.ts, which processes load that check nothing by a shape.

export const UiLanguage = z.enum(uiLanguages)
export type UiLanguage = z.infer<typeof UiLanguage>

/** 2–40 letters, spaces, hyphens or parentheses, trimmed; at least one letter at the start. */
export const CustomLanguage = z
  .string()
  .trim()
  .regex(/^\p{L}[\p{L}\p{M} \-()]{1,39}$/u)
