import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  type InputIssue,
  InvalidInput,
  invalidInputOf,
  unknownField,
  unknownParameter,
} from '#server/platform/invalid-input.ts'

/** A hook that refuses fields of a call of API v1 that takes none. Those that take some name the others by their schemas. */
export async function refuseUnknown({ routeOptions, query, body }: FastifyRequest): Promise<void> {
  const { config, schema } = routeOptions
  if (config.access !== 'token') return
  const issues = [
    ...namesOf(schema?.querystring ? null : query).map((key) => unknownParameter(key, [])),
    ...namesOf(schema?.body ? null : body).map((key) => unknownField(key, key, [])),
  ]
  if (issues.length > 0) throw new InvalidInput([...issues, ...issuesOfBody(schema?.body, body)])
}

/** What else is wrong, so that the next attempt needs no other one. */
function issuesOfBody(schema: unknown, body: unknown): readonly InputIssue[] {
  const read = schema instanceof z.ZodType && body != null ? schema.safeParse(body) : null
  return read?.error ? invalidInputOf(read.error.issues, schema).issues : []
}

function namesOf(part: unknown): string[] {
  return Object.keys(part ?? {})
}
