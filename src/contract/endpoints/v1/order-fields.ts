import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
import { optionalText } from '#contract/entities/text-wishes.ts'
import { maxLanguages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'

/** The name of a file or a list. */
export const saidName = optionalText(limits.filenameCharacters)

/** The most cents that a call can cost. */
export const costBound = z.int().min(0).max(apiLimits.tokenCapCents)

/** Fields of every order besides its pictures, for one picture or many. */
export const orderFields = {
  languages: z.array(z.string().trim().min(1).max(40)).min(1).max(maxLanguages),
  prompt: optionalText(limits.customPromptCharacters),
  maxCost: costBound.optional(),
}
