import { sql } from 'drizzle-orm'
import { jobReasons } from '#contract/words/job-words.ts'
import { expect, publicUrl, test } from '#server/testing/mail-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'

const job = { jobId: 7, filename: 'media-export.csv', succeeded: 1_998, total: 2_000 }

test.for([
  ['job_finished', 'de', 'Ihre Bilder sind beschrieben: „media-export.csv“', '/results/7'],
  ['job_finished', 'en', 'Your images are described: “media-export.csv”', '/results/7'],
  ['job_stopped', 'de', 'Ihr Auftrag wurde gestoppt: „media-export.csv“', '/results/7'],
  ['job_stopped', 'en', 'Your job was stopped: “media-export.csv”', '/results/7'],
  ['job_failed', 'de', 'Ihr Auftrag ist fehlgeschlagen: „media-export.csv“', '/results/7'],
  ['job_failed', 'en', 'Your job failed: “media-export.csv”', '/results/7'],
] as const)('%s arrives in %s', async ([kind, language, subject, path], { make, mails, inbox }) => {
  const anna = await make.user({ language })
  await mails.send({ kind, userId: anna.id, ...job })
  const mail = await inbox.waitFor(anna.email)
  expect(mail).toMatchObject({ subject, from: 'Bildwort für Prüfer <bildwort@example.org>' })
  expect(mail.headers['auto-submitted']).toBe('auto-generated')
  const link = mail.text.split(/\s/).find((word) => word.startsWith(publicUrl))!
  expect(link.startsWith(publicUrl + path)).toBe(true)
  expect(mail.html).toContain(`<a href="${link}"`)
  expect(mail.html).toContain(`<html lang="${language}"`)
  for (const version of [mail.text, mail.html]) {
    expect(version).toContain(anna.username)
    expect(version).toContain('hilfe@example.org')
  }
})

test('a file name cannot write a header, whatever it contains', async ({ make, mails, inbox }) => {
  const anna = await make.user()
  const filename = 'a\r\nBcc: bernd@example.org\r\n\r\n<b>ö</b>.csv'
  await mails.send({ kind: 'job_finished', userId: anna.id, ...job, filename })
  const mail = await inbox.waitFor(anna.email)
  expect(mail.to).toEqual([anna.email])
  expect(mail.headers).not.toHaveProperty('bcc')
  expect(mail.subject).toBe('Ihre Bilder sind beschrieben: „a Bcc: bernd@example. org <b>ö</b>. csv“')
  expect(mail.html).toContain('&lt;b&gt;ö&lt;/b&gt;. csv')
})

test('users who have switched these mails off get none about a job’s end', async ({ make, mails, inbox }) => {
  const quiet = await make.user()
  await quiet.patch('/api/user', { mailsOnJobEnd: false })
  const outcomes = [
    await mails.send({ kind: 'job_finished', userId: quiet.id, ...job }),
    await mails.send({ kind: 'job_stopped', userId: quiet.id, ...job }),
    await mails.send({ kind: 'job_failed', userId: quiet.id, ...job, reason: 'given_up' }),
    await mails.send({ kind: 'job_finished', userId: 1_000_000, ...job }),
  ]
  expect(outcomes).toEqual([false, false, false, false])
  expect(inbox.mails).toEqual([])
})

test('a stopped job is not called complete, and its mail says how far it came', async ({
  make,
  mails,
  inbox,
}) => {
  const anna = await make.user({ language: 'de' })
  await mails.send({ kind: 'job_stopped', userId: anna.id, ...job, succeeded: 0 })
  const { subject, text } = await inbox.waitFor(anna.email)
  expect(subject).toBe('Ihr Auftrag wurde gestoppt: „media-export.csv“')
  expect(text).toContain('Beschriebene Bilder: 0 von 2.000.')
})

test.for([
  ['de', jobReasons.keys_refused.de],
  ['en', jobReasons.keys_refused.en],
] as const)(
  'a failed job says why, in the reader’s language: %s',
  async ([language, why], { make, mails, inbox }) => {
    const anna = await make.user({ language })
    await mails.send({ kind: 'job_failed', userId: anna.id, ...job, reason: 'keys_refused' })
    expect((await inbox.waitFor(anna.email)).text).toContain(why)
  },
)

test.for([
  ['de', 'Texte prüfen', 'Zu prüfende Texte: 12.'],
  ['en', 'Review texts', 'Texts to review: 12.'],
] as const)(
  'if texts need review, the mail says how many and leads there: %s',
  async ([language, button, said], { make, mails, inbox, platform }) => {
    const anna = await make.user({ language })
    const jobId = await makeDescribedJob(platform, anna.id, Array(12).fill({}))
    await platform.db.execute(sql`update job_images set risk = 2 where job_id = ${jobId}`)
    await mails.send({ kind: 'job_finished', userId: anna.id, ...job, jobId })
    const { text, html } = await inbox.waitFor(anna.email)
    const link = `${publicUrl}/results/${jobId}?state=needs_review&sort=risk&image=1&walk=1`
    expect(text).toContain(`${button}:\n${link}`)
    expect(text).toContain(said)
    expect(html).toContain(button)
  },
)
