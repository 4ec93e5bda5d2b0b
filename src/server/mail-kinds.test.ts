import { sql } from 'drizzle-orm'
import { changeOwnLimits } from '#contract/endpoints/limits.ts'
import { uiLanguages } from '#contract/languages.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { adminMails } from './admin/admin-mails.ts'
import type { MailOrder } from './mail/order-mail.ts'
import { sendMail } from './mail/send-mail.ts'
import { writeMail } from './mail/write-mail.ts'
import { mailKinds } from './mail-kinds.ts'
import type { Platform } from './platform/platform.ts'
import type { makeActors } from './testing/make-actors.ts'

const device = { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' }
const refused = { keyName: 'OPENAI_API_KEY', ownerId: null }
const ofApi = { receiver: { host: 'shop.example' }, token: { name: 'Redaktion', start: 'bw_live_0000' } }
const job = { jobId: 7, filename: 'media-export.csv', succeeded: 1_998, total: 2_000 }

test.for(uiLanguages)(
  'every kind is complete, friendly and without external images: %s',
  async (language, { platform, make }) => {
    const anna = await make.user({ language, isVerified: false, isWaiting: true, balanceCents: 100 })
    const paul = await make.user({ language })
    const root = await make.user({ language, isAdmin: true })
    for (const order of await ordersOf(platform, anna)) {
      const { kind: name } = order
      const kind = mailKinds[name]!
      const addressed =
        (await kind.address(platform, name in adminMails ? { ...order, userId: root.id } : order)) ??
        (await kind.address(platform, { ...order, userId: paul.id }))
      const { subject, text, html } = writeMail(addressed!, '')
      for (const version of [subject, text, html.replace('<!doctype', '')]) {
        expect(version).not.toMatch(/\{\{|undefined|null|!/)
      }
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).not.toMatch(/<img|url\(|<link|<script|mailto:/)
    }
  },
)

test('an unverified address gets only the mails that verify it', async ({ platform, make, inbox }) => {
  const anna = await make.user({ isAdmin: true, isVerified: false, balanceCents: 100 })
  await make.user({ isWaiting: true })
  const sent = []
  for (const order of await ordersOf(platform, anna)) {
    if (await sendMail(platform, mailKinds, order)) sent.push(order.kind)
  }
  expect(sent.toSorted()).toEqual(['confirm_new_address', 'invitation', 'reset_password', 'verify_email'])
  expect(inbox.mails).toHaveLength(4)
})

test('no kind makes a link of user input, or shows it without quotation marks', async ({
  platform,
  make,
}) => {
  const typed = 'Konto gesperrt! https://www.evil.example'
  const root = await make.user({ language: 'en', isAdmin: true, balanceCents: 100 })
  const mallory = await make.user({ username: typed, isWaiting: true })
  const token = { name: typed, start: 'bw_live_0000' }
  const wishes = { filename: typed, token, receiver: { host: 'www.evil.example' }, ownerId: mallory.id }
  const withTyped: string[] = []
  for (const order of await ordersOf(platform, root, 'konto.gesperrt@evil.example')) {
    const addressed = await mailKinds[order.kind]!.address(platform, { ...order, ...wishes })
    if (!addressed) continue
    const { subject, text, html } = writeMail(addressed, '')
    for (const version of [subject, text, html]) {
      expect(version).not.toMatch(/evil\.e|www\.e|:\/\/w/)
      expect(version.replaceAll(/“[^“”]*”/g, '')).not.toMatch(/gesperrt|evil/)
    }
    if (text.includes('evil') || text.includes('#')) withTyped.push(order.kind)
  }
  expect(withTyped.toSorted()).toEqual([
    'address_left',
    'agree_to_address',
    'job_failed',
    'job_finished',
    'job_stopped',
    'key_refused',
    'token_created',
    'token_expiring',
    'users_waiting',
    'webhook_off',
  ])
})

/** An order of each kind to a user, with all fields that any kind needs. */
async function ordersOf(
  { db }: Platform,
  anna: Awaited<ReturnType<ReturnType<typeof makeActors>['user']>>,
  newEmail = 'new@example.org',
): Promise<(MailOrder & { userId: number })[]> {
  await anna.call(changeOwnLimits, { body: { ownLimitCents: 1_000 } })
  const { rows: invited } = await db.execute<{ id: number }>(sql`
    insert into invitations (email, language, invited_by, expires_at)
    select 'guest-' || id || '@example.org', language, id, now() from users where id = ${anna.id} returning id`)
  const { rows: changes } = await db.execute<{ id: number }>(sql`
    insert into address_changes (user_id, old_email, new_email, asks_old, expires_at, changed_at)
    values (${anna.id}, ${anna.email}, ${newEmail}, true, now() + interval '1 day', null),
      (${anna.id}, ${anna.email}, ${newEmail}, true, now(), now()) returning id`)
  const [waiting, made] = changes.map(({ id }) => id)
  const more = { ...job, device, ...refused, ...ofApi, percent: 80, invitationId: invited[0]?.id }
  return Object.keys(mailKinds).map((kind) => ({
    kind,
    userId: anna.id,
    ...more,
    changeId: kind.startsWith('address_') ? made : waiting,
  }))
}
