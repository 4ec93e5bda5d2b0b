import { sql } from 'drizzle-orm'
import { changeOwnLimits } from '#contract/endpoints/limits.ts'
import { uiLanguages } from '#contract/languages.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { adminMails } from './admin/admin-mails.ts'
import { writeMail } from './mail/write-mail.ts'
import { mailKinds } from './mail-kinds.ts'

// What a kind does not need does not harm it.
const device = { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' }
const refused = { keyName: 'OPENAI_API_KEY', ownerId: null }
const ofApi = { receiver: { host: 'shop.example' }, token: { name: 'Redaktion', start: 'bw_live_0000' } }
const job = { jobId: 7, filename: 'media-export.csv', succeeded: 1_998, total: 2_000 }

test.for(uiLanguages)(
  'every kind is whole, friendly and without a picture from elsewhere: %s',
  async (language, { platform, make }) => {
    const anna = await make.user({ language, isVerified: false, isWaiting: true, balanceCents: 100 })
    await anna.call(changeOwnLimits, { body: { ownLimitCents: 1_000 } })
    const paul = await make.user({ language })
    const root = await make.user({ language, isAdmin: true })
    await platform.db.execute(sql`
      insert into invitations (email, language, invited_by, expires_at)
      values (${`guest-${language}@example.org`}, ${language}, ${anna.id}, now())`)
    const { rows: invited } = await platform.db.execute<{ id: number }>(
      sql`select id from invitations where invited_by = ${anna.id}`,
    )
    const invitationId = invited[0]?.id
    const change = sql`insert into address_changes (user_id, old_email, new_email, asks_old, expires_at, changed_at)
      values (${anna.id}, ${anna.email}, 'new@example.org', true, now() + interval '1 day', null),
        (${anna.id}, ${anna.email}, 'new@example.org', true, now(), now()) returning id`
    const { rows } = await platform.db.execute<{ id: number }>(change)
    const [waiting, made] = rows.map(({ id }) => id)
    for (const [name, kind] of Object.entries(mailKinds)) {
      const changeId = name.startsWith('address_') ? made : waiting
      const reader = name in adminMails ? root : anna
      const order = {
        kind: name,
        userId: reader.id,
        ...job,
        device,
        ...refused,
        ...ofApi,
        invitationId,
        changeId,
      }
      // Some go to addresses that are verified, one to those that are not.
      const addressed =
        (await kind.address(platform, order)) ?? (await kind.address(platform, { ...order, userId: paul.id }))
      const { subject, text, html } = writeMail(addressed!, '')
      for (const version of [subject, text, html.replace('<!doctype', '')]) {
        expect(version).not.toMatch(/\{\{|undefined|null|!/)
      }
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).not.toMatch(/<img|url\(|<link|<script|mailto:/)
    }
  },
)
