import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { z } from 'zod'
import type { PasskeyMade, PasskeyOffer, PasskeyQuestion, PasskeyUsed } from '#contract/endpoints/passkeys.ts'

/** What differs from an honest device on an honest page. */
interface Wishes {
  origin?: string
  rpId?: string
  isVerified?: boolean
  isBackedUp?: boolean
  counter?: number
}

interface Credential {
  id: Buffer
  rpId: string
  userHandle: string
  privateKey: KeyObject
  counter: number
}

const present = 0x01
const verified = 0x04
const backupEligible = 0x08
const backedUp = 0x10
const withCredential = 0x40

/**
 * A device with passkeys, and the browser before it, that speaks WebAuthn: ES256 keys, no statement about itself. Counts
 * only where a test says so.
 */
export function createAuthenticator(page = 'http://localhost:3000') {
  const credentials: Credential[] = []

  return {
    make(offer: z.output<typeof PasskeyOffer>, wishes: Wishes = {}): PasskeyMade {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const credential: Credential = {
        id: randomBytes(32),
        rpId: wishes.rpId ?? offer.rp.id,
        userHandle: offer.user.id,
        privateKey,
        counter: wishes.counter ?? 0,
      }
      credentials.push(credential)
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(credential.id.length)
      const authData = Buffer.concat([
        authenticatorData(credential, wishes, withCredential),
        Buffer.alloc(16),
        idLength,
        credential.id,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ])
      const id = credential.id.toString('base64url')
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', offer.challenge, wishes.origin ?? page),
          attestationObject: attestation(authData).toString('base64url'),
          transports: ['internal'],
        },
      }
    },

    /** With the passkey that was made last, or that of a given place. */
    use(
      { challenge }: Pick<z.output<typeof PasskeyQuestion>, 'challenge'>,
      { place = credentials.length - 1, ...wishes }: Wishes & { place?: number } = {},
    ): PasskeyUsed {
      const credential = credentials[place]
      if (!credential) throw new Error('there is no such passkey')
      const authData = authenticatorData({ ...credential, ...wishes }, wishes, 0)
      const clientDataJSON = clientData('webauthn.get', challenge, wishes.origin ?? page)
      const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
      const id = credential.id.toString('base64url')
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, credential.privateKey).toString('base64url'),
          userHandle: credential.userHandle,
        },
      }
    },
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function authenticatorData(
  { rpId, counter }: Pick<Credential, 'rpId' | 'counter'>,
  { isVerified = true, isBackedUp = false }: Wishes,
  more: number,
): Buffer {
  const flags = present | (isVerified ? verified : 0) | (isBackedUp ? backupEligible | backedUp : 0) | more
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), count])
}

/** CBOR of `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }`: an ES256 key. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const coordinate = Buffer.from([0x58, 32])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate,
    x,
    Buffer.from([0x22]),
    coordinate,
    y,
  ])
}

/** CBOR of `{ fmt: 'none', attStmt: {}, authData }`. */
function attestation(authData: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
