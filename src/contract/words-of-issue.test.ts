import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import * as accounts from './endpoints/accounts.ts'
import * as admin from './endpoints/admin.ts'
import * as apikeys from './endpoints/apikeys.ts'
import * as audit from './endpoints/audit.ts'
import * as credits from './endpoints/credits.ts'
import * as jobs from './endpoints/jobs.ts'
import * as limits from './endpoints/limits.ts'
import * as notifications from './endpoints/notifications.ts'
import * as operators from './endpoints/operators.ts'
import * as ownAccount from './endpoints/own-account.ts'
import * as platform from './endpoints/platform.ts'
import * as presets from './endpoints/presets.ts'
import * as recovery from './endpoints/recovery.ts'
import * as registering from './endpoints/registering.ts'
import * as sessions from './endpoints/sessions.ts'
import * as shares from './endpoints/shares.ts'
import * as signedLinks from './endpoints/signed-links.ts'
import * as tokens from './endpoints/tokens.ts'
import * as v1Images from './endpoints/v1/images.ts'
import * as v1Jobs from './endpoints/v1/jobs.ts'
import * as v1Webhooks from './endpoints/v1/webhooks.ts'
import * as webhooks from './endpoints/webhooks.ts'
import { schemaWords, wordsOfIssue } from './words-of-issue.ts'

const schemas = [
  accounts,
  signedLinks,
  registering,
  ownAccount,
  recovery,
  admin,
  apikeys,
  audit,
  credits,
  jobs,
  notifications,
  platform,
  presets,
  limits,
  operators,
  sessions,
  shares,
  tokens,
  v1Images,
  v1Jobs,
  v1Webhooks,
  webhooks,
]
  .flatMap((file): object[] => Object.values(file))
  .filter((value): value is Endpoint => 'url' in value && 'method' in value)
  .flatMap(({ method, url, schema }) =>
    [schema.params, schema.querystring, schema.body, schema.form]
      .flatMap(alternativesOf)
      .map((part): [string, z.ZodType] => [`${method} ${url}`, part]),
  )

const wrongValues = [
  ...[undefined, null, true, 0, -1, 0.5, 1e12, Number.NaN, [], [5], {}, { de: 5 }, { de: { altText: 5 } }],
  ...['', ' ', 'x', 'ann\0a', 'ann@a', 'no word', 'x'.repeat(20_000), '-1', '0.5', '1e12', '1999-01-01'],
  Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`name ${index}`, 'x'])),
  ...['2026-99-99', '["de"', '"de"', '[5]', '{}', '{"role":5}', '{"x":"y"}'],
]

/** Zod's own sentences begin so. */
const ofZod = /^(Invalid|Too (small|big)|Unrecognized)/
const english = /\b(must|expected|received|characters|is|the|this|least|most|please|not|here|such|missing)\b/i

test.for(schemas)(
  '%s: what is wrong with its input is said in our words, in both languages',
  ([, schema]) => {
    const issues = issuesOf(schema)
    expect(issues.length).toBeGreaterThan(0)
    for (const issue of issues) {
      const { de, en } = wordsOfIssue(issue)
      expect({ issue, de, isEnglish: english.test(de) }).toEqual({ issue, de, isEnglish: false })
      expect(`${de} ${en}`).not.toMatch(/Invalid|Too (small|big)|Unrecognized|\{\{|undefined|NaN/)
      expect(en).not.toBe(de)
      // A sentence that a schema has of its own is not put in more general words.
      if (!ofZod.test(issue.message)) expect([...schemaWords.keys()]).toContain(issue.message)
    }
  },
)

test('every sentence of the table is one that some schema says', () => {
  const period = admin.CostsQuery.safeParse({ from: '2026-02-01', to: '2026-01-01' })
  const said = [...schemas.flatMap(([, schema]) => issuesOf(schema)), ...(period.error?.issues ?? [])]
  expect([...schemaWords.keys()].filter((own) => !said.some(({ message }) => message === own))).toEqual([])
})

test('bounds, choices and names are told', () => {
  const schema = z.strictObject({
    name: z.string().max(5),
    page: z.int().min(1),
    order: z.enum(['up', 'down']),
  })
  const { error } = schema.safeParse({ name: 'too long', page: 0, order: 'x', more: 1 })
  expect(error?.issues.map((issue) => wordsOfIssue(issue).de)).toEqual([
    'Höchstens 5 Zeichen.',
    'Der kleinste Wert ist 1.',
    'Möglich sind: up, down.',
    'Nicht bekannt: more.',
  ])
})

/** What a schema has against wrong input, one name at a time and all at once. */
function issuesOf(schema: z.ZodType): z.core.$ZodIssue[] {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const inputs = names.flatMap((name) => wrongValues.map((value): unknown => ({ [name]: value })))
  return [...wrongValues, ...inputs].flatMap((input) => schema.safeParse(input).error?.issues ?? [])
}

/** A schema, and beside a union, or what may be null, each of what it admits. */
function alternativesOf(schema: z.ZodType | undefined): z.ZodType[] {
  if (!schema) return []
  // Safe: what the contract unites are schemas of its own.
  if (schema instanceof z.ZodNullable) return [schema, ...alternativesOf(schema.unwrap() as z.ZodType)]
  return schema instanceof z.ZodUnion ? [schema, ...(schema.options as z.ZodType[])] : [schema]
}
