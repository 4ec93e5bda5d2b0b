import type { z } from 'zod'
import type { FormValue } from './read-form.ts'
import { Rejection } from './rejection.ts'

/** Validates input. Throws Stripe's error, which names the first invalid parameter: `a[b][0]`. */
export function readInput<Schema extends z.ZodType>(schema: Schema, form: FormValue): z.infer<Schema> {
  const read = schema.safeParse(form, { reportInput: true })
  if (read.success) return read.data
  const [issue] = read.error.issues
  if (!issue) throw Rejection.invalid('Invalid request.')
  if (issue.code === 'unrecognized_keys') {
    const param = write([...issue.path, issue.keys[0] ?? ''])
    throw Rejection.invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = write(issue.path)
  if (issue.input === undefined) {
    throw Rejection.invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const code = issue.message.startsWith('Amount') ? 'amount_too_small' : undefined
  throw Rejection.invalid(`Invalid ${param}: ${issue.message}`, { param, ...(code && { code }) })
}

function write([first, ...rest]: PropertyKey[]): string {
  return [String(first ?? ''), ...rest.map((name) => `[${String(name)}]`)].join('')
}
