import { sql } from 'drizzle-orm'
import type { Endpoint } from '#contract/endpoint.ts'
import * as accounts from '#contract/endpoints/accounts.ts'
import * as addresses from '#contract/endpoints/addresses.ts'
import * as admin from '#contract/endpoints/admin.ts'
import * as apikeys from '#contract/endpoints/apikeys.ts'
import * as audit from '#contract/endpoints/audit.ts'
import * as credits from '#contract/endpoints/credits.ts'
import * as downloads from '#contract/endpoints/downloads.ts'
import * as factors from '#contract/endpoints/factors.ts'
import * as imageActions from '#contract/endpoints/image-actions.ts'
import * as imageCalls from '#contract/endpoints/images.ts'
import * as invitations from '#contract/endpoints/invitations.ts'
import * as jobs from '#contract/endpoints/jobs.ts'
import * as labels from '#contract/endpoints/labels.ts'
import * as limits from '#contract/endpoints/limits.ts'
import * as notifications from '#contract/endpoints/notifications.ts'
import * as operators from '#contract/endpoints/operators.ts'
import * as ownAccount from '#contract/endpoints/own-account.ts'
import * as passkeys from '#contract/endpoints/passkeys.ts'
import * as pictureSets from '#contract/endpoints/picture-sets.ts'
import * as platformCalls from '#contract/endpoints/platform.ts'
import * as presets from '#contract/endpoints/presets.ts'
import * as recovery from '#contract/endpoints/recovery.ts'
import * as registering from '#contract/endpoints/registering.ts'
import * as savedFilters from '#contract/endpoints/saved-filters.ts'
import * as sessions from '#contract/endpoints/sessions.ts'
import * as shares from '#contract/endpoints/shares.ts'
import * as signedLinks from '#contract/endpoints/signed-links.ts'
import * as singleSignOn from '#contract/endpoints/single-sign-on.ts'
import * as siteAudits from '#contract/endpoints/site-audits.ts'
import * as starting from '#contract/endpoints/starting.ts'
import * as statistics from '#contract/endpoints/statistics.ts'
import * as tokens from '#contract/endpoints/tokens.ts'
import * as userStatus from '#contract/endpoints/user-status.ts'
import * as webhooks from '#contract/endpoints/webhooks.ts'
import { everyCall, nameOfCall } from '#contract/testing/every-call.ts'
import { invite } from '#server/accounts/inviting/invite.ts'
import { startSession } from '#server/accounts/signing-in/start-session.ts'
import { userAt } from '#server/audit/actor.ts'
import { shareJob } from '#server/jobs/sharing/share-job.ts'
import { notify } from '#server/notifications/notify.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { makeActors } from './testing/make-actors.ts'
import { makeJob } from './testing/make-job.ts'
import { createAuthenticator } from './testing/software-authenticator.ts'
import { expect, test as plainTest } from './testing/test.ts'

type User = Awaited<ReturnType<ReturnType<typeof makeActors>['user']>>

/** A call's request. The objects in it belong to `user`: `other` is another user. */
interface Request {
  params?: object
  query?: object
  body?: object
}
interface World {
  platform: Platform
  user: User
}
/** Statuses for visitor, user, other and administrator; a pending sign-in counts as visitor unless `half` says otherwise. */
type Row = [
  endpoint: Endpoint,
  visitor: number,
  user: number,
  other: number,
  administrator: number,
  request?: (world: World) => Request | Promise<Request>,
]

/** The status for callers who have given their password, but no second factor yet. */
const half = new Map<Endpoint, number>([
  [factors.halfSignIn, 200],
  // The code is wrong.
  [factors.showSecondFactor, 400],
  // It awaits a factor, not an enrolment.
  [factors.completeEnrolment, 409],
  // Requested for signing in, not as this sign-in's second factor.
  [passkeys.loginWithPasskey, 400],
])
const password = 'a-password-of-roles'
const wrongCode = { body: { code: '000000' } }
const noToken = { query: { token: 'x'.repeat(43) } }
const ofUser = ({ user }: World) => ({ params: { id: user.id } })
const ofJob = async (world: World) => ({ params: { id: await completedJob(world) } })
const ofLabel = async (world: World) => {
  const { params } = await ofJob(world)
  await world.user.call(labels.changeJob, { params, body: { labels: ['x'] } })
  return { params: { label: 'x' } }
}
const ofListedJob = async (world: World) => {
  const { name } = await world.platform.lists.keep(world.user.id, import.meta.filename)
  const jobId = await completedJob(world)
  await world.platform.db.execute(sql`
    update jobs set filename = 'list.csv', list_file = ${name}, list_choice = '{"urlColumn":0,"altColumn":null}'
    where id = ${jobId}`)
  return { params: { id: jobId } }
}
const ofDeletedJob = async (world: World) => {
  const jobId = await completedJob(world)
  await world.platform.db.execute(sql`update jobs set deleted_at = now() where id = ${jobId}`)
  return { body: { jobIds: [jobId] } }
}
const makeShare = async (world: World) => {
  const jobId = await completedJob(world)
  const share = await shareJob(world.platform.db, userAt(world.user.id, '192.0.2.7'), { jobId, days: 1 })
  return { jobId, ...share }
}
const ofShare = async (world: World) => {
  const { jobId, id } = await makeShare(world)
  return { params: { id: jobId, shareId: id } }
}
const ofLink = async (world: World) => ({ query: { token: (await makeShare(world)).token } })
const ofImage = async (world: World) => ({ params: { id: await completedJob(world), imageId: 1 } })
const ofSession = async ({ user }: World) => {
  const { body } = await user.call(sessions.listSessions)
  return { params: { id: body[0]!.id } }
}
const ofPasskey = async ({ user }: World) => {
  const { body } = await user.call(passkeys.offerPasskey, { body: {} })
  const answer = createAuthenticator().make(body)
  const added = await user.call(passkeys.addPasskey, { body: { answer } })
  return { params: { id: added.body.id }, body: { name: 'Laptop' } }
}
const ofMadePasskey = async ({ user }: World) => {
  const { body } = await user.call(passkeys.offerPasskey, { body: {} })
  return { body: { answer: createAuthenticator().make(body) } }
}
const ofUsedPasskey = (asking: typeof passkeys.askForPasskey | typeof passkeys.askToConfirm) => {
  return async ({ user }: World) => {
    const device = createAuthenticator()
    const { body: offer } = await user.call(passkeys.offerPasskey, { body: {} })
    await user.call(passkeys.addPasskey, { body: { answer: device.make(offer) } })
    const { body } = await user.call(asking)
    return { body: { answer: device.use(body) } }
  }
}
const anthropic = { name: 'ANTHROPIC_API_KEY' } as const
const aPrice = {
  provider: 'openai',
  model: 'small',
  inputCents: 1,
  cachedInputCents: 0,
  outputCents: 2,
} as const
const aPreset = {
  name: 'Shop',
  settings: { languages: ['de'], customLanguages: [], promptType: 'system', customPrompt: '', format: 'csv' },
} as const
const aFilter = { name: 'Offen', query: 'approved=false' }
const ofFilter = async ({ user }: World) => {
  const { body } = await user.call(savedFilters.saveFilter, { body: aFilter })
  return { params: { id: (body as savedFilters.SavedFilter).id } }
}
const ofPreset = async ({ user }: World) => {
  const { body } = await user.call(presets.addPreset, { body: structuredClone(aPreset) as never })
  return { params: { id: (body as { id: number }).id }, body: { name: 'Laden' } }
}
const ofSet = async ({ user }: World) => {
  const { body } = await user.call(pictureSets.makePictureSet)
  return { params: { id: body.id }, body: { pictures: [] } }
}
const aKey = { ...anthropic, value: 'key-of-the-route-table' }

const aToken = { name: 'Redaktion', scopes: ['jobs:read'], days: 30 } as never
const ofToken = async ({ user }: World) => {
  const { body } = await user.call(tokens.createToken, { body: aToken })
  return { params: { id: body.token.id } }
}
const aWebhook = { url: 'https://example.org/hook', events: ['job.completed'] } as never
const ofWebhook = async ({ user }: World) => {
  const { body } = await user.call(webhooks.createWebhook, { body: aWebhook })
  return { params: { id: body.webhook.id }, body: {} }
}
const ofDelivery = async (world: World) => {
  const { params } = await ofWebhook(world)
  const { body } = await world.user.call(webhooks.testWebhook, { params })
  return { params: { ...params, deliveryId: body.deliveryId } }
}
const ofAudit = async ({ platform, user }: World) => {
  const { body } = await user.call(siteAudits.startAudit, { body: { url: 'https://example.org' } })
  const set = "status = 'stopped', finished_at = now()"
  await platform.db.execute(sql.raw(`update site_audits set ${set} where id = ${body.id}`))
  return { params: { id: body.id }, body: {} }
}
const ofSharedAudit = async (world: World) => {
  const { params } = await ofAudit(world)
  const { body } = await world.user.call(siteAudits.shareAudit, { params, body: {} })
  return { params, query: { token: body.token } }
}
const ofTokenOfUser = async (world: World) => {
  const { params } = await ofToken(world)
  return { params: { id: world.user.id, tokenId: params.id } }
}
const rows: Row[] = [
  [accounts.login, 200, 200, 200, 200, ({ user }) => ({ body: { username: user.username, password } })],
  [registering.register, 201, 201, 201, 201, registration],
  [accounts.logout, 204, 204, 204, 204],
  [accounts.currentUser, 401, 200, 200, 200],
  [accounts.changePreferences, 401, 200, 200, 200, () => ({ body: { mailsOnJobEnd: false } })],
  [ownAccount.userStats, 401, 200, 200, 200],
  [
    ownAccount.changePassword,
    401,
    204,
    400,
    400,
    () => ({ body: { currentPassword: password, newPassword: 'another-password-of-roles' } }),
  ],
  [factors.halfSignIn, 401, 401, 401, 401],
  [factors.showSecondFactor, 401, 401, 401, 401, () => wrongCode],
  [factors.completeEnrolment, 401, 401, 401, 401],
  [factors.secondFactors, 401, 200, 200, 200],
  [factors.startTotp, 401, 201, 201, 201, () => ({ body: {} })],
  // No enrolment was started.
  [factors.confirmTotp, 401, 409, 409, 409, () => wrongCode],
  [factors.removeTotp, 401, 404, 404, 404],
  [factors.renewRecoveryCodes, 401, 409, 409, 409],
  [factors.confirmWithCode, 401, 400, 400, 400, () => wrongCode],
  [sessions.listSessions, 401, 200, 200, 200],
  [sessions.endSession, 401, 204, 404, 404, ofSession],
  [sessions.endOtherSessions, 401, 200, 200, 200],
  [passkeys.listPasskeys, 401, 200, 200, 200],
  [passkeys.offerPasskey, 401, 200, 200, 200, () => ({ body: {} })],
  // Made in the user's session.
  [passkeys.addPasskey, 401, 201, 400, 400, ofMadePasskey],
  [passkeys.renamePasskey, 401, 200, 404, 404, ofPasskey],
  [passkeys.removePasskey, 401, 204, 404, 404, ofPasskey],
  [passkeys.askForPasskey, 200, 200, 200, 200],
  [passkeys.loginWithPasskey, 200, 200, 200, 200, ofUsedPasskey(passkeys.askForPasskey)],
  [passkeys.askToConfirm, 401, 200, 200, 200],
  [passkeys.confirmWithPasskey, 401, 204, 400, 400, ofUsedPasskey(passkeys.askToConfirm)],
  [recovery.forgotPassword, 200, 200, 200, 200, ({ user }) => ({ body: { email: user.email } })],
  [recovery.resendVerification, 200, 200, 200, 200, ({ user }) => ({ body: { username: user.username } })],
  [recovery.checkResetToken, 400, 400, 400, 400, () => noToken],
  [
    recovery.resetPassword,
    400,
    400,
    400,
    400,
    () => ({ body: { token: 'x'.repeat(43), newPassword: 'another-password-of-roles' } }),
  ],
  [addresses.readAddressChange, 401, 200, 200, 200],
  // If mail is off.
  [
    addresses.requestAddressChange,
    401,
    409,
    409,
    409,
    () => ({ body: { email: 'a@example.org', currentPassword: password } }),
  ],
  [addresses.resendAddressMails, 401, 404, 404, 404],
  [addresses.cancelAddressChange, 401, 404, 404, 404],
  [addresses.readAddressLink, 400, 400, 400, 400, () => noToken],
  [addresses.agreeToAddress, 400, 400, 400, 400, () => ({ body: noToken.query })],
  [addresses.refuseAddress, 400, 400, 400, 400, () => ({ body: noToken.query })],
  [recovery.verifyEmail, 400, 400, 400, 400, () => noToken],
  [
    signedLinks.signLink,
    401,
    200,
    200,
    200,
    async (world) => ({ body: { path: `/api/jobs/${await completedJob(world)}/results.csv` } }),
  ],
  [ownAccount.exportAccount, 401, 200, 200, 200],
  [ownAccount.deleteAccount, 401, 204, 400, 400, () => ({ body: { password } })],

  // There is no issuer: `single-sign-on.test.ts` has one.
  [singleSignOn.startSingleSignOn, 404, 404, 404, 404],
  [singleSignOn.finishSingleSignOn, 404, 404, 404, 404],
  [singleSignOn.confirmSingleSignOn, 404, 404, 404, 404, () => ({ body: { password } })],
  [singleSignOn.readSingleSignOn, 401, 404, 404, 404],
  [singleSignOn.linkSingleSignOn, 401, 404, 404, 404, () => ({ body: { password } })],
  [singleSignOn.unlinkSingleSignOn, 401, 404, 404, 404, () => ({ body: { password } })],

  [apikeys.apiKeysStatus, 401, 200, 200, 200],
  [apikeys.userApiKeyStatus, 401, 200, 200, 200],

  [notifications.listNotifications, 401, 200, 200, 200],
  [notifications.markNotificationRead, 401, 204, 404, 404, ofNotification],
  [notifications.markNotificationsRead, 401, 204, 204, 204, () => ({ body: { ids: [1] } })],

  [credits.credits, 401, 200, 200, 200],
  [credits.creditTransactions, 401, 200, 200, 200],
  [credits.downloadTransactions, 401, 200, 200, 200],
  [credits.spending, 401, 200, 200, 200],
  [credits.purchaseCredits, 401, 400, 400, 400, () => ({ body: { amount: 0.99 } })],
  [credits.purchase, 401, 200, 404, 404, ofPurchase],
  // Not paid yet: there is no receipt.
  [credits.purchaseReceipt, 401, 404, 404, 404, ofPurchase],
  [credits.stripeWebhook, 400, 400, 400, 400],

  [starting.startJob, 401, 202, 202, 202],
  [jobs.followJob, 401, 200, 404, 200, async (world) => ({ query: { jobId: await completedJob(world) } })],
  [jobs.stopJob, 401, 200, 200, 200],
  [jobs.listJobs, 401, 200, 200, 200],
  [jobs.jobDetail, 401, 200, 404, 200, ofJob],
  [jobs.deleteJob, 401, 204, 404, 404, ofJob],
  [jobs.deleteJobs, 401, 200, 200, 200, () => ({ body: { jobIds: [1] } })],
  [jobs.restoreJobs, 401, 200, 404, 404, ofDeletedJob],
  [downloads.downloadCsv, 401, 200, 404, 200, ofJob],
  [downloads.downloadJson, 401, 200, 404, 200, ofJob],
  [downloads.downloadXlsx, 401, 200, 404, 200, ofJob],
  [downloads.downloadFailed, 401, 200, 404, 200, ofJob],
  // Its pictures were not uploaded.
  [downloads.downloadPictures, 401, 404, 404, 404, ofJob],
  [downloads.downloadOriginal, 401, 200, 404, 404, ofListedJob],
  [downloads.downloadList, 401, 200, 404, 404, ofListedJob],
  [downloads.listColumns, 401, 200, 404, 404, ofListedJob],
  // All of its images have texts.
  [starting.retryJob, 401, 409, 404, 404, ofJob],
  [
    starting.regenerateImages,
    401,
    200,
    404,
    404,
    async (world: World) => ({
      ...(await ofJob(world)),
      body: { selection: { matching: {} }, instruction: '', dryRun: true },
    }),
  ],
  [
    starting.translateImages,
    401,
    200,
    404,
    404,
    async (world: World) => ({
      ...(await ofJob(world)),
      body: { selection: { matching: {} }, from: 'de', to: ['sl'], dryRun: true },
    }),
  ],
  [imageCalls.imageThumbnail, 401, 200, 404, 200, ofImage],
  // Its picture does not exist.
  [imageCalls.imageView, 401, 404, 404, 404, ofImage],
  [
    imageCalls.editImage,
    401,
    200,
    404,
    404,
    async (world) => ({ ...(await ofImage(world)), body: { approved: true } }),
  ],
  [imageCalls.imageRevisions, 401, 200, 404, 200, ofImage],
  // Already regenerated: no provider is called.
  [imageCalls.regenerateImage, 401, 409, 404, 404, ofImageDescribedAnew],
  [imageActions.actOnImages, 401, 201, 404, 404, ofAction],
  [imageActions.listActions, 401, 200, 404, 404, ofJobOnly],
  // There is no such action.
  [imageActions.continueAction, 401, 404, 404, 404, ofNoAction],
  [imageActions.undoAction, 401, 404, 404, 404, ofNoAction],
  [imageCalls.decideProposal, 401, 409, 404, 404, ofUndecidedImage],
  [
    imageCalls.previewThumbnail,
    401,
    404,
    404,
    404,
    () => ({ query: { url: 'http://pictures.invalid/1.jpg' } }),
  ],

  [labels.changeJob, 401, 200, 404, 404, async (world) => ({ ...(await ofJob(world)), body: {} })],
  [labels.labelJobs, 401, 200, 200, 200, () => ({ body: { jobIds: [1], add: ['x'] } })],
  [labels.listLabels, 401, 200, 200, 200],
  [
    labels.renameLabel,
    401,
    200,
    404,
    404,
    async (world) => ({ ...(await ofLabel(world)), body: { name: 'y' } }),
  ],
  [labels.deleteLabel, 401, 204, 404, 404, ofLabel],
  [presets.listPresets, 401, 200, 200, 200],
  [presets.addPreset, 401, 201, 201, 201, () => ({ body: aPreset })],
  [presets.changePreset, 401, 200, 404, 404, ofPreset],
  [presets.deletePreset, 401, 204, 404, 404, ofPreset],
  [pictureSets.makePictureSet, 401, 201, 201, 201],
  [pictureSets.readPictureSet, 401, 200, 404, 404, ofSet],
  [pictureSets.addKnownPictures, 401, 200, 404, 404, ofSet],
  // Without a form.
  [pictureSets.addPicture, 401, 400, 404, 404, ofSet],
  [pictureSets.addArchive, 401, 400, 404, 404, ofSet],
  [savedFilters.listSavedFilters, 401, 200, 200, 200],
  [savedFilters.saveFilter, 401, 200, 200, 200, () => ({ body: aFilter })],
  [savedFilters.deleteSavedFilter, 401, 204, 404, 404, ofFilter],
  [tokens.listTokens, 401, 200, 200, 200],
  [tokens.createToken, 401, 201, 201, 201, () => ({ body: aToken })],
  [tokens.revokeToken, 401, 204, 404, 404, ofToken],
  [siteAudits.startAudit, 401, 202, 202, 202, () => ({ body: { url: 'https://example.org' } })],
  [siteAudits.listAudits, 401, 200, 200, 200],
  [siteAudits.readAudit, 401, 200, 404, 404, ofAudit],
  [siteAudits.listAuditPictures, 401, 200, 404, 404, ofAudit],
  [siteAudits.listAuditPages, 401, 200, 404, 404, ofAudit],
  [siteAudits.downloadAudit, 401, 200, 404, 404, ofAudit],
  [siteAudits.stopAudit, 401, 202, 404, 404, ofAudit],
  [siteAudits.shareAudit, 401, 201, 404, 404, ofAudit],
  [siteAudits.endAuditShare, 401, 204, 404, 404, ofSharedAudit],
  [siteAudits.sharedAudit, 200, 200, 200, 200, ofSharedAudit],
  [siteAudits.deleteAudit, 401, 204, 404, 404, ofAudit],
  [webhooks.listWebhooks, 401, 200, 200, 200],
  [webhooks.createWebhook, 401, 201, 201, 201, () => ({ body: aWebhook })],
  [webhooks.changeWebhook, 401, 200, 404, 404, ofWebhook],
  [webhooks.testWebhook, 401, 202, 404, 404, ofWebhook],
  [webhooks.rotateWebhookSecret, 401, 200, 404, 404, ofWebhook],
  [webhooks.listDeliveries, 401, 200, 404, 404, ofWebhook],
  [webhooks.resendDelivery, 401, 202, 404, 404, ofDelivery],
  [webhooks.deleteWebhook, 401, 204, 404, 404, ofWebhook],
  [tokens.listTokensOfUser, 401, 403, 403, 200, ofUser],
  [tokens.revokeTokenOfUser, 401, 403, 403, 204, ofTokenOfUser],
  // Sessions do not open what tokens do: `scopes.test.ts` covers those.
  ...everyCall
    .filter(({ config }) => config.access === 'token')
    .map(
      (endpoint): Row => [
        endpoint,
        401,
        401,
        401,
        401,
        () => ({
          params: { id: endpoint.url.includes('/images/:id') ? '1-1' : 1, deliveryId: 'msg_000000000000' },
          body: {},
        }),
      ],
    ),
  [shares.shareJob, 401, 201, 404, 404, async (world) => ({ ...(await ofJob(world)), body: {} })],
  [shares.listShares, 401, 200, 404, 404, ofJob],
  [shares.endShare, 401, 204, 404, 404, ofShare],
  // For whoever has the link.
  [shares.sharedJob, 200, 200, 200, 200, ofLink],
  [shares.sharedView, 404, 404, 404, 404, () => ({ params: { imageId: 1 }, ...noToken })],
  [shares.sharedThumbnail, 404, 404, 404, 404, () => ({ params: { imageId: 1 }, ...noToken })],

  [platformCalls.settings, 200, 200, 200, 200],
  [platformCalls.sampleList, 200, 200, 200, 200],

  [admin.listUsers, 401, 403, 403, 200],
  [admin.listUsersWithoutKeys, 401, 403, 403, 200],
  [admin.listUsersWithKeys, 401, 403, 403, 200],
  [admin.userDetail, 401, 403, 403, 200, ofUser],
  [admin.deleteUser, 401, 403, 403, 204, ofUser],
  [admin.endSessionsOfUser, 401, 403, 403, 200, ofUser],
  [admin.resetUserStats, 401, 403, 403, 204, ofUser],
  [admin.assignKey, 401, 403, 403, 200, ({ user }) => ({ params: { id: user.id }, body: aKey })],
  [operators.assignKeys, 401, 403, 403, 200, ({ user }) => ({ body: { userIds: [user.id], key: aKey } })],
  [admin.removeUserKey, 401, 403, 403, 200, ({ user }) => ({ params: { id: user.id, ...anthropic } })],
  [admin.globalKeysStatus, 401, 403, 403, 200],
  [admin.listGlobalKeys, 401, 403, 403, 200],
  [admin.setGlobalKey, 401, 403, 403, 204, () => ({ body: aKey })],
  [admin.adjustCredits, 401, 403, 403, 200, ({ user }) => ({ body: { userId: user.id, amount: 500 } })],
  [admin.userCredits, 401, 403, 403, 200, ofUser],
  [admin.userTransactions, 401, 403, 403, 200, ofUser],
  [limits.ownLimits, 401, 200, 200, 200],
  [limits.changeOwnLimits, 401, 200, 200, 200, () => ({ body: { ownLimitCents: 5_000 } })],
  [limits.userLimits, 401, 403, 403, 200, ofUser],
  [
    limits.changeUserLimit,
    401,
    403,
    403,
    200,
    ({ user }) => ({ params: { id: user.id }, body: { adminLimitCents: 5_000 } }),
  ],
  [admin.uncollectedPurchases, 401, 403, 403, 200],
  [statistics.adminStats, 401, 403, 403, 200],
  [statistics.costs, 401, 403, 403, 200],
  [statistics.activity, 401, 403, 403, 200],
  [statistics.liveState, 401, 403, 403, 200],
  [admin.listAllJobs, 401, 403, 403, 200],
  [statistics.listModelPrices, 401, 403, 403, 200],
  [statistics.setModelPrice, 401, 403, 403, 204, () => ({ body: aPrice })],
  [userStatus.suspendUser, 401, 403, 403, 204, ({ user }) => ({ params: { id: user.id }, body: {} })],
  [userStatus.liftSuspension, 401, 403, 403, 204, ofUser],
  // They are not suspended.
  [userStatus.suspension, 401, 403, 403, 404, ofUser],
  [userStatus.makeAdmin, 401, 403, 403, 204, ofUser],
  [userStatus.unmakeAdmin, 401, 403, 403, 204, ofUser],
  [
    invitations.invite,
    401,
    403,
    403,
    200,
    () => ({ body: { addresses: ['guest@example.org'], language: 'de' } }),
  ],
  [invitations.listInvitations, 401, 403, 403, 200],
  [invitations.resendInvitation, 401, 403, 403, 200, ofInvitation],
  [invitations.withdrawInvitation, 401, 403, 403, 204, ofInvitation],
  [invitations.checkInvitation, 400, 400, 400, 400, () => noToken],
  [
    invitations.acceptInvitation,
    400,
    400,
    400,
    400,
    () => ({ body: { token: 'x'.repeat(43), username: 'guest', password, language: 'de' } }),
  ],
  [audit.listLog, 401, 403, 403, 200],
  [audit.downloadLog, 401, 403, 403, 200],
  [admin.testKey, 401, 403, 403, 200, () => ({ body: aKey })],
  // Last: the calls above need one.
  [admin.removeGlobalKey, 401, 403, 403, 204, () => ({ params: anthropic })],
]

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  ANTHROPIC_API_KEY: 'key-of-the-route-table',
  OPENAI_API_KEY: 'key-of-the-route-table-2',
  // Nothing listens there, so that the test of a key finds its provider unreachable at once.
  ANTHROPIC_BASE_URL: 'http://127.0.0.1:9',
  STRIPE_SECRET_KEY: 'key-of-the-route-table-3',
  STRIPE_WEBHOOK_SECRET: 'whsec-of-the-route-table',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
}))

test('every call of the contract has exactly one row', () => {
  expect(rows.map(([endpoint]) => nameOfCall(endpoint)).toSorted()).toEqual(
    everyCall.map(nameOfCall).toSorted(),
  )
})

test('every route below /api is a call of the contract', async ({ app }) => {
  const { paths = {} } = app.swagger()
  const mounted = Object.entries(paths).flatMap(([path, methods = {}]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const described = [
    'GET /api/openapi.json',
    'GET /api/v1/docs',
    'GET /api/v1/openapi.json',
    ...everyCall.map(nameOfCall),
  ]
  expect(mounted.toSorted()).toEqual(described.toSorted())
})

test.for(rows.map((row) => ({ name: nameOfCall(row[0]), row })))(
  '$name as each role',
  async ({ row }, { make, platform }) => {
    const [endpoint, visitor, user, other, administrator] = row
    const prepare = async () => {
      const owner = await make.user({ password })
      return { owner, request: (await row[5]?.({ platform, user: owner })) ?? {} }
    }
    let world = await prepare()
    const roles = [
      { role: 'visitor', expected: visitor, actor: () => make.visitor() },
      { role: 'other', expected: other, actor: () => make.user() },
      { role: 'user', expected: user, actor: () => world.owner },
      { role: 'administrator', expected: administrator, actor: () => make.user({ isAdmin: true }) },
    ]
    for (const { role, expected, actor } of roles) {
      const { status, body } = await send(endpoint, await actor(), world.request)
      expect(status, `${role}: ${JSON.stringify(body)}`).toBe(expected)
      // Who is refused has changed nothing for the next.
      if (status < 400) world = await prepare()
    }
  },
)

// The others are closed to all of them in the same way: below.
const openToHalf = rows.filter(([endpoint]) => endpoint.config.access === 'public' || half.has(endpoint))

test.for(openToHalf.map((row) => ({ name: nameOfCall(row[0]), row })))(
  '$name in a pending sign-in',
  async ({ row }, { make, platform }) => {
    const [endpoint, visitor] = row
    const user = await make.user({ password })
    const request = (await row[5]?.({ platform, user })) ?? {}
    const token = await startSession(platform.db, { userId: user.id, days: 1, awaits: 'factor' })
    const actor = make.visitor().with({ cookie: `${sessionCookie}=${token}` })
    const answer = await send(endpoint, actor, request)
    expect(answer.status, JSON.stringify(answer.body)).toBe(half.get(endpoint) ?? visitor)
  },
)

test.for(['half signed in', 'suspended', 'invited'] as const)(
  'a caller who is %s gets no further than a visitor, whatever their token',
  async (state, { app, make, platform }) => {
    const user = await make.user()
    const bearer = {
      'half signed in': () => startSession(platform.db, { userId: user.id, days: 1, awaits: 'factor' }),
      suspended: () => suspendedToken(platform, user.id),
      invited: () => invitedToken(platform, user.id),
    }
    const headers = { authorization: `Bearer ${await bearer[state]()}` }
    const closed = everyCall.filter(
      (endpoint) =>
        endpoint.config.access !== 'public' && (state !== 'half signed in' || !half.has(endpoint)),
    )
    for (const { method, url } of closed) {
      const { statusCode } = await app.inject({ method, url: url.replace(/:\w+/g, '1'), headers })
      expect(statusCode, `${method} ${url}`).toBe(401)
    }
  },
)

/** Of a session that was started while its user was being suspended. */
async function suspendedToken({ db, settings }: Platform, userId: number): Promise<string> {
  await db.execute(sql`update users set suspended_at = now() where id = ${userId}`)
  return await startSession(db, { userId, days: settings.SESSION_DAYS })
}

async function invitedToken(platform: Platform, userId: number): Promise<string> {
  const addresses = [`invited-by-${userId}@example.org`]
  const [answer] = await invite(platform, userAt(userId, '192.0.2.7'), { addresses, language: 'de' })
  return new URL(answer!.link!).searchParams.get('token')!
}

async function ofInvitation({ platform, user }: World): Promise<Request> {
  await invitedToken(platform, user.id)
  const { rows } = await platform.db.execute<{ id: number }>(
    sql`select id from invitations where invited_by = ${user.id}`,
  )
  return { params: { id: rows[0]?.id } }
}

function send(endpoint: Endpoint, actor: Pick<User, 'call' | 'upload'>, request: Request) {
  // Each row's request has its own endpoint's types, which a list of rows cannot express.
  if (endpoint !== starting.startJob) return actor.call(endpoint, request as never)
  const file = { name: 'list.csv', content: 'url\nhttp://pictures.invalid/1.jpg\n' }
  return actor.upload(endpoint.url, { languages: '["de"]' }, file)
}

let registered = 0
function registration(): Request {
  registered += 1
  const username = `roles-${registered}`
  return { body: { username, email: `${username}@example.org`, password, language: 'de' } }
}

async function ofNotification({ platform: { db }, user }: World): Promise<Request> {
  await notify(db, { userIds: [user.id], type: 'account_ready' })
  const { rows } = await db.execute<{ id: number }>(
    sql`select max(id) as id from notifications where user_id = ${user.id}`,
  )
  return { params: { id: rows[0]?.id } }
}

async function ofPurchase({ platform: { db }, user }: World): Promise<Request> {
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into purchases (user_id, amount_cents) values (${user.id}, 1000) returning id`,
  )
  return { params: { id: rows[0]?.id } }
}

async function ofImageDescribedAnew(world: World): Promise<Request> {
  const { params } = await ofImage(world)
  await world.platform.db.execute(
    sql`update job_images set regenerated_at = now() where job_id = ${params.id}`,
  )
  return { params, body: { wish: '' } }
}

async function ofJobOnly(world: World): Promise<Request> {
  return { params: { id: await completedJob(world) } }
}

async function ofAction(world: World): Promise<Request> {
  return { ...(await ofJobOnly(world)), body: { selection: { images: [1] }, action: { kind: 'approve' } } }
}

async function ofNoAction(world: World): Promise<Request> {
  return { params: { id: await completedJob(world), actionId: 999 } }
}

/** It has no proposal. */
async function ofUndecidedImage(world: World): Promise<Request> {
  const { params } = await ofImage(world)
  return { params, body: { decision: 'keep' } }
}

async function completedJob({ platform: { db }, user }: World): Promise<number> {
  const jobId = await makeJob(db, { userId: user.id, images: 1 })
  await db.execute(sql`
    update jobs set status = 'completed', finished_at = now(), succeeded = 1, open_chunks = 0 where id = ${jobId}`)
  await db.execute(sql`
    update job_images set state = 'succeeded', done_number = 1, done_at = now(), has_thumbnail = true,
      language_versions = '{"de":{"altText":"Ein Bild","description":"Ein Bild."},"en":{"altText":"A picture","description":"A picture."}}',
      keywords = '{}', used_keywords = '{}', unused_keywords = '{}', interpretation = 'Ein Bild'
    where job_id = ${jobId}`)
  await db.execute(sql`insert into job_thumbnails (job_id, position, webp) values (${jobId}, 1, 'webp')`)
  return jobId
}
