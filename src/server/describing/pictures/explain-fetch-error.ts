import type { PictureFault } from '#contract/picture-faults.ts'

/** Connections that broke by accident: worth one retry. */
const brokenConnection = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'EAI_AGAIN'])

/** A private address looks like an unknown name: the difference would reveal our network. */
const nowhere = new Set(['PRIVATE_ADDRESS', 'ENOTFOUND', 'ENODATA'])

const slow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

export function isBrokenConnection(error: unknown): boolean {
  return brokenConnection.has(codeOf(error))
}

/** Explains a connection error to the owner of the picture. Contains no address, so no credentials either. */
export function explainFetchError(error: unknown): PictureFault {
  const code = codeOf(error)
  if (code === 'UNLISTED_PLACE') return { code: 'place_not_listed' }
  if (code === 'REFUSED_PORT') return { code: 'port_refused' }
  if (nowhere.has(code)) return { code: 'no_public_server' }
  if (slow.has(code) || (error instanceof Error && error.name === 'TimeoutError')) return { code: 'too_slow' }
  // The content encoding is damaged or wrong.
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code.startsWith('ZSTD_'))
    return { code: 'damaged' }
  return { code: 'unreachable' }
}

/** The fault for an answer that is neither a picture nor a redirect. */
export function explainStatus(status: number): PictureFault {
  const details = { status }
  if (status === 404 || status === 410) return { code: 'not_found', details }
  if ([401, 402, 403, 407, 451].includes(status)) return { code: 'forbidden', details }
  return { code: 'server_error', details }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return String(error.code)
}
