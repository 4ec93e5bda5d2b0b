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
  /** What `seal` seals with now. */
  secretId: string
  /** `place` names where the text belongs: sealed for one place it can't be opened at another. */
  seal(text: string, place: string): Sealed
  /** Throws a `SecretProblem` for what was sealed with another key, for another place, or changed since. */
  open(sealed: Sealed, place: string): string
  /** Is it sealed as `seal` would now: with the present SECRET_KEY, in the present way? */
  isPresent(sealed: Sealed, place: string): boolean
  /** A mark under a text that only we can make. */
  sign(text: string): string
  isSigned(text: string, mark: string): boolean
}

/** What is sealed can't be read: SECRET_KEY is another one than it was. */
export class SecretProblem extends Error {}

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16
/** How it is sealed stands in the first byte, which is sealed along: another way some day gets another number. */
const version = Buffer.from([1])

/**
 * Seals with SECRET_KEY (AES-256-GCM, a fresh nonce each time) and opens what SECRET_KEY or SECRET_KEY_PREVIOUS
 * sealed. Without a SECRET_KEY each use throws a `SecretProblem`.
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
        // Without a version is what was sealed before there were any; by chance it can begin with the same byte.
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

/** Null for what this key did not seal for this place, and what was changed since. */
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
