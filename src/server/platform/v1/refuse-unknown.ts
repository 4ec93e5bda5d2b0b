import type { FastifyRequest } from 'fastify'
import { wordsOfIssue } from '#contract/words/words-of-issue.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'

/** A hook that refuses fields of a call of API v1 that takes none. Those that take some name the others by their schemas. */
export async function refuseUnknown({ routeOptions, query, body }: FastifyRequest): Promise<void> {
  const { config, schema } = routeOptions
  if (config.access !== 'token') return
  const sent = [schema?.querystring ? null : query, schema?.body ? null : body]
  const keys = sent.flatMap((part) => Object.keys(part ?? {}))
  const [first] = keys
  if (first === undefined) return
  const words = wordsOfIssue({ code: 'unrecognized_keys', keys, path: [], message: '' })
  throw new InvalidInput([{ path: first, words }])
}
