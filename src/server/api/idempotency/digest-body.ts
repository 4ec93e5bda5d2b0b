import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Digest of a call's method, address and body as parsed by the schema. Calls with the same digest are repeats of each other. */
export function digestJson(request: FastifyRequest): Buffer {
  return digestOf(request, request.body ?? null)
}

/** The same for a form: its fields in order, and its files by the digests of their bytes. */
export function digestForm(
  request: FastifyRequest,
  fields: Record<string, string>,
  files: readonly { name: string; sha256: string }[],
): Buffer {
  return digestOf(request, [
    ...Object.entries(fields).map(([name, value]) => [
      'field',
      name,
      createHash('sha256').update(value).digest('hex'),
    ]),
    ...files.map(({ name, sha256 }) => ['file', name, sha256]),
  ])
}

function digestOf({ method, url }: FastifyRequest, content: unknown): Buffer {
  return createHash('sha256').update(`${method} ${url}\n`).update(JSON.stringify(content)).digest()
}
