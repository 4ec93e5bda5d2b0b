import { createHash } from 'node:crypto'
import { pricePerImage } from '#contract/pricing.ts'
import { chooseLanguages, splitLanguages } from '#server/jobs/lists/choose-languages.ts'

/** The options that all pictures of a job of single pictures share. */
export interface SingleOptions {
  languages: string[]
  /** Empty: the default one. */
  customPrompt: string
  /** Texts are made up, and nothing is charged. */
  isTest?: boolean
}

/** Parses language codes and names like the start of a list job, with the same refusals. */
export function readLanguages(given: readonly string[]): string[] {
  const { codes, names } = splitLanguages(given)
  return chooseLanguages(codes, names)
}

/** The key of the job that pictures with these options join on the UTC day of this moment, at today's price. */
export function singleKeyOf({ languages, customPrompt, isTest }: SingleOptions, now: Date): Buffer {
  const day = dayOf(now)
  const price = isTest ? 'test' : pricePerImage(languages.length)
  const named = JSON.stringify([day, languages, customPrompt, price])
  return createHash('sha256').update(named).digest().subarray(0, 16)
}

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
