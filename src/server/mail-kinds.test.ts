import { uiLanguages } from '#contract/languages.ts'
import { expect, test } from '#server/testing/mail-test.ts'
import { writeMail } from './mail/write-mail.ts'
import { mailKinds } from './mail-kinds.ts'

// What a kind does not need does not harm it.
const device = { browser: 'Firefox', system: 'Linux', network: '192.0.2.0/24' }
const job = { jobId: 7, filename: 'media-export.csv', succeeded: 1_998, total: 2_000 }

test.for(uiLanguages)(
  'every kind is whole, friendly and without a picture from elsewhere: %s',
  async (language, { platform, make }) => {
    const anna = await make.user({ language, isVerified: false })
    const paul = await make.user({ language })
    for (const [name, kind] of Object.entries(mailKinds)) {
      const order = { kind: name, userId: anna.id, ...job, device }
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
