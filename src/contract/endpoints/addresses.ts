import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Token } from './accounts.ts'
import { EmailAddress } from './registering.ts'

/** Which address a link asks to agree: the new one, or the account's current one. */
export const addressSides = ['new', 'old'] as const
export type AddressSide = (typeof addressSides)[number]

/** A change of address that waits for its links to be opened. */
export const AddressChange = z.object({
  newEmail: z.string(),
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isNewConfirmed: z.boolean(),
  /** Null if the old address is not asked because it was never verified. */
  isOldAgreed: z.boolean().nullable(),
})
export type AddressChange = z.infer<typeof AddressChange>

const url = '/api/user/address-change'

export const readAddressChange = defineEndpoint({
  method: 'GET',
  url,
  schema: {
    summary: 'The change of the caller’s address that is under way, if there is one',
    response: { 200: z.object({ change: AddressChange.nullable() }) },
  },
  config: { access: 'user' },
})

export const AddressChangeInput = z.object({
  email: EmailAddress,
  /** Omit it for an account without a password; the session must then have begun within the last 15 minutes. */
  currentPassword: z.string().min(1).max(1_000).optional(),
})
export type AddressChangeInput = z.infer<typeof AddressChangeInput>

export const requestAddressChange = defineEndpoint({
  method: 'POST',
  url,
  schema: {
    summary:
      'Ask for another address: a link goes to the new one and one to the old. The answer is the same whether or not the new one is somebody’s already',
    body: AddressChangeInput,
    response: { 204: z.void() },
  },
  config: {
    access: 'user',
    needsConfirmation: true,
    refusals: ['wrong_password', 'fresh_sign_in_needed', 'same_address', 'mail_off', 'rate_limited'],
  },
})

export const resendAddressMails = defineEndpoint({
  method: 'POST',
  url: `${url}/resend`,
  schema: {
    summary: 'Send the links of the change under way again, to whom they still wait for',
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})

export const cancelAddressChange = defineEndpoint({
  method: 'DELETE',
  url,
  schema: {
    summary: 'End the change of the caller’s address that is under way; its links lead nowhere',
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

const linkUrl = '/api/auth/address-change'

export const readAddressLink = defineEndpoint({
  method: 'GET',
  url: linkUrl,
  schema: {
    summary: 'What a mailed link of a change of address asks for; looking changes nothing',
    querystring: z.object({ token: Token }),
    response: { 200: z.object({ side: z.enum(addressSides), newEmail: z.string() }) },
  },
  config: { access: 'public', refusals: ['invalid_token', 'rate_limited'] },
})

const LinkInput = z.object({ token: Token })

export const agreeToAddress = defineEndpoint({
  method: 'POST',
  url: linkUrl,
  schema: {
    summary: 'Agree by a mailed link; the address changes when everybody asked has. Again answers the same',
    body: LinkInput,
    response: { 200: z.object({ isChanged: z.boolean() }) },
  },
  config: { access: 'public', refusals: ['invalid_token', 'email_taken', 'rate_limited'] },
})

export const refuseAddress = defineEndpoint({
  method: 'POST',
  url: `${linkUrl}/refuse`,
  schema: {
    summary: 'End a change of address by the link that the old address got: its owner did not ask for it',
    body: LinkInput,
    response: { 204: z.void() },
  },
  config: { access: 'public', refusals: ['invalid_token', 'rate_limited'] },
})
