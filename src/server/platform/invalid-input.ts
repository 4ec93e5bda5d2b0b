import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { UiLanguage } from '#contract/languages.ts'
import type { RefusalDetails } from '#contract/refusals.ts'
import { inputWords, type Words, wordsOfIssue } from '#contract/words/words-of-issue.ts'
import { Refusal } from './refusal.ts'

/** Path of the invalid part of the input, with dots between names; empty for the whole input. */
export interface InputIssue {
  path: string
  words: Words
}

/** Input that is refused as `invalid_input`. Its problems are put into the reader's language when it is answered. */
export class InvalidInput extends Refusal<'invalid_input'> {
  readonly issues: readonly InputIssue[]

  constructor(issues: readonly InputIssue[]) {
    super('invalid_input', said(issues, 'en'))
    this.issues = issues
  }

  /** The first invalid field; undefined if it is the whole input. */
  get field(): string | undefined {
    return this.issues.find(({ path }) => path !== '')?.path
  }

  /** What is wrong, each with its place. */
  sentenceIn(language: UiLanguage): string {
    return this.issues.map(({ path, words }) => [path, words[language]].filter(Boolean).join(': ')).join(' ')
  }

  detailsIn(language: UiLanguage): RefusalDetails<'invalid_input'> {
    return said(this.issues, language)
  }
}

/** What is wrong with a call whose body is absent, or `null` in JSON. */
export function wordsOfAbsentBody({ headers }: Pick<FastifyRequest, 'headers'>): Words {
  const isSent = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  return isSent ? inputWords.bodyNoObject : inputWords.bodyMissing
}

/** Input that a schema refused; an unknown field is reported by its name. */
export function invalidInputOf(issues: readonly z.core.$ZodIssue[]): InvalidInput {
  return new InvalidInput(
    issues.map((issue) => {
      const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
      return { path: [...issue.path, ...unknown].join('.'), words: wordsOfIssue(issue) }
    }),
  )
}

function said(issues: readonly InputIssue[], language: UiLanguage): RefusalDetails<'invalid_input'> {
  return { issues: issues.map(({ path, words }) => ({ path, message: words[language] })) }
}
