import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'

/** Digest of a call's method, address and body as parsed by the schema. Calls with the same digest are repeats of each other. */
export function digestJson(request: FastifyRequest): Buffer {
  return digestOf(request, request.body ?? null)
}

/** The same for a form: its fields in order, and the bytes of its files. */
export async function digestForm(
  request: FastifyRequest,
  fields: Record<string, string>,
  files: readonly { name: string; path: string }[],
): Promise<Buffer> {
  const digested: string[][] = []
  for (const { name, path } of files) {
    const content = createHash('sha256')
    await pipeline(createReadStream(path), content)
    digested.push(['file', name, content.digest('hex')])
  }
  return digestOf(request, [
    ...Object.entries(fields).map(([name, value]) => [
      'field',
      name,
      createHash('sha256').update(value).digest('hex'),
    ]),
    ...digested,
  ])
}

function digestOf({ method, url }: FastifyRequest, content: unknown): Buffer {
  return createHash('sha256').update(`${method} ${url}\n`).update(JSON.stringify(content)).digest()
}
