import type { FastifyRequest } from 'fastify'
import { closestMatch } from 'leven'
import { z } from 'zod'
import type { UiLanguage } from '#contract/languages.ts'
import type { RefusalDetails } from '#contract/refusals.ts'
import {
  inputWords,
  type Words,
  wordsOfIssue,
  wordsOfMore,
  wordsOfUnknown,
  wordsOfUnknownParameter,
} from '#contract/words/words-of-issue.ts'
import { Refusal } from './refusal.ts'

/** In the sentence; `issues` has all. */
const mostSaid = 3

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
    // The first one; none if it is the whole input.
    this.of(issues.find(({ path }) => path !== '')?.path)
  }

  /** What is wrong, each with its place: the first ones, and how many more there are. */
  sentenceIn(language: UiLanguage): string {
    const named = this.issues
      .slice(0, mostSaid)
      .map(({ path, words }) => [path, words[language]].filter(Boolean).join(': '))
    const more = this.issues.length - named.length
    return [...named, ...(more > 0 ? [wordsOfMore(more)[language]] : [])].join(' ')
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

/** Input that `schema` refused. Each unknown field has an issue of its own, with the known one that it resembles. */
export function invalidInputOf(
  issues: readonly z.core.$ZodIssue[],
  schema: unknown,
  { isQuery = false } = {},
): InvalidInput {
  return new InvalidInput(
    issues.filter(isOwnBound).flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), words: wordsAt(issue) }]
      const known = namesIn(schema, issue.path)
      return issue.keys.map((key) =>
        isQuery ? unknownParameter(key, known) : unknownField([...issue.path, key].join('.'), key, known),
      )
    }),
  )
}

/** Whole numbers have the bound of what JavaScript counts exactly in addition to that of their field, which alone is in the document. */
function isOwnBound(issue: z.core.$ZodIssue, _: number, issues: readonly z.core.$ZodIssue[]): boolean {
  if (issue.code !== 'too_big' || issue.maximum !== Number.MAX_SAFE_INTEGER) return true
  const isSameField = ({ path }: z.core.$ZodIssue) => path.join('.') === issue.path.join('.')
  return !issues.some((other) => other !== issue && other.code === 'too_big' && isSameField(other))
}

function wordsAt(issue: z.core.$ZodIssue): Words {
  const isWholeBody = issue.path.length === 0 && issue.code === 'invalid_type' && issue.expected === 'object'
  return isWholeBody ? inputWords.bodyNoObject : wordsOfIssue(issue)
}

/** The issue of a field that is not among the `known` ones. */
export function unknownField(path: string, name: string, known: string[]): InputIssue {
  return { path, words: wordsOfUnknown(closestTo(name, known)) }
}

/** The issue of a parameter of the address that is not among the `known` ones. */
export function unknownParameter(name: string, known: string[]): InputIssue {
  return { path: name, words: wordsOfUnknownParameter(closestTo(name, known), known) }
}

/** A typo or two; of a short name, most letters have to be right. */
function closestTo(name: string, known: string[]): string | undefined {
  return closestMatch(name, known, { maxDistance: Math.min(2, Math.floor(name.length / 2)) })
}

/** The names of the fields that a schema knows at a place of its input. */
function namesIn(schema: unknown, path: readonly PropertyKey[]): string[] {
  const [step, ...rest] = path
  if (schema instanceof z.ZodObject)
    return step === undefined ? Object.keys(schema.shape) : namesIn(schema.shape[String(step)], rest)
  if (schema instanceof z.ZodArray) return namesIn(schema.element, rest)
  if (schema instanceof z.ZodPipe) return namesIn(schema.in, path)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return namesIn(schema.unwrap(), path)
  return []
}

function said(issues: readonly InputIssue[], language: UiLanguage): RefusalDetails<'invalid_input'> {
  return { issues: issues.map(({ path, words }) => ({ path, message: words[language] })) }
}
