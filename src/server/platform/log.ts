import { type DestinationStream, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { loggedNetworkOf } from './networks-of.ts'

export type Logger = ReturnType<typeof createLog>

const secretFields = [
  'password',
  'token',
  'authorization',
  'cookie',
  'apiKey',
  'newPassword',
  'currentPassword',
]

interface Asked {
  method: string
  url: string
  /** Undefined once the connection is gone. */
  ip: string | undefined
}

interface Answered {
  statusCode: number
  /** Absent for requests refused while the server closes. */
  request?: Asked & { caller: { id: number } | null; refused: string | null }
}

const options = {
  redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), remove: true },
  serializers: {
    err: describeError,
    // A query string may contain a token, so only the path is logged; of the caller only an id, of their address only the network.
    req: ({ method, url, ip }: Asked) => ({
      method,
      path: pathOf(url),
      network: loggedNetworkOf(ip),
    }),
    res: ({ statusCode, request }: Answered) => ({
      statusCode,
      user: request?.caller?.id,
      network: request && loggedNetworkOf(request.ip),
      // Finds callers who try what they may not: `admins_only`, `cross_site`, `rate_limited`.
      refused: request?.refused ?? undefined,
    }),
  },
}

/**
 * Masks secrets in a path: the path of a shared job is itself the key, however it is written, and other tokens can get into a path by
 * mistake. Those are recognised by their form, API tokens by their prefix.
 */
function pathOf(url: string): string | undefined {
  return decoded(url)
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('?')[0]
    ?.replace(/^\/+teilen\/.*/i, '/teilen/…')
    .replace(/bw_(live|test)_\w+/g, 'bw_$1_…')
    .replace(/[\w-]{43,}/g, '…')
}

/** Decodes printable characters that are encoded as `%74`, or `%2574` and so on. */
function decoded(url: string): string {
  return url.replace(/%(?:25)*([2-6][\da-f]|7[\da-e])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Creates a structured log, on standard output by default. Secret fields are removed at every depth that we log. */
export function createLog(level: string, destination?: DestinationStream) {
  return destination ? pino({ ...options, level }, destination) : pino({ ...options, level })
}
