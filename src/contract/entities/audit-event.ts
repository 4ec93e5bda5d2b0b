import { z } from 'zod'
import { ProviderName } from '#contract/providers.ts'
import { ApiKeyName } from './api-key.ts'
import { TokenPrices } from './provider-cost.ts'
import { Awaited, FactorMethod } from './second-factor.ts'
import { TokenScope } from './token.ts'

const nothing = z.object({})
/** A key by its owner and its last characters; never the key itself. */
const KeyShown = z.object({ source: z.enum(['own', 'global']), lastFour: z.string() })
/** An API token by what identifies it; never the token itself. */
const TokenShown = z.object({ tokenId: z.int(), start: z.string() })
const invitation = z.object({ invitationId: z.int() })
const jobIds = z.array(z.int())

/**
 * Why a sign-in was refused. `wrong`: name or password; `too_many`: attempts; `not_verified`: the address; `wrong_code`: the
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
 * The audited acts, and the details kept of each in addition to actor and subject: numbers and known words, no secrets, and
 * nothing that names a person. To add an act, add an entry here and one in `auditWords`.
 */
export const auditDetails = {
  signed_in: nothing,
  signed_in_by_issuer: nothing,
  /** The password was correct; `awaits` is the step still required before the user is signed in. */
  sign_in_begun: z.object({ awaits: Awaited }),
  sign_in_refused: z.object({ reason: z.enum(signInRefusals) }),
  signed_out: nothing,
  sessions_ended: z.object({ sessions: z.int() }),
  factor_added: z.object({ method: FactorMethod }),
  factor_removed: z.object({ method: FactorMethod }),
  /** A signed-in user showed a factor. */
  factor_shown: z.object({ method: FactorMethod }),
  recovery_codes_made: nothing,
  recovery_code_used: z.object({ left: z.int() }),
  factors_reset: nothing,
  password_changed: nothing,
  password_reset: nothing,
  /** The passkey's signature counter went backwards: somebody may have a copy of it. */
  passkey_counted_back: z.object({ passkeyId: z.int() }),
  registered: nothing,
  address_verified: nothing,
  address_change_requested: nothing,
  address_change_agreed: z.object({ side: z.enum(['new', 'old']) }),
  /** By the user who asked for it, or by the link sent to the old address. */
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
  /** `key` is null for a key that was typed in and not saved. */
  key_tested: z.object({ name: ApiKeyName, key: KeyShown.nullable(), works: z.boolean() }),
  keys_resealed: z.object({ resealed: z.int(), alreadyRight: z.int() }),
  credit_adjusted: z.object({ changeCents: z.int(), beforeCents: z.int(), afterCents: z.int() }),
  /** Per month; null is no limit. `by`: the user’s own limit, or one set by an administrator. */
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
  /** A single picture; images of a list are deleted with their job. */
  image_deleted: z.object({ jobId: z.int(), imageId: z.int() }),
  /** An administrator looked at another user's job; recorded at most once an hour. */
  job_seen: z.object({ jobId: z.int() }),
  share_made: z.object({ jobId: z.int(), shareId: z.int(), days: z.int() }),
  share_ended: z.object({ jobId: z.int(), shareId: z.int() }),
  audit_shared: z.object({ auditId: z.int(), days: z.int() }),
  audit_share_ended: z.object({ auditId: z.int() }),
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
// Safe: the keys of the table are the kinds, and there is more than one.
export const auditKinds = Object.keys(auditDetails) as [AuditKind, ...AuditKind[]]

/** An act with its details. */
export type AuditAct = {
  [Kind in AuditKind]: { kind: Kind; details: z.infer<(typeof auditDetails)[Kind]> }
}[AuditKind]

/** `visitor`: not signed in. `operator`: a command on the machine. `product`: the installation itself, as it starts. */
export const actorKinds = ['user', 'visitor', 'operator', 'product'] as const
export type ActorKind = (typeof actorKinds)[number]

/** A deleted user keeps the id and has no name. */
const Person = z.object({ id: z.int(), username: z.string() })

export const AuditEvent = z.object({
  id: z.int(),
  /** For refused sign-ins that are counted together: the time of the first. */
  at: z.iso.datetime(),
  kind: z.enum(auditKinds),
  /** As defined by `auditDetails` for this kind. */
  details: z.record(z.string(), z.unknown()),
  actor: z.object({ kind: z.enum(actorKinds), user: Person.nullable() }),
  /** The API token that was used; a deleted one has no name. */
  token: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The user it was done to; null if there is none or it is the actor. */
  subject: Person.nullable(),
  /** The caller's network as logged (`192.0.2.0/24`); null if no network was involved. */
  network: z.string().nullable(),
  /** How often within the hour: refused sign-ins are counted, not listed individually. */
  times: z.int(),
})
export type AuditEvent = z.infer<typeof AuditEvent>
