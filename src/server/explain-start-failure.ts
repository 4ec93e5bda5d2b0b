import type { Settings } from './platform/read-settings.ts'

const databaseFaults = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ENOENT',
  '28P01',
  '28000',
  '3D000',
]

/** The setting that a failed start points to, in one line; null where nobody can tell: then it is a bug. */
export function explainStartFailure(error: unknown, settings: Settings): string | null {
  const { code, message, port } = rootOf(error)
  const metrics = settings.METRICS_PORT
  if (port !== undefined && port === metrics?.port) {
    return `METRICS_PORT: ${metrics.host}:${port} can not be listened on (${code})`
  }
  if (code === 'EADDRINUSE') return `PORT: ${settings.PORT} is in use. Start with another one, say PORT=3001`
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return `HOST, PORT: ${settings.HOST}:${settings.PORT} can not be listened on (${code})`
  }
  if (settings.DATABASE_URL && databaseFaults.includes(code)) {
    return `DATABASE_URL: the database does not let us in (${message || code})`
  }
  return null
}

/** What the database driver wraps, the query builder wraps again. */
function rootOf(error: unknown): { code: string; message: string; port?: unknown } {
  if (!(error instanceof Error)) return { code: '', message: '' }
  if (error.cause instanceof Error) return rootOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  return { code, message: error.message, port: 'port' in error ? error.port : undefined }
}
