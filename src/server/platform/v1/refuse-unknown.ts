import type { FastifyRequest } from 'fastify'
import { InvalidInput, unknownField, unknownParameter } from '#server/platform/invalid-input.ts'

/** A hook that refuses fields of a call of API v1 that takes none. Those that take some name the others by their schemas. */
export async function refuseUnknown({ routeOptions, query, body }: FastifyRequest): Promise<void> {
  const { config, schema } = routeOptions
  if (config.access !== 'token') return
  const issues = [
    ...namesOf(schema?.querystring ? null : query).map((key) => unknownParameter(key, [])),
    ...namesOf(schema?.body ? null : body).map((key) => unknownField(key, key, [])),
  ]
  if (issues.length > 0) throw new InvalidInput(issues)
}

function namesOf(part: unknown): string[] {
  return Object.keys(part ?? {})
}
