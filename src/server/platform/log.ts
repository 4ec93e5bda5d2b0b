import { type DestinationStream, pino } from 'pino'
import { describeError } from './describe-error.ts'

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

const options = {
  redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), remove: true },
  serializers: {
    err: describeError,
    // A query string may hold a token: only the path is logged.
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?')[0],
    }),
  },
}

/** Structured logs, on standard output if nothing else is given. Secret fields are dropped at every depth that we log. */
export function createLog(level: string, destination?: DestinationStream) {
  return destination ? pino({ ...options, level }, destination) : pino({ ...options, level })
}
