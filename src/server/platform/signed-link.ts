import type { Secrets } from './secrets/create-secrets.ts'

const validMs = 5 * 60_000

/**
 * Signs an address that the session can open for five minutes where browsers send neither cookie nor Bearer. It is valid for this path and
 * query only, and ends with the session.
 */
export function signLink(secrets: Secrets, path: string, tokenHash: Buffer): string {
  const claim = `${Date.now() + validMs}.${tokenHash.toString('base64url')}`
  const mark = secrets.sign(`${claim} ${path}`)
  return `${path}${path.includes('?') ? '&' : '?'}t=${claim}.${mark}`
}

/** The token hash of the session that signed an address; null if it is unsigned, forged or expired. */
export function readSignedLink(secrets: Secrets, url: string): Buffer | null {
  const [, path = '', expiresAt = '', hash = '', mark = ''] =
    /^(.*)[?&]t=(\d+)\.([\w-]+)\.([\w-]+)$/.exec(url) ?? []
  if (!mark || Number(expiresAt) < Date.now()) return null
  return secrets.isSigned(`${expiresAt}.${hash} ${path}`, mark) ? Buffer.from(hash, 'base64url') : null
}
