import type { IncomingHttpHeaders } from 'node:http'

/** The token of an `Authorization: Bearer` header; null without one. */
export function readBearer(headers: IncomingHttpHeaders): string | null {
  return /^bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}
