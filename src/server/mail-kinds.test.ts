import { changeOwnLimits } from '#contract/endpoints/limits.ts'
import { uiLanguages } from '#contract/languages.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { adminMails } from './admin/admin-mails.ts'
import { writeMail } from './mail/write-mail.ts'
import { mailKinds } from './mail-kinds.ts'

// What a kind does not need does not harm it.
const device = { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' }
const refused = { keyName: 'OPENAI_API_KEY', ownerId: null }
const job = { jobId: 7, filename: 'media-export.csv', succeeded: 1_998, total: 2_000 }

test.for(uiLanguages)(
  'every kind is whole, friendly and without a picture from elsewhere: %s',
  async (language, { platform, make }) => {
    const anna = await make.user({ language, isVerified: false, isWaiting: true, balanceCents: 100 })
    await anna.call(changeOwnLimits, { body: { ownLimitCents: 1_000 } })
    const root = await make.user({ language, isAdmin: true })
    for (const [name, kind] of Object.entries(mailKinds)) {
      const reader = name in adminMails ? root : anna
      const order = { kind: name, userId: reader.id, ...job, device, ...refused }
      const addressed = await kind.address(platform, order)
      const { subject, text, html } = writeMail(addressed!, '')
      for (const version of [subject, text, html.replace('<!doctype', '')]) {
        expect(version).not.toMatch(/\{\{|undefined|null|!/)
      }
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).not.toMatch(/<img|url\(|<link|<script|mailto:/)
    }
  },
)
