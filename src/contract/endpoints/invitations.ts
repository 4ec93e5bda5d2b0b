import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { UiLanguage } from '#contract/entities/language.ts'
import { PageQuery } from '#contract/entities/list-query.ts'
import { limits } from '#contract/limits.ts'
import { RegisterAnswer, RegisterInput } from './registering.ts'

const InvitationParams = z.object({ id: TypedId })
const Token = z.string().min(1).max(200)

export const Invitation = z.object({
  id: z.int(),
  email: z.string(),
  language: UiLanguage,
  /** When it was last sent. */
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** Empty if that administrator has been deleted. */
  invitedBy: z.string(),
})
export type Invitation = z.infer<typeof Invitation>

export const InviteInput = z.object({
  addresses: z.array(z.string().trim().max(320)).min(1).max(limits.invitationsAtOnce),
  /** Language of the mail, and of the account unless the invited person chooses another. */
  language: UiLanguage,
})
export type InviteInput = z.infer<typeof InviteInput>

export const inviteOutcomes = ['invited', 'has_account', 'invited_already', 'not_an_address'] as const

/** The outcome for one address. `link` is returned only here and only if it was not sent by mail; null otherwise. */
const InviteAnswer = z.object({
  address: z.string(),
  outcome: z.enum(inviteOutcomes),
  link: z.string().nullable(),
})
export type InviteAnswer = z.infer<typeof InviteAnswer>

export const invite = defineEndpoint({
  method: 'POST',
  url: '/api/admin/invitations',
  schema: {
    summary: 'Invite people by their addresses; each is answered by itself, in their order',
    body: InviteInput,
    response: { 200: z.object({ answers: z.array(InviteAnswer) }) },
  },
  config: { access: 'admin', refusals: ['rate_limited'] },
})

export const listInvitations = defineEndpoint({
  method: 'GET',
  url: '/api/admin/invitations',
  schema: {
    summary: 'Who is invited and has no account yet, the newest first',
    querystring: PageQuery,
    response: { 200: z.array(Invitation) },
  },
  config: { access: 'admin' },
})

export const resendInvitation = defineEndpoint({
  method: 'POST',
  url: '/api/admin/invitations/:id/resend',
  schema: {
    summary: 'Invite once more, by a new link; the former one ends',
    params: InvitationParams,
    response: { 200: z.object({ link: z.string().nullable() }) },
  },
  config: { access: 'admin', refusals: ['not_found', 'email_taken', 'rate_limited'] },
})

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  url: '/api/admin/invitations/:id',
  schema: {
    summary: 'Withdraw an invitation; its link ends',
    params: InvitationParams,
    response: { 204: z.void() },
  },
  config: { access: 'admin', refusals: ['not_found'] },
})

export const checkInvitation = defineEndpoint({
  method: 'GET',
  url: '/api/auth/invitation',
  schema: {
    summary: 'Whom a link invites; looking does not use it up',
    querystring: z.object({ token: Token }),
    response: { 200: z.object({ email: z.string(), language: UiLanguage }) },
  },
  config: { access: 'public', refusals: ['invitation_over', 'email_taken', 'rate_limited'] },
})

export const AcceptInvitationInput = RegisterInput.pick({
  username: true,
  password: true,
  language: true,
}).extend({ token: Token })
export type AcceptInvitationInput = z.infer<typeof AcceptInvitationInput>

export const acceptInvitation = defineEndpoint({
  method: 'POST',
  url: '/api/auth/invitation',
  schema: {
    summary: 'Make an account by an invitation, for the address that it was sent to. It is signed in at once',
    body: AcceptInvitationInput,
    response: { 201: RegisterAnswer },
  },
  config: {
    access: 'public',
    refusals: [
      'invitation_over',
      'single_sign_on_only',
      'username_taken',
      'email_taken',
      'password_too_common',
      'password_too_short',
      'rate_limited',
    ],
  },
})
