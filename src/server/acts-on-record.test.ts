import { sql } from 'drizzle-orm'
import * as accounts from '#contract/endpoints/accounts.ts'
import * as addresses from '#contract/endpoints/addresses.ts'
import * as admin from '#contract/endpoints/admin.ts'
import * as audit from '#contract/endpoints/audit.ts'
import * as factors from '#contract/endpoints/factors.ts'
import * as invitations from '#contract/endpoints/invitations.ts'
import * as jobs from '#contract/endpoints/jobs.ts'
import * as limits from '#contract/endpoints/limits.ts'
import * as ownAccount from '#contract/endpoints/own-account.ts'
import * as passkeys from '#contract/endpoints/passkeys.ts'
import * as recovery from '#contract/endpoints/recovery.ts'
import * as registering from '#contract/endpoints/registering.ts'
import * as shares from '#contract/endpoints/shares.ts'
import * as siteAudits from '#contract/endpoints/site-audits.ts'
import * as statistics from '#contract/endpoints/statistics.ts'
import * as tokens from '#contract/endpoints/tokens.ts'
import * as userStatus from '#contract/endpoints/user-status.ts'
import * as images from '#contract/endpoints/v1/images.ts'
import * as v1Jobs from '#contract/endpoints/v1/jobs.ts'
import * as v1Webhooks from '#contract/endpoints/v1/webhooks.ts'
import { type AuditKind, auditDetails, auditKinds } from '#contract/entities/audit-event.ts'
import type { WebhookInput } from '#contract/entities/webhook.ts'
import { issueAddressLink } from '#server/accounts/links/issue-address-link.ts'
import { issueInvitationToken } from '#server/accounts/links/issue-invitation-token.ts'
import { issueToken } from '#server/accounts/links/issue-token.ts'
import { runAdminCommand } from '#server/accounts/run-admin-command.ts'
import { beginLinkedSession } from '#server/accounts/single-sign-on/begin-linked-session.ts'
import { linkIdentity } from '#server/accounts/single-sign-on/link-identity.ts'
import { syncAdminRole } from '#server/accounts/single-sign-on/sync-admin-role.ts'
import { unlinkIdentity } from '#server/accounts/single-sign-on/unlink-identity.ts'
import { lockUser } from '#server/accounts/users/lock-user.ts'
import { rotateKeys } from '#server/apikeys/rotate-keys.ts'
import { userAt } from '#server/audit/actor.ts'
import { deleteSingle } from '#server/jobs/single/delete-single.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeWebhook } from '#server/webhooks/change-webhook.ts'
import { createWebhook } from '#server/webhooks/create-webhook.ts'
import { deleteWebhook } from '#server/webhooks/delete-webhook.ts'
import { rotateWebhookSecret } from '#server/webhooks/rotate-webhook-secret.ts'
import { removeAnswersAbout } from './api/idempotency/remove-keys.ts'
import { recordBackup, recordRestore } from './audit/record-backup.ts'
import type { makeActors } from './testing/make-actors.ts'
import { makeJob } from './testing/make-job.ts'
import { codeOf, cookiesOf, setUpApp } from './testing/second-factor.ts'
import { createAuthenticator } from './testing/software-authenticator.ts'
import { expect, test as plainTest } from './testing/test.ts'

type Make = ReturnType<typeof makeActors>
type User = Awaited<ReturnType<Make['user']>>

interface World {
  platform: Platform
  make: Make
  anna: User
  root: User
}

interface Row {
  kind: AuditKind
  /** Prepares what the act needs, and returns the act. */
  ready: (world: World) => Promise<() => Promise<unknown>>
  /** `anna` by default; the id of a newly registered user is only known afterwards. */
  actor?: 'root' | 'visitor' | 'operator' | 'somebody'
  isToAnna?: true
  details?: object
}

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bildwort@example.org',
  // Nothing listens there, so that the test of a key finds its provider unreachable at once.
  ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
}))

const password = 'a-password-on-record'
const home = '127.0.0.1'
const newPassword = 'another-password-on-record'
const name = 'ANTHROPIC_API_KEY'
const aKey = { name, value: 'sk-ant-on-record-8844' } as const
const shown = { source: 'own', lastFour: '8844' }
const shownGlobal = { source: 'global', lastFour: '8844' }
const aPrice = {
  provider: 'openai',
  model: 'small',
  inputCents: 1,
  cachedInputCents: 0,
  outputCents: 2,
} as const
const { provider, model, ...priceAfter } = aPrice

const aToken = {
  name: 'Redaktion',
  scopes: ['jobs:read' as const],
  days: 30 as const,
  monthlyCapCents: null,
}
const aWebhook: WebhookInput = { url: 'https://example.org/hook', events: ['job.completed'] }

const rows: Row[] = [
  {
    kind: 'signed_in',
    ready: async ({ make, anna }) => {
      const visitor = make.visitor()
      return () => visitor.call(accounts.login, { body: { username: anna.username, password } })
    },
  },
  {
    kind: 'sign_in_begun',
    ready: async ({ platform, make, anna }) => {
      await setUpApp(platform, anna)
      return () => make.visitor().call(accounts.login, { body: { username: anna.username, password } })
    },
    details: { awaits: 'factor' },
  },
  {
    kind: 'factor_added',
    ready: async ({ anna }) => {
      const { body } = await anna.call(factors.startTotp, { body: {} })
      return () => anna.call(factors.confirmTotp, { body: { code: codeOf(body.secret) } })
    },
    details: { method: 'totp' },
  },
  {
    kind: 'factor_removed',
    ready: async ({ platform, anna }) => {
      await setUpApp(platform, anna)
      return () => anna.call(factors.removeTotp)
    },
    details: { method: 'totp' },
  },
  {
    kind: 'factor_shown',
    ready: async ({ platform, anna }) => {
      const { secret } = await setUpApp(platform, anna)
      return () => anna.call(factors.confirmWithCode, { body: { code: codeOf(secret) } })
    },
    details: { method: 'totp' },
  },
  {
    kind: 'recovery_codes_made',
    ready: async ({ platform, anna }) => {
      await setUpApp(platform, anna)
      return () => anna.call(factors.renewRecoveryCodes)
    },
  },
  {
    kind: 'recovery_code_used',
    ready: async ({ platform, make, anna }) => {
      const { recoveryCodes } = await setUpApp(platform, anna)
      const begun = await make.visitor().call(accounts.login, { body: { username: anna.username, password } })
      const half = make.visitor().with(cookiesOf(begun.headers))
      return () => half.call(factors.showSecondFactor, { body: { code: recoveryCodes[0]! } })
    },
    details: { left: 9 },
  },
  { kind: 'factors_reset', ready: byOperator('reset-factors'), actor: 'operator', isToAnna: true },
  {
    kind: 'signed_in_by_issuer',
    ready: async ({ platform, anna }) => {
      await platform.db.transaction((tx) => linkIdentity(tx, userAt(anna.id, home), identityOf(anna)))
      const request = { ip: home, cookies: {}, headers: {} }
      const identity = { ...identityOf(anna), groups: [] }
      return () =>
        beginLinkedSession(platform, limitAttempts(platform), request, {
          userId: anna.id,
          identity,
          startsFresh: true,
        })
    },
  },
  {
    kind: 'single_sign_on_linked',
    ready:
      async ({ platform: { db }, anna }) =>
      () =>
        db.transaction((tx) => linkIdentity(tx, userAt(anna.id, home), identityOf(anna))),
  },
  {
    kind: 'single_sign_on_unlinked',
    ready: async ({ platform, anna }) => {
      await platform.db.transaction((tx) => linkIdentity(tx, userAt(anna.id, home), identityOf(anna)))
      return () => unlinkIdentity(platform, limitAttempts(platform), userAt(anna.id, home), password)
    },
  },
  { kind: 'admin_granted_by_group', ready: byGroup(['staff']) },
  {
    kind: 'admin_revoked_by_group',
    ready: async (world) => {
      await runAdminCommand(world.platform, ['grant', world.anna.username])
      return byGroup([])(world)
    },
  },
  {
    kind: 'sign_in_refused',
    ready: async ({ make, anna }) => {
      const visitor = make.visitor()
      return () =>
        visitor.call(accounts.login, { body: { username: anna.email, password: 'not-the-password' } })
    },
    actor: 'visitor',
    isToAnna: true,
    details: { reason: 'wrong' },
  },
  {
    kind: 'signed_out',
    ready:
      async ({ anna }) =>
      () =>
        anna.call(accounts.logout),
  },
  { kind: 'sessions_ended', ready: changingPassword, details: { sessions: 1 } },
  { kind: 'password_changed', ready: changingPassword },
  {
    kind: 'password_reset',
    ready: async ({ platform: { db }, make, anna }) => {
      const token = await issueToken(db, { userId: anna.id, kind: 'reset_password' })
      return () => make.visitor().call(recovery.resetPassword, { body: { token, newPassword } })
    },
  },
  {
    kind: 'passkey_counted_back',
    ready: async ({ make, anna }) => {
      const visitor = make.visitor()
      const { device } = await withPasskey(anna)
      const use = async (counter: number) => {
        const { body } = await visitor.call(passkeys.askForPasskey)
        return visitor.call(passkeys.loginWithPasskey, { body: { answer: device.use(body, { counter }) } })
      }
      await use(8)
      return () => use(7)
    },
    actor: 'visitor',
    isToAnna: true,
  },
  {
    kind: 'registered',
    ready: async ({ make }) => {
      const username = `recorded-${Date.now()}`
      const body = { username, email: `${username}@example.org`, password, language: 'de' } as const
      return () => make.visitor().call(registering.register, { body })
    },
    actor: 'somebody',
  },
  {
    kind: 'address_verified',
    ready: async ({ platform: { db }, make, anna }) => {
      const token = await issueToken(db, { userId: anna.id, kind: 'verify_email' })
      return () => make.visitor().call(recovery.verifyEmail, { query: { token } })
    },
  },
  {
    kind: 'address_change_requested',
    ready: async ({ anna }) => {
      const body = { email: `new.${anna.email}`, currentPassword: password }
      return () => anna.call(addresses.requestAddressChange, { body })
    },
  },
  {
    kind: 'address_change_agreed',
    ready: async (world) => {
      const token = await oldAddressLink(world)
      return () => world.make.visitor().call(addresses.agreeToAddress, { body: { token } })
    },
    details: { side: 'old' },
  },
  {
    kind: 'address_change_ended',
    ready: async (world) => {
      const token = await oldAddressLink(world)
      return () => world.make.visitor().call(addresses.refuseAddress, { body: { token } })
    },
    details: { by: 'old_address' },
  },
  {
    kind: 'address_changed',
    ready:
      async ({ platform, anna }) =>
      () =>
        runAdminCommand(platform, ['set-address', anna.username, `set.${anna.email}`]),
    actor: 'operator',
    isToAnna: true,
  },
  {
    kind: 'account_exported',
    ready:
      async ({ anna }) =>
      () =>
        anna.call(ownAccount.exportAccount),
  },
  { kind: 'user_deleted', ready: byAdmin(admin.deleteUser), actor: 'root', isToAnna: true },
  { kind: 'user_reset', ready: byAdmin(admin.resetUserStats), actor: 'root', isToAnna: true },
  { kind: 'admin_granted', ready: byOperator('grant'), actor: 'operator', isToAnna: true },
  {
    kind: 'admin_revoked',
    ready: async (world) => {
      await runAdminCommand(world.platform, ['grant', world.anna.username])
      return byOperator('revoke')(world)
    },
    actor: 'operator',
    isToAnna: true,
  },
  {
    kind: 'user_suspended',
    ready:
      async ({ root, anna }) =>
      () =>
        root.call(userStatus.suspendUser, { params: { id: anna.id }, body: {} }),
    actor: 'root',
    isToAnna: true,
  },
  {
    kind: 'suspension_lifted',
    ready: async ({ root, anna }) => {
      const params = { id: anna.id }
      await root.call(userStatus.suspendUser, { params, body: {} })
      return () => root.call(userStatus.liftSuspension, { params })
    },
    actor: 'root',
    isToAnna: true,
  },
  {
    kind: 'invited',
    ready:
      async ({ root }) =>
      () =>
        inviting(root),
    actor: 'root',
  },
  {
    kind: 'invitation_resent',
    ready: async ({ root }) => {
      const { id } = await inviting(root)
      return () => root.call(invitations.resendInvitation, { params: { id } })
    },
    actor: 'root',
  },
  {
    kind: 'invitation_withdrawn',
    ready: async ({ root }) => {
      const { id } = await inviting(root)
      return () => root.call(invitations.withdrawInvitation, { params: { id } })
    },
    actor: 'root',
  },
  {
    kind: 'invitation_accepted',
    ready: async ({ root, make, platform }) => {
      const { id } = await inviting(root)
      const token = (await issueInvitationToken(platform.db, id))!
      const body = { token, username: `guest-${Date.now()}`, password, language: 'de' } as const
      return () => make.visitor().call(invitations.acceptInvitation, { body })
    },
    actor: 'somebody',
  },
  {
    kind: 'key_assigned',
    ready:
      async ({ root, anna }) =>
      () =>
        root.call(admin.assignKey, { params: { id: anna.id }, body: aKey }),
    actor: 'root',
    isToAnna: true,
    details: { name, before: { source: 'global', lastFour: '' }, after: shown },
  },
  {
    kind: 'key_removed',
    ready: async ({ root, anna }) => {
      await root.call(admin.assignKey, { params: { id: anna.id }, body: aKey })
      return () => root.call(admin.removeUserKey, { params: { id: anna.id, name } })
    },
    actor: 'root',
    isToAnna: true,
    details: { name, before: shown },
  },
  {
    kind: 'global_key_set',
    ready: async ({ platform: { db }, root }) => {
      await db.execute(sql`delete from global_keys`)
      return () => root.call(admin.setGlobalKey, { body: aKey })
    },
    actor: 'root',
    details: { name, before: null, after: shownGlobal },
  },
  {
    kind: 'global_key_removed',
    ready: async ({ root }) => {
      await root.call(admin.setGlobalKey, { body: aKey })
      return () => root.call(admin.removeGlobalKey, { params: { name } })
    },
    actor: 'root',
    details: { name, before: shownGlobal },
  },
  {
    kind: 'key_tested',
    ready:
      async ({ root }) =>
      () =>
        root.call(admin.testKey, { body: aKey }),
    actor: 'root',
    details: { name, key: null, works: false },
  },
  {
    kind: 'keys_resealed',
    ready: async ({ platform: { db, secrets }, root }) => {
      await db.execute(sql`delete from user_keys where sealed is not null`)
      await db.execute(sql`delete from totp_factors`)
      await root.call(admin.setGlobalKey, { body: aKey })
      return () => rotateKeys(db, secrets)
    },
    actor: 'operator',
    details: { resealed: 0, alreadyRight: 1 },
  },
  {
    kind: 'credit_adjusted',
    ready:
      async ({ root, anna }) =>
      () =>
        root.call(admin.adjustCredits, { body: { userId: anna.id, amount: -250, reason: 'for Anna' } }),
    actor: 'root',
    isToAnna: true,
    details: { changeCents: -250, beforeCents: 100_000, afterCents: 99_750 },
  },
  {
    kind: 'limit_set',
    ready:
      async ({ root, anna }) =>
      () =>
        root.call(limits.changeUserLimit, { params: { id: anna.id }, body: { adminLimitCents: 5_000 } }),
    actor: 'root',
    isToAnna: true,
    details: { by: 'admin', beforeCents: null, afterCents: 5_000 },
  },
  {
    kind: 'model_price_set',
    ready: async ({ platform: { db }, root }) => {
      await db.execute(sql`delete from model_prices`)
      return () => root.call(statistics.setModelPrice, { body: aPrice })
    },
    actor: 'root',
    details: { provider, model, before: null, after: priceAfter },
  },
  {
    kind: 'jobs_deleted',
    ready: async (world) => {
      const jobId = await endedJob(world)
      return () => world.anna.call(jobs.deleteJobs, { body: { jobIds: [jobId] } })
    },
  },
  {
    kind: 'jobs_restored',
    ready: async (world) => {
      const jobId = await endedJob(world)
      await world.anna.call(jobs.deleteJob, { params: { id: jobId } })
      return () => world.anna.call(jobs.restoreJobs, { body: { jobIds: [jobId] } })
    },
  },
  {
    kind: 'image_deleted',
    ready: async (world) => {
      const ref = await endedSingle(world)
      return () => deleteSingle(world.platform.db, userAt(world.anna.id, home), ref, removeAnswersAbout)
    },
    details: { jobId: expect.any(Number), imageId: 1 },
  },
  {
    kind: 'job_seen',
    ready: async (world) => {
      const id = await endedJob(world)
      return () => world.root.call(jobs.jobDetail, { params: { id } })
    },
    actor: 'root',
    isToAnna: true,
    details: { jobId: expect.any(Number) },
  },
  {
    kind: 'token_created',
    ready:
      async ({ anna }) =>
      () =>
        anna.call(tokens.createToken, { body: aToken }),
    details: { scopes: ['jobs:read'], days: 30, tokenId: expect.any(Number), start: expect.any(String) },
  },
  {
    kind: 'token_revoked',
    ready: async ({ anna }) => {
      const { body } = await anna.call(tokens.createToken, { body: aToken })
      return () => anna.call(tokens.revokeToken, { params: { id: body.token.id } })
    },
  },
  {
    kind: 'webhook_created',
    ready:
      async ({ platform, anna }) =>
      () =>
        createWebhook(platform, userAt(anna.id, home), aWebhook, lockUser),
  },
  {
    kind: 'webhook_changed',
    ready: async ({ platform, anna }) => {
      const { webhook } = await createWebhook(platform, userAt(anna.id, home), aWebhook, lockUser)
      return () => changeWebhook(platform, userAt(anna.id, home), webhook.id, { isOn: false })
    },
  },
  {
    kind: 'webhook_secret_rotated',
    ready: async ({ platform, anna }) => {
      const { webhook } = await createWebhook(platform, userAt(anna.id, home), aWebhook, lockUser)
      return () => rotateWebhookSecret(platform, userAt(anna.id, home), webhook.id)
    },
  },
  {
    kind: 'webhook_deleted',
    ready: async ({ platform, anna }) => {
      const { webhook } = await createWebhook(platform, userAt(anna.id, home), aWebhook, lockUser)
      return () => deleteWebhook(platform.db, userAt(anna.id, home), webhook.id)
    },
  },
  {
    kind: 'share_made',
    ready: async (world) => {
      const jobId = await endedJob(world)
      return () => world.anna.call(shares.shareJob, { params: { id: jobId }, body: { days: 7 } })
    },
  },
  {
    kind: 'share_ended',
    ready: async (world) => {
      const jobId = await endedJob(world)
      const { body } = await world.anna.call(shares.shareJob, { params: { id: jobId }, body: { days: 7 } })
      return () => world.anna.call(shares.endShare, { params: { id: jobId, shareId: body.id } })
    },
  },
  {
    kind: 'audit_shared',
    ready: async (world) => {
      const id = await endedAudit(world)
      return () => world.anna.call(siteAudits.shareAudit, { params: { id }, body: { days: 7 } })
    },
  },
  {
    kind: 'audit_share_ended',
    ready: async (world) => {
      const id = await endedAudit(world)
      await world.anna.call(siteAudits.shareAudit, { params: { id }, body: { days: 7 } })
      return () => world.anna.call(siteAudits.endAuditShare, { params: { id } })
    },
  },
  {
    kind: 'log_exported',
    ready:
      async ({ root }) =>
      () =>
        root.call(audit.downloadLog),
    actor: 'root',
  },
  {
    kind: 'backup_made',
    ready:
      async ({ platform: { db } }) =>
      () =>
        recordBackup(db, { tables: 3, rows: 12 }),
    actor: 'operator',
    details: { tables: 3, rows: 12 },
  },
  {
    kind: 'backup_restored',
    ready:
      async ({ platform: { db } }) =>
      () =>
        recordRestore(db, '2026-11-01T00:00:00.000Z'),
    actor: 'operator',
    details: { madeAt: '2026-11-01T00:00:00.000Z' },
  },
]

test('every kind of audit event has exactly one row', () => {
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(auditKinds.toSorted())
})

test.for(rows)('$kind is recorded once, with actor and subject', async (row, { make, platform }) => {
  const world = await makeWorld(platform, make)
  const { anna, root } = world
  const act = await row.ready(world)
  const earlier = (await eventsOf(platform, row.kind)).length
  await act()
  const events = (await eventsOf(platform, row.kind)).slice(earlier)
  const { actor = 'anna' } = row
  const actorId = {
    anna: anna.id,
    root: root.id,
    visitor: null,
    operator: null,
    somebody: expect.any(Number),
  }
  expect(events).toEqual([
    {
      actorKind: ['anna', 'root', 'somebody'].includes(actor) ? 'user' : actor,
      actorId: actorId[actor],
      subjectId: row.isToAnna ? anna.id : null,
      network: actor === 'operator' ? null : '127.0.0.0/24',
      details: row.details ?? expect.any(Object),
      times: 1,
    },
  ])
  expect(auditDetails[row.kind].strict().safeParse(events[0]!.details).error).toBeUndefined()
})

test.for(rows)('$kind is not done if it cannot be recorded', async (row, { make, platform, logs }) => {
  const world = await makeWorld(platform, make)
  const act = await row.ready(world)
  const before = await everything(platform)
  // At the end of the transaction: by then the act has made all its changes.
  await platform.db.execute(sql`
    create function refuse_record() returns trigger language plpgsql as $$ begin raise 'no record'; end $$`)
  await platform.db.execute(sql`
    create constraint trigger refuse_record after insert on audit_events deferrable initially deferred
    for each row execute function refuse_record()`)
  try {
    const answer = await act().catch(() => ({ status: 500 }))
    expect(answer).toMatchObject({ status: 500 })
    expect(await everything(platform)).toEqual(before)
  } finally {
    await platform.db.execute(sql`drop function refuse_record cascade`)
    logs.takeErrors()
  }
})

test('an act with an API token names the token, as long as it exists', async ({ make, platform }) => {
  const world = await makeWorld(platform, make)
  const { anna, root } = world
  const program = await programOf(world)
  const id = await endedJob(world)
  const single = await endedSingle(world)
  await program.call(v1Jobs.deleteJob, { params: { id } })
  await program.call(images.deleteImage, { params: { id: `${single.jobId}-${single.position}` } })
  const { body: made } = await program.call(v1Webhooks.createWebhook, { body: aWebhook })
  const params = { id: made.webhook.id }
  await program.call(v1Webhooks.changeWebhook, { params, body: { isOn: false } })
  await program.call(v1Webhooks.rotateWebhookSecret, { params })
  await program.call(v1Webhooks.deleteWebhook, { params })
  await anna.call(jobs.deleteJob, { params: { id: await endedJob(world) } })
  const acts = async () => {
    const { body } = await root.call(audit.listLog, { query: { person: anna.id, order: 'asc' } })
    return body.slice(1).map(({ kind, token }) => [kind, token])
  }
  const token = { id: expect.any(Number), name: 'Redaktion' }
  const byToken = [
    'jobs_deleted',
    'image_deleted',
    'webhook_created',
    'webhook_changed',
    'webhook_secret_rotated',
    'webhook_deleted',
  ]
  expect(await acts()).toEqual([...byToken.map((kind) => [kind, token]), ['jobs_deleted', null]])
  const { body: csv } = await root.call(audit.downloadLog, { query: { person: anna.id } })
  const lines = String(csv).split('\r\n')
  expect(lines[0]).toMatch(/;Zugangstoken$/)
  expect(lines.filter((line) => line.endsWith(';Redaktion'))).toHaveLength(byToken.length)
  const { body: own } = await anna.get<{ records: { kind: string; tokenId?: number }[] }>('/api/user/export')
  expect(own.records.find(({ kind }) => kind === 'image_deleted')?.tokenId).toEqual(expect.any(Number))
  await platform.db.execute(sql`delete from api_tokens where user_id = ${anna.id}`)
  expect((await acts())[0]).toEqual(['jobs_deleted', { ...token, name: '' }])
})

test('an administrator’s access to another user’s job is recorded, by whatever call', async ({
  make,
  platform,
}) => {
  const world = await makeWorld(platform, make)
  const { anna, root } = world
  const seen = async (call: string) => {
    const jobId = await endedJob(world)
    await platform.db.execute(
      sql`insert into job_thumbnails (job_id, position, webp) values (${jobId}, 1, 'webp')`,
    )
    const path = call.replace(':id', String(jobId))
    const before = (await eventsOf(platform, 'job_seen')).length
    for (const reader of [root, anna]) await reader.get(path)
    const looks = (await eventsOf(platform, 'job_seen')).slice(before)
    expect([call, looks]).toEqual([
      call,
      [expect.objectContaining({ actorId: root.id, subjectId: anna.id, details: { jobId }, times: 1 })],
    ])
  }
  for (const call of [
    '/api/jobs/:id',
    '/api/jobs/:id?search=tree',
    '/api/process-status?jobId=:id',
    '/api/jobs/:id/results.csv',
    '/api/jobs/:id/results.json',
    '/api/jobs/:id/results.xlsx',
    '/api/jobs/:id/failed.csv',
    '/api/jobs/:id/images/1/revisions',
    '/api/jobs/:id/images/1/thumbnail',
  ])
    await seen(call)
  // A refused call shows nothing, and users may look at their own job.
  const before = (await eventsOf(platform, 'job_seen')).length
  const ownJob = await endedJob({ ...world, anna: root })
  for (const path of [`/api/jobs/${ownJob}`, `/api/jobs/${await endedJob(world)}/original`])
    await root.get(path)
  expect((await eventsOf(platform, 'job_seen')).length).toBe(before)
})

async function makeWorld(platform: Platform, make: Make): Promise<World> {
  return {
    platform,
    make,
    anna: await make.user({ password }),
    root: await make.user({ isAdmin: true }),
  }
}

function byAdmin(endpoint: typeof admin.deleteUser | typeof admin.resetUserStats) {
  return async ({ root, anna }: World) =>
    () =>
      root.call(endpoint, { params: { id: anna.id } })
}

/** Invites a person; returns the invitation, whose link is mailed. */
async function inviting(root: User) {
  const address = `guest-${Date.now()}@example.org`
  const body = { addresses: [address], language: 'de' as const }
  const { status } = await root.call(invitations.invite, { body })
  if (status !== 200) return { status, id: 0 }
  const listed = await root.call(invitations.listInvitations)
  const id = listed.body.find(({ email }) => email === address)!.id
  return { status, id }
}

function identityOf({ id }: User) {
  return { issuer: 'https://id.example.org', subject: `subject ${id}` }
}

function byGroup(groups: string[]) {
  return async ({ platform: { db }, anna }: World) =>
    () =>
      db.transaction((tx) => syncAdminRole(tx, userAt(anna.id, home), { adminGroup: 'staff', groups }))
}

function byOperator(command: string) {
  return async ({ platform, anna }: World) =>
    () =>
      runAdminCommand(platform, [command, anna.username])
}

/** With a second session, which ends. */
async function changingPassword({ make, anna }: World) {
  await make.visitor().call(accounts.login, { body: { username: anna.username, password } })
  return () => anna.call(ownAccount.changePassword, { body: { currentPassword: password, newPassword } })
}

async function oldAddressLink({ platform: { db }, anna }: World): Promise<string> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into address_changes (user_id, old_email, new_email, asks_old, expires_at)
    values (${anna.id}, ${anna.email}, ${`new.${anna.email}`}, true, now() + interval '1 day') returning id`)
  return issueAddressLink(db, { changeId: rows[0]!.id, side: 'old' })
}

async function withPasskey(user: User) {
  const device = createAuthenticator()
  const { body: offer } = await user.call(passkeys.offerPasskey, { body: {} })
  const { body } = await user.call(passkeys.addPasskey, { body: { answer: device.make(offer) } })
  return { device, id: body.id }
}

async function endedJob({ platform: { db }, anna }: World): Promise<number> {
  const jobId = await makeJob(db, { userId: anna.id, images: 1 })
  await db.execute(sql`
    update jobs set status = 'completed', finished_at = now(), open_chunks = 0 where id = ${jobId}`)
  return jobId
}

async function endedAudit({ platform: { db }, anna }: World): Promise<number> {
  const { body } = await anna.call(siteAudits.startAudit, { body: { url: 'https://example.org' } })
  await db.execute(sql`update site_audits set status = 'stopped', finished_at = now() where id = ${body.id}`)
  return body.id
}

/** A finished single picture. */
async function endedSingle(world: World) {
  const { platform, anna } = world
  const jobId = await endedJob(world)
  await platform.db.execute(sql`update jobs set kind = 'single', failed = 1 where id = ${jobId}`)
  await platform.db.execute(sql`update job_images set state = 'failed' where job_id = ${jobId}`)
  await platform.db.execute(sql`
    insert into single_images (job_id, position, user_id, keywords, is_async)
    values (${jobId}, 1, ${anna.id}, '{}', false)`)
  return { jobId, position: 1 }
}

/** Calls with one of Anna’s tokens. */
async function programOf({ make, anna }: World) {
  const scopes = ['images:write', 'jobs:write', 'webhooks:write'] as const
  const { body } = await anna.call(tokens.createToken, { body: { ...aToken, scopes: [...scopes] } })
  return make.visitor().with({ authorization: `Bearer ${body.text}` })
}

async function eventsOf({ db }: Platform, kind: AuditKind) {
  const { rows } = await db.execute<{ details: object }>(sql`
    select actor_kind as "actorKind", actor_id as "actorId", subject_id as "subjectId", network, details, times
    from audit_events where kind = ${kind} order by id`)
  return rows
}

/** The content of every table of ours, as a digest. One question for all of them: this is asked twice for each act. */
async function everything({ db }: Platform): Promise<Record<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const digests = tables.map(
    ({ name: table }) => sql`
      select ${table} as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest
      from ${sql.identifier(table)} t`,
  )
  const { rows } = await db.execute<{ name: string; digest: string }>(sql.join(digests, sql` union all `))
  return Object.fromEntries(rows.map(({ name: table, digest }) => [table, digest]))
}
