import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { userPassword } from './harness/make-user.ts'

import { openStage, type Stage } from './harness/open-stage.ts'
import { speak } from './harness/speak.ts'
import { say, storyLanguage, told } from './harness/story-language.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

const names = Array.from({ length: 30 }, (_, index) => `morgen-${index + 1}`)
const addressOf = (username: string) => `${username}@example.org`

test('thirty waiting users cause one mail, get the global key with a few clicks, and are each notified', async () => {
  for (const username of names.slice(0, 3)) await register(username)
  await addRows(names.slice(3))
  const { inbox } = stage.farSide
  const mail = await inbox.waitFor('admin@example.org', /warte[nt]/)
  const toAdmin = inbox.mails.filter(
    ({ to, subject }) => to[0] === 'admin@example.org' && /warte/.test(subject),
  )
  expect(toAdmin).toHaveLength(1)

  const { page, complaints, close } = await stage.open()
  const link = mail.text.split(/\s/).find((word) => word.startsWith(stage.url))
  expect(link).toBe(`${stage.url}/admin/users#waiting`)
  if (storyLanguage === 'en') await speak(page, 'en')
  await page.goto(link!)
  const waiting = page.getByRole('region', { name: say('Benutzer ohne Schlüssel') })
  await waiting.getByRole('button', { name: say('Alle 30 auswählen') }).click()
  await waiting.getByText(say('30 Benutzer ausgewählt')).waitFor()
  await waiting.getByRole('button', { name: say('Schlüssel zuweisen'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  const globalKey = dialog.getByLabel(told(/^Der globale Schlüssel/, /^The global key/))
  await expect.poll(() => globalKey.isChecked()).toBe(true)
  await dialog.getByRole('button', { name: say('30 Benutzern zuweisen') }).click()
  await dialog.getByText(say('30 Benutzer haben den Schlüssel bekommen und wurden benachrichtigt.')).waitFor()
  await dialog
    .getByRole('button', { name: say('Schließen') })
    .last()
    .click()
  await waiting.getByText(say('Niemand wartet auf einen Schlüssel.')).waitFor()
  expect(complaints).toEqual([])
  await close()

  const ready = told(/^Ihr Konto ist bereit$/, /^Your account is ready$/)
  for (const username of names) {
    expect((await inbox.waitFor(addressOf(username), ready)).subject).toMatch(ready)
  }
})

/** Hashing passwords takes long, so these users are inserted as if they had registered. */
async function addRows(usernames: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: stage.settings.DATABASE_URL })
  await client.connect()
  await client.query(
    `with added as (
      insert into users (username, email, password_hash, language, is_verified)
      select name, name || '@example.org', '', $2, true from unnest($1::text[]) name returning id
    ) insert into credit_accounts (user_id) select id from added`,
    [usernames, storyLanguage],
  )
  // Unverified addresses get no mail.
  await client.query('update users set is_verified = true')
  await client.end()
}

async function register(username: string): Promise<void> {
  const answer = await fetch(`${stage.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username,
      email: addressOf(username),
      password: userPassword,
      language: storyLanguage,
    }),
  })
  expect(answer.status).toBe(201)
}
