import { z } from 'zod'
import { ProviderName } from '#contract/providers.ts'
import { ApiKeyName } from './api-key.ts'
import { TokenPrices } from './provider-cost.ts'
import { Awaited, FactorMethod } from './second-factor.ts'
import { TokenScope } from './token.ts'

const nothing = z.object({})
/** Of a key: whose it is and how it ends, never the key. */
const KeyShown = z.object({ source: z.enum(['own', 'global']), lastFour: z.string() })
/** Of a token of the API: what it is told by, never the token. */
const TokenShown = z.object({ tokenId: z.int(), start: z.string() })
const invitation = z.object({ invitationId: z.int() })
const jobIds = z.array(z.int())

/**
 * Why somebody was not let in. `wrong`: name or password; `too_many`: tries; `not_verified`: the address; `wrong_code`: the
 * second factor; `wrong_passkey`: the passkey; `suspended`: the account.
 */
export const signInRefusals = [
  'wrong',
  'too_many',
  'not_verified',
  'wrong_code',
  'wrong_passkey',
  'suspended',
] as const

/**
 * What is put on record, and what is kept of each act beside who did it to whom: numbers and known words, no secret, and
 * nothing that names a person. A further act is an entry here and one in `auditWords`.
 */
export const auditDetails = {
  signed_in: nothing,
  signed_in_by_issuer: nothing,
  /** The password was right; `awaits` is what was due before anybody was let in. */
  sign_in_begun: z.object({ awaits: Awaited }),
  sign_in_refused: z.object({ reason: z.enum(signInRefusals) }),
  signed_out: nothing,
  sessions_ended: z.object({ sessions: z.int() }),
  factor_added: z.object({ method: FactorMethod }),
  factor_removed: z.object({ method: FactorMethod }),
  /** Somebody who was signed in showed a factor. */
  factor_shown: z.object({ method: FactorMethod }),
  recovery_codes_made: nothing,
  recovery_code_used: z.object({ left: z.int() }),
  factors_reset: nothing,
  password_changed: nothing,
  password_reset: nothing,
  /** Its device counts its uses, and said a lower number than before: somebody may have a copy. */
  passkey_counted_back: z.object({ passkeyId: z.int() }),
  registered: nothing,
  address_verified: nothing,
  address_change_requested: nothing,
  address_change_agreed: z.object({ side: z.enum(['new', 'old']) }),
  /** By whoever asked for it, or by the link that the old address got. */
  address_change_ended: z.object({ by: z.enum(['account', 'old_address']) }),
  address_changed: nothing,
  account_exported: nothing,
  user_deleted: nothing,
  user_reset: nothing,
  admin_granted: nothing,
  admin_revoked: nothing,
  user_suspended: nothing,
  suspension_lifted: nothing,
  invited: invitation,
  invitation_resent: invitation,
  invitation_withdrawn: invitation,
  invitation_accepted: invitation,
  admin_granted_by_group: nothing,
  admin_revoked_by_group: nothing,
  single_sign_on_linked: nothing,
  single_sign_on_unlinked: nothing,
  key_assigned: z.object({ name: ApiKeyName, before: KeyShown.nullable(), after: KeyShown }),
  key_removed: z.object({ name: ApiKeyName, before: KeyShown }),
  global_key_set: z.object({ name: ApiKeyName, before: KeyShown.nullable(), after: KeyShown }),
  global_key_removed: z.object({ name: ApiKeyName, before: KeyShown }),
  /** `key` is null for one that was typed in and is not kept. */
  key_tested: z.object({ name: ApiKeyName, key: KeyShown.nullable(), works: z.boolean() }),
  keys_resealed: z.object({ resealed: z.int(), alreadyRight: z.int() }),
  credit_adjusted: z.object({ changeCents: z.int(), beforeCents: z.int(), afterCents: z.int() }),
  /** Of a month; null is no limit. `by`: the user’s own, or an administrator’s for them. */
  limit_set: z.object({
    by: z.enum(['self', 'admin']),
    beforeCents: z.int().nullable(),
    afterCents: z.int().nullable(),
  }),
  model_price_set: z.object({
    provider: ProviderName,
    model: z.string(),
    before: TokenPrices.nullable(),
    after: TokenPrices,
  }),
  jobs_deleted: z.object({ jobIds }),
  jobs_restored: z.object({ jobIds }),
  /** A single picture: an image of a list goes with its job. */
  image_deleted: z.object({ jobId: z.int(), imageId: z.int() }),
  /** An administrator looked at somebody else's job, once an hour. */
  job_seen: z.object({ jobId: z.int() }),
  share_made: z.object({ jobId: z.int(), shareId: z.int(), days: z.int() }),
  share_ended: z.object({ jobId: z.int(), shareId: z.int() }),
  token_created: TokenShown.extend({ scopes: z.array(TokenScope), days: z.int().nullable() }),
  token_revoked: TokenShown,
  webhook_created: z.object({ webhookId: z.int() }),
  webhook_changed: z.object({ webhookId: z.int() }),
  webhook_deleted: z.object({ webhookId: z.int() }),
  webhook_secret_rotated: z.object({ webhookId: z.int() }),
  log_exported: nothing,
  backup_made: z.object({ tables: z.int(), rows: z.int() }),
  backup_restored: z.object({ madeAt: z.iso.datetime() }),
} as const satisfies Record<string, z.ZodObject>

export type AuditKind = keyof typeof auditDetails
// Safe: the keys of the table are the kinds; there is more than one.
export const auditKinds = Object.keys(auditDetails) as [AuditKind, ...AuditKind[]]

/** One of the acts, with its own details. */
export type AuditAct = {
  [Kind in AuditKind]: { kind: Kind; details: z.infer<(typeof auditDetails)[Kind]> }
}[AuditKind]

/** `visitor`: somebody not signed in. `operator`: a command on the machine. `product`: the installation itself, as it starts. */
export const actorKinds = ['user', 'visitor', 'operator', 'product'] as const
export type ActorKind = (typeof actorKinds)[number]

/** A deleted user keeps the number and has no name. */
const Person = z.object({ id: z.int(), username: z.string() })

export const AuditEvent = z.object({
  id: z.int(),
  /** Of refused sign-ins that are counted together: of the first. */
  at: z.iso.datetime(),
  kind: z.enum(auditKinds),
  /** As `auditDetails` has it for the kind. */
  details: z.record(z.string(), z.unknown()),
  actor: z.object({ kind: z.enum(actorKinds), user: Person.nullable() }),
  /** The token of the API that it was done by; one that is gone has no name. */
  token: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** To whom it was done; null where it was to nobody, or to the actor. */
  subject: Person.nullable(),
  /** From which network, as logs hold it (`192.0.2.0/24`); null where nobody came over one. */
  network: z.string().nullable(),
  /** How many times, within the hour: refused sign-ins are counted, not listed. */
  times: z.int(),
})
export type AuditEvent = z.infer<typeof AuditEvent>
