import type { FastifyRequest } from 'fastify'
import { InvalidInput, unknownField } from '#server/platform/invalid-input.ts'

/** A hook that refuses fields of a call of API v1 that takes none. Those that take some name the others by their schemas. */
export async function refuseUnknown({ routeOptions, query, body }: FastifyRequest): Promise<void> {
  const { config, schema } = routeOptions
  if (config.access !== 'token') return
  const sent = [schema?.querystring ? null : query, schema?.body ? null : body]
  const keys = sent.flatMap((part) => Object.keys(part ?? {}))
  if (keys.length > 0) throw new InvalidInput(keys.map((key) => unknownField(key, key, [])))
}
