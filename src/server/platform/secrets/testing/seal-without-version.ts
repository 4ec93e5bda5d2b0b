import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createSecrets, type Sealed } from '#server/platform/secrets/create-secrets.ts'

/** Seals as the product did before sealed texts had a version; `firstByte` was a random one. */
export function sealWithoutVersion(
  { secretKey, firstByte }: { secretKey: string; firstByte: number },
  text: string,
  place: string,
): Sealed {
  const sealing = Buffer.from(hkdfSync('sha256', secretKey, 'bildwort', 'sealing', 32))
  const iv = Buffer.concat([Buffer.from([firstByte]), randomBytes(11)])
  const sealer = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(place))
  const body = Buffer.concat([sealer.update(text, 'utf8'), sealer.final()])
  const { secretId } = createSecrets({ SECRET_KEY: secretKey })
  return { secretId, sealed: Buffer.concat([iv, sealer.getAuthTag(), body]) }
}
