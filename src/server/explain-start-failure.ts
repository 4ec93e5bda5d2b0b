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

/** The setting that a failed start points to, in one line; null if there is none: then it is a bug. */
export function explainStartFailure(error: unknown, settings: Settings): string | null {
  const { code, message, port } = rootOf(error)
  const metrics = settings.METRICS_PORT
  if (port !== undefined && port === metrics?.port) {
    return `METRICS_PORT: cannot listen on ${metrics.host}:${port} (${code})`
  }
  if (code === 'EADDRINUSE')
    return `PORT: ${settings.PORT} is in use. Start with another one, such as PORT=3001`
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return `HOST, PORT: cannot listen on ${settings.HOST}:${settings.PORT} (${code})`
  }
  if (settings.DATABASE_URL && databaseFaults.includes(code)) {
    return `DATABASE_URL: the database refused the connection (${message || code})`
  }
  return null
}

/** The database driver wraps errors, and the query builder wraps them again. */
function rootOf(error: unknown): { code: string; message: string; port?: unknown } {
  if (!(error instanceof Error)) return { code: '', message: '' }
  if (error.cause instanceof Error) return rootOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  return { code, message: error.message, port: 'port' in error ? error.port : undefined }
}
