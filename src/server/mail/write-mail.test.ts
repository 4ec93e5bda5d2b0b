import { expect, test } from 'vitest'
import { uiLanguages } from '#contract/languages.ts'
import { mailWords } from './mail-words.ts'
import { writeMail } from './write-mail.ts'

const frame = { link: 'https://bildwort.example/results/7?a=1&b="', supportEmail: 'hilfe@example.org' }
const job = { userId: 2, jobId: 7, filename: 'media-export.csv', succeeded: 1_998, total: 2_000 }
const anna = { username: 'anna', language: 'de' } as const

test('a text reads like a letter, with the bare link on a line of its own', () => {
  const { text } = writeMail({ kind: 'job_finished', ...job }, anna, frame)
  expect(text).toBe(`Guten Tag anna,

Ihr Auftrag „media-export.csv“ ist abgeschlossen. Beschriebene Bilder: 1.998 von 2.000.

Ergebnisse ansehen:
https://bildwort.example/results/7?a=1&b="

E-Mails zum Ende von Aufträgen können Sie in Ihrem Profil abschalten.

Freundliche Grüße
Bildwort

Fragen beantworten wir gern unter hilfe@example.org
`)
})

test('no value becomes markup', () => {
  const { html } = writeMail(
    { kind: 'job_failed', ...job, filename: `<img src=x>&"'.csv` },
    { username: '<b>anna</b>', language: 'en' },
    { ...frame, supportEmail: '"><script>@example.org' },
  )
  expect(html).toContain('Hello &lt;b&gt;anna&lt;/b&gt;,')
  expect(html).toContain('&lt;img src=x&gt;&amp;&quot;&#39;.csv')
  expect(html).toContain('href="https://bildwort.example/results/7?a=1&amp;b=&quot;"')
  expect(html).not.toMatch(/<(b|img|script)[ >]/)
})

test('a name that is a link for mail programs is left out', () => {
  const greet = (username: string) =>
    writeMail({ kind: 'verify_email', userId: 2 }, { username, language: 'de' }, frame).text.split('\n')[0]
  for (const name of ['win at evil.example', 'http://evil', 'WWW.evil'])
    expect(greet(name)).toBe('Guten Tag,')
  for (const name of ['Anna Meier', 'a.m.', 'anna (Köln)']) expect(greet(name)).toBe(`Guten Tag ${name},`)
  expect(greet('{{filename}}')).toBe('Guten Tag {{filename}},')
})

test('values stay on one line, short, and in the direction of ours', () => {
  const subjectOf = (filename: string) =>
    writeMail({ kind: 'job_finished', ...job, filename }, anna, frame).subject
  expect(subjectOf('a\r\n\tb\u0000\u2028c.csv')).toBe('Ihre Bilder sind beschrieben: a b c.csv')
  expect(subjectOf('a\u202evsc.exe')).toBe('Ihre Bilder sind beschrieben: avsc.exe')
  expect(subjectOf('😀'.repeat(200))).toBe(`Ihre Bilder sind beschrieben: ${'😀'.repeat(79)}…`)
})

test('a job that was stopped is not called complete, and its mail says how far it came', () => {
  const { subject, text } = writeMail({ kind: 'job_stopped', ...job, succeeded: 0 }, anna, frame)
  expect(subject).toBe('Ihr Auftrag ist gestoppt: media-export.csv')
  expect(text).toContain('Beschriebene Bilder: 0 von 2.000.')
})

test('a failed job says why, in the reader’s language', () => {
  const say = (language: 'de' | 'en') =>
    writeMail({ kind: 'job_failed', ...job, reason: 'keys_refused' }, { ...anna, language }, frame).text
  expect(say('de')).toContain('Der KI-Dienst hat den Schlüssel abgelehnt.')
  expect(say('en')).toContain('The AI service refused the key.')
})

test('every kind is whole in both languages, friendly and without a picture from elsewhere', () => {
  for (const kind of Object.keys(mailWords)) {
    for (const language of uiLanguages) {
      // What a kind does not need does not harm it.
      const order = { ...job, kind } as Parameters<typeof writeMail>[0]
      const { subject, text, html } = writeMail(
        order,
        { username: 'anna', language },
        { ...frame, supportEmail: '' },
      )
      for (const version of [subject, text, html.replace('<!doctype', '')]) {
        expect(version).not.toMatch(/\{\{|undefined|null|!/)
      }
      expect(html).toContain(`<html lang="${language}"`)
      expect(html).not.toMatch(/<img|url\(|<link|<script|mailto:/)
    }
  }
})
