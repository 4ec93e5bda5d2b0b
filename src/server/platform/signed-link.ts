import type { Secrets } from './secrets/create-secrets.ts'

const validMs = 5 * 60_000

/**
 * An address that its session may open for five minutes where the browser sends neither cookie nor Bearer. It is good
 * for this path and query alone, and ends with the session.
 */
export function signLink(secrets: Secrets, path: string, tokenHash: Buffer): string {
  const claim = `${Date.now() + validMs}.${tokenHash.toString('base64url')}`
  const mark = secrets.sign(`${claim} ${path}`)
  return `${path}${path.includes('?') ? '&' : '?'}t=${claim}.${mark}`
}

/** The hash of the session's token that signed an address; null where it is not signed, not by us, or over. */
export function readSignedLink(secrets: Secrets, url: string): Buffer | null {
  const [, path = '', expiresAt = '', hash = '', mark = ''] =
    /^(.*)[?&]t=(\d+)\.([\w-]+)\.([\w-]+)$/.exec(url) ?? []
  if (!mark || Number(expiresAt) < Date.now()) return null
  return secrets.isSigned(`${expiresAt}.${hash} ${path}`, mark) ? Buffer.from(hash, 'base64url') : null
}
