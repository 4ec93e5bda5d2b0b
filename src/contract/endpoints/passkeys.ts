import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { limits } from '#contract/limits.ts'
import { LoginAnswer } from './accounts.ts'

/** Bytes as WebAuthn writes them in JSON, of at most this many characters. */
const base64url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest)
const CredentialId = base64url(1_400)
const Credential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
})

/** A browser's answer when it was asked to create a passkey. */
export const PasskeyMade = Credential.extend({
  response: z.object({
    clientDataJSON: base64url(8_000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(10).exactOptional(),
  }),
})
export type PasskeyMade = z.infer<typeof PasskeyMade>

/** A browser's answer when it was asked to use a passkey. */
export const PasskeyUsed = Credential.extend({
  response: z.object({
    clientDataJSON: base64url(8_000),
    authenticatorData: base64url(8_000),
    signature: base64url(8_000),
    userHandle: base64url(100).exactOptional(),
  }),
})
export type PasskeyUsed = z.infer<typeof PasskeyUsed>

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** The request to use a passkey; without `allowCredentials` users choose among all passkeys they have on the device. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(Descriptor).exactOptional(),
  userVerification: z.literal('required'),
})

/** The request to create a passkey. */
export const PasskeyOffer = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

export const PasskeyName = z
  .string()
  .trim()
  .max(limits.passkeyNameCharacters)
  .regex(/^\P{C}*$/u)

export const Passkey = z.object({
  id: z.int(),
  /** Empty: the user gave it no name, and the browser that created it is unknown. */
  name: z.string(),
  /** The host name that it was created for; it works only there. */
  host: z.string(),
  /** Synced by a service to several devices. */
  isBackedUp: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const PasskeyParams = z.object({ id: TypedId })

export const listPasskeys = defineEndpoint({
  method: 'GET',
  url: '/api/user/passkeys',
  schema: { summary: 'The caller’s passkeys, the oldest first', response: { 200: z.array(Passkey) } },
  config: { access: 'user' },
})

export const offerPasskey = defineEndpoint({
  method: 'POST',
  url: '/api/user/passkeys/options',
  schema: {
    summary: 'What the caller’s browser makes a passkey with, within five minutes',
    /** The password is required if the caller signed in more than 15 minutes ago and has no second factor. */
    body: z.object({ password: z.string().min(1).max(1_000).optional() }),
    response: { 200: PasskeyOffer },
  },
  config: {
    access: 'user',
    letsEnrol: true,
    needsConfirmation: true,
    refusals: [
      'password_needed',
      'fresh_sign_in_needed',
      'wrong_password',
      'too_many_passkeys',
      'rate_limited',
    ],
  },
})

export const addPasskey = defineEndpoint({
  method: 'POST',
  url: '/api/user/passkeys',
  schema: {
    summary: 'Keep the passkey that the caller’s browser made; without a name it is called after the browser',
    body: z.object({ name: PasskeyName.optional(), answer: PasskeyMade }),
    /** Recovery codes come with the first factor; they cannot be read again. */
    response: { 201: Passkey.extend({ recoveryCodes: z.array(z.string()).nullable() }) },
  },
  config: {
    access: 'user',
    letsEnrol: true,
    refusals: ['passkey_refused', 'passkey_known', 'too_many_passkeys', 'rate_limited'],
  },
})

export const renamePasskey = defineEndpoint({
  method: 'PATCH',
  url: '/api/user/passkeys/:id',
  schema: {
    summary: 'Rename one of the caller’s passkeys',
    params: PasskeyParams,
    body: z.object({ name: PasskeyName.min(1) }),
    response: { 200: Passkey },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  url: '/api/user/passkeys/:id',
  schema: {
    summary: 'Remove one of the caller’s passkeys: it opens nothing any more',
    params: PasskeyParams,
    response: { 204: z.void() },
  },
  config: {
    access: 'user',
    needsConfirmation: true,
    refusals: ['not_found', 'second_factor_is_must'],
  },
})

export const askForPasskey = defineEndpoint({
  method: 'POST',
  url: '/api/login/passkey/options',
  schema: {
    summary:
      'What a browser uses a passkey with to sign in, within five minutes; whose password was right already is asked for theirs',
    response: { 200: PasskeyQuestion },
  },
  config: { access: 'public', refusals: ['rate_limited'] },
})

export const loginWithPasskey = defineEndpoint({
  method: 'POST',
  url: '/api/login/passkey',
  schema: {
    summary: 'Sign in with a passkey: alone, or as the second factor after the password',
    body: z.object({ answer: PasskeyUsed }),
    response: { 200: LoginAnswer },
  },
  config: {
    access: 'public',
    refusals: [
      'passkey_refused',
      'passkey_unknown',
      'account_suspended',
      'email_not_verified',
      'single_sign_on_only',
      'rate_limited',
    ],
  },
})

export const askToConfirm = defineEndpoint({
  method: 'POST',
  url: '/api/user/confirm/passkey/options',
  schema: {
    summary:
      'What the caller’s browser uses one of their passkeys with, to confirm what they are about to do',
    response: { 200: PasskeyQuestion },
  },
  config: { access: 'user', refusals: ['rate_limited'] },
})

export const confirmWithPasskey = defineEndpoint({
  method: 'POST',
  url: '/api/user/confirm/passkey',
  schema: {
    summary: 'Confirm with a passkey that the caller is there; holds for 15 minutes in this session',
    body: z.object({ answer: PasskeyUsed }),
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['passkey_refused', 'passkey_unknown', 'rate_limited'] },
})
