import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSignedWith } from './is-signed-with.ts'

interface StoredObject {
  content: Buffer
  mediaType: string
  madeAt: Date
}

interface StartedBucket {
  url: string
  /** What it keeps, by key. Change `madeAt` to make an object older. */
  objects: Map<string, StoredObject>
  /** Answers every call with this status until it is null again. */
  fail(status: number | null): void
  /** Waits as long before each answer. */
  delay(ms: number): void
  stop(): Promise<void>
}

/** The credentials that the stand-in accepts, and its bucket. */
export const bucketAccess = {
  bucket: 'bildwort',
  accessKeyId: 'stand-in',
  secretAccessKey: 'stand-in-secret',
}

const pageKeys = 1_000

/**
 * Starts an S3-compatible service with one bucket, in memory, addressed by path. It verifies signatures and digests. `objects`: what an
 * earlier one kept.
 */
export async function startBucket(
  port = 0,
  objects: StartedBucket['objects'] = new Map(),
): Promise<StartedBucket> {
  let failing: number | null = null
  let delayMs = 0
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))

  return {
    // Safe: it listens on a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (status) => {
      failing = status
    },
    delay: (ms) => {
      delayMs = ms
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const content = await buffer(request)
    const url = new URL(request.url ?? '/', 'http://bucket')
    const [, bucket, ...parts] = decodeURIComponent(url.pathname).split('/')
    const key = parts.join('/')
    if (delayMs > 0) await sleep(delayMs)
    if (failing !== null) return refuse(response, failing, 'InternalError')
    if (!isSignedWith(bucketAccess, request, url)) return refuse(response, 403, 'SignatureDoesNotMatch')
    if (bucket !== bucketAccess.bucket) return refuse(response, 404, 'NoSuchBucket')
    if (key === '') return void response.end(list(url.searchParams))
    if (request.method === 'PUT') {
      if (digestOf(content) !== request.headers['x-amz-content-sha256'])
        return refuse(response, 400, 'XAmzContentSHA256Mismatch')
      const mediaType = request.headers['content-type'] ?? 'binary/octet-stream'
      objects.set(key, { content, mediaType, madeAt: new Date() })
      return void response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': found.mediaType,
      'content-length': found.content.length,
      'last-modified': found.madeAt.toUTCString(),
    })
    response.end(request.method === 'HEAD' ? undefined : found.content)
  }

  function list(query: URLSearchParams): string {
    const [prefix, delimiter, after] = ['prefix', 'delimiter', 'continuation-token'].map(
      (name) => query.get(name) ?? '',
    )
    const shown = new Map<string, string>()
    for (const key of [...objects.keys()].toSorted()) {
      if (!key.startsWith(prefix!)) continue
      const end = delimiter ? key.indexOf(delimiter, prefix!.length) : -1
      const folder = end === -1 ? null : key.slice(0, end + 1)
      const { content, madeAt } = objects.get(key)!
      if (folder) shown.set(folder, `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`)
      else
        shown.set(
          key,
          `<Contents><Key>${key}</Key><LastModified>${madeAt.toISOString()}</LastModified><Size>${content.length}</Size></Contents>`,
        )
    }
    const rest = [...shown].filter(([key]) => key > after!)
    const page = rest.slice(0, pageKeys)
    const next =
      rest.length > page.length ? `<NextContinuationToken>${page.at(-1)![0]}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult>${next}${page.map(([, entry]) => entry).join('')}</ListBucketResult>`
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

function digestOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
