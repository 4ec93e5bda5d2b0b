import { expect, test } from 'vitest'
import { z } from 'zod'
import * as statistics from '#contract/endpoints/statistics.ts'
import { everyCall } from '#contract/testing/every-call.ts'
import { schemaWords, wordsOfIssue } from './words-of-issue.ts'

const schemas = everyCall.flatMap(({ method, url, schema }) =>
  [schema.params, schema.querystring, schema.body, schema.form]
    .flatMap(alternativesOf)
    .map((part): [string, z.ZodType] => [`${method} ${url}`, part]),
)

const wrongValues = [
  ...[undefined, null, true, 0, -1, 0.5, 1e12, Number.NaN, [], [5], {}, { de: 5 }, { de: { altText: 5 } }],
  ...['', ' ', 'x', 'ann\0a', 'ann@a', 'no word', 'x'.repeat(20_000), '-1', '0.5', '1e12', '1999-01-01'],
  Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`name ${index}`, 'x'])),
  { 'https://example.org': { 'X-Key': 'x'.repeat(5_000) } },
  ...[
    { 'no host': {} },
    { 'https://example.org': { Host: 'x' } },
    { 'https://example.org': { 'X-Key': ' x' } },
  ],
  ...['2026-99-99', '["de"', '"de"', '[5]', '{}', '{"role":5}', '{"x":"y"}'],
]

/** How Zod's built-in messages begin. */
const ofZod = /^(Invalid|Too (small|big)|Unrecognized)/
const english = /\b(must|expected|received|characters|is|the|this|least|most|please|not|here|such|missing)\b/i

/** Values are codes, which may be English words. */
const codes = /^Möglich: .*/

test.for(schemas)(
  '%s: what is wrong with its input is said in our words, in both languages',
  ([, schema]) => {
    const issues = issuesOf(schema)
    expect(issues.length).toBeGreaterThan(0)
    for (const issue of issues) {
      const { de, en } = wordsOfIssue(issue)
      expect({ issue, de, isEnglish: english.test(de.replace(codes, '')) }).toEqual({
        issue,
        de,
        isEnglish: false,
      })
      expect(`${de} ${en}`).not.toMatch(/Invalid|Too (small|big)|Unrecognized|\{\{|undefined|NaN/)
      expect(en).not.toBe(de)
      // A message that a schema defines itself is not replaced by a more general one.
      if (!ofZod.test(issue.message)) expect([...schemaWords.keys()]).toContain(issue.message)
    }
  },
)

test('every sentence of the table is one that some schema says', () => {
  const period = statistics.CostsQuery.safeParse({ from: '2026-02-01', to: '2026-01-01' })
  const said = [...schemas.flatMap(([, schema]) => issuesOf(schema)), ...(period.error?.issues ?? [])]
  expect([...schemaWords.keys()].filter((own) => !said.some(({ message }) => message === own))).toEqual([])
})

test('messages name bounds, choices and fields', () => {
  const schema = z.strictObject({
    name: z.string().max(5),
    page: z.int().min(1),
    order: z.enum(['up', 'down']),
  })
  const { error } = schema.safeParse({ name: 'too long', page: 0, order: 'x', more: 1 })
  expect(error?.issues.map((issue) => wordsOfIssue(issue).de)).toEqual([
    'Höchstens 5 Zeichen.',
    'Der kleinste Wert ist 1.',
    'Möglich: up, down.',
    'Diese Angabe gibt es hier nicht.',
  ])
})

/** The issues of a schema with wrong input, one field at a time and all at once. */
function issuesOf(schema: z.ZodType): z.core.$ZodIssue[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const inputs = names.flatMap((name) => wrongValues.map((value): unknown => ({ [name]: value })))
  const issues = [...wrongValues, ...inputs].flatMap((input) => schema.safeParse(input).error?.issues ?? [])
  return issues.flatMap((issue) => (issue.code === 'invalid_key' ? issue.issues : [issue]))
}

/** A schema, or for a union or nullable also each of its alternatives. */
function alternativesOf(schema: z.ZodType | undefined): z.ZodType[] {
  if (!schema) return []
  // Safe: unions in the contract consist of its own schemas.
  if (schema instanceof z.ZodNullable) return [schema, ...alternativesOf(schema.unwrap() as z.ZodType)]
  return schema instanceof z.ZodUnion ? [schema, ...(schema.options as z.ZodType[])] : [schema]
}
