import { createHash, type Hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** By what a repetition of a call is known: its method, its address and its body, which the schema has read. */
export function digestJson(request: FastifyRequest): Buffer {
  return begin(request)
    .update(JSON.stringify(request.body ?? null))
    .digest()
}

/** The same of a form that is read part by part. */
export interface FormDigest {
  field(name: string, value: string): void
  /** Is given the bytes of a file as they come. */
  file(name: string): Hash
  /** Once all of it was read. */
  result(): Buffer
}

export function digestForm(request: FastifyRequest): FormDigest {
  const parts: { kind: string; name: string; hash: Hash }[] = []
  const part = (kind: string, name: string) => {
    const hash = createHash('sha256')
    parts.push({ kind, name, hash })
    return hash
  }
  return {
    field: (name, value) => void part('field', name).update(value),
    file: (name) => part('file', name),
    result: () =>
      begin(request)
        .update(JSON.stringify(parts.map(({ kind, name, hash }) => [kind, name, hash.digest('hex')])))
        .digest(),
  }
}

function begin({ method, url }: FastifyRequest): Hash {
  return createHash('sha256').update(`${method} ${url}\n`)
}
