import { type DestinationStream, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { loggedNetworkOf } from './logged-network-of.ts'

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
  /** Absent of what is turned away while the server closes. */
  request?: Asked & { caller: { id: number } | null; refused: string | null }
}

const options = {
  redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), remove: true },
  serializers: {
    err: describeError,
    // A query string may hold a token: only the path is logged. Of who asks, only a number, and of their address the network.
    req: ({ method, url, ip }: Asked) => ({
      method,
      path: pathOf(url),
      network: loggedNetworkOf(ip),
    }),
    res: ({ statusCode, request }: Answered) => ({
      statusCode,
      user: request?.caller?.id,
      network: request && loggedNetworkOf(request.ip),
      // Who tries what they may not is found by it: `admins_only`, `cross_site`, `rate_limited`.
      refused: request?.refused ?? undefined,
    }),
  },
}

/**
 * Of a link to a shared job the path itself is the key, however it is written, and any other token can get into a path by mistake: it
 * is told by its form, of an API's by its beginning.
 */
function pathOf(url: string): string | undefined {
  return decoded(url)
    .replace(/^https?:\/\/[^/]*/i, '')
    .split('?')[0]
    ?.replace(/^\/+teilen\/.*/i, '/teilen/…')
    .replace(/bw_live_\w+/g, 'bw_live_…')
    .replace(/[\w-]{43,}/g, '…')
}

/** With the printable characters that are written as `%74`, or `%2574` and so on, as themselves. */
function decoded(url: string): string {
  return url.replace(/%(?:25)*([2-6][\da-f]|7[\da-e])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

/** Structured logs, on standard output if nothing else is given. Secret fields are dropped at every depth that we log. */
export function createLog(level: string, destination?: DestinationStream) {
  return destination ? pino({ ...options, level }, destination) : pino({ ...options, level })
}
