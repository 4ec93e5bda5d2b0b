import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** A text that only a process with the SECRET_KEY of `secretId` can read. */
export interface Sealed {
  secretId: string
  sealed: Buffer
}

export interface Secrets {
  /** Identifies the key that `seal` uses now. */
  secretId: string
  /** `place` is where the text is stored: sealed for one place it cannot be opened at another. */
  seal(text: string, place: string): Sealed
  /** Throws a `SecretProblem` if it was sealed with another key or for another place, or has been changed. */
  open(sealed: Sealed, place: string): string
  /** Whether it is sealed with the current SECRET_KEY and format, as `seal` would do now. */
  isPresent(sealed: Sealed, place: string): boolean
  /** A signature of a text that only we can make. */
  sign(text: string): string
  isSigned(text: string, mark: string): boolean
}

/** A sealed text cannot be opened: SECRET_KEY has changed. */
export class SecretProblem extends Error {}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
/** The first byte is the version of the format, and is authenticated too: a later format gets another number. */
const version = Buffer.from([1])

/**
 * Seals with SECRET_KEY (AES-256-GCM, a fresh nonce each time) and opens what SECRET_KEY or SECRET_KEY_PREVIOUS sealed. Without a
 * SECRET_KEY each use throws a `SecretProblem`.
 */
export function createSecrets(settings: {
  SECRET_KEY?: string | undefined
  SECRET_KEY_PREVIOUS?: string | undefined
}): Secrets {
  const current = settings.SECRET_KEY ? derive(settings.SECRET_KEY) : null
  const previous = settings.SECRET_KEY_PREVIOUS ? derive(settings.SECRET_KEY_PREVIOUS) : null
  const needed = () => {
    if (!current) throw new SecretProblem('SECRET_KEY: is missing')
    return current
  }
  const sign = (text: string) => createHmac('sha256', needed().signing).update(text).digest('base64url')

  return {
    get secretId() {
      return needed().id
    },
    seal(text, place) {
      const { id, sealing } = needed()
      const iv = randomBytes(ivBytes)
      const sealer = createCipheriv(cipher, sealing, iv, { authTagLength: tagBytes }).setAAD(versioned(place))
      const body = Buffer.concat([sealer.update(text, 'utf8'), sealer.final()])
      return { secretId: id, sealed: Buffer.concat([version, iv, sealer.getAuthTag(), body]) }
    },
    open({ secretId, sealed }, place) {
      const key = [current, previous].find((known) => known?.id === secretId)
      if (!key) throw new SecretProblem('a key was sealed with another SECRET_KEY than the present one')
      const text =
        openVersioned(key.sealing, sealed, place) ??
        // The oldest sealed texts have no version, and can start with the same byte by chance.
        unseal(key.sealing, sealed, Buffer.from(place))
      if (text === null) throw new SecretProblem('a sealed key was changed, or belongs elsewhere')
      return text
    },
    isPresent({ secretId, sealed }, place) {
      const { id, sealing } = needed()
      return secretId === id && openVersioned(sealing, sealed, place) !== null
    },
    sign,
    isSigned(text, mark) {
      const right = Buffer.from(sign(text))
      const given = Buffer.from(mark)
      return right.length === given.length && timingSafeEqual(right, given)
    },
  }
}

function openVersioned(sealing: Buffer, sealed: Buffer, place: string): string | null {
  const isVersioned = sealed.subarray(0, version.length).equals(version)
  return isVersioned ? unseal(sealing, sealed.subarray(version.length), versioned(place)) : null
}

function versioned(place: string): Buffer {
  return Buffer.concat([version, Buffer.from(place)])
}

/** Null if this key did not seal it for this place, or if it has been changed. */
function unseal(sealing: Buffer, sealed: Buffer, boundTo: Buffer): string | null {
  try {
    const iv = sealed.subarray(0, ivBytes)
    const opener = createDecipheriv(cipher, sealing, iv, { authTagLength: tagBytes })
      .setAAD(boundTo)
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
    return opener.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + opener.final('utf8')
  } catch {
    return null
  }
}

function derive(secretKey: string) {
  const part = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secretKey, 'bildwort', purpose, bytes))
  return { id: part('id', 8).toString('hex'), sealing: part('sealing', 32), signing: part('signing', 32) }
}
