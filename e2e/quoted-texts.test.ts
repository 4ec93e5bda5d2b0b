import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from './harness/client.ts'
import { makeUser, userPassword } from './harness/make-user.ts'
import { openPage } from './harness/open-page.ts'
import { openStage, type Stage } from './harness/open-stage.ts'
import { englishAdmin } from './harness/quoted-admin.ts'
import { englishEntrance, germanEntrance } from './harness/quoted-entrance.ts'
import type { QuotedGround } from './harness/quoted-ground.ts'
import { germanLinks } from './harness/quoted-links.ts'
import { createLook, keyOf, type Looks } from './harness/quoted-look.ts'
import { quotedTexts, seenElsewhere } from './harness/quoted-table.ts'
import { englishPurchases, englishWork, germanAccount, germanWork } from './harness/quoted-work.ts'
import { speak } from './harness/speak.ts'
import { adminPassword } from './harness/start-product.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})

afterAll(() => stage?.close())

/** Every text that the specification quotes, in its order: screens, states, rules, errors. */
const specification = [
  '404 Page Not Found',
  'Haben Sie vergessen die Seite in den Routen einzufügen?',
  'Falscher Dateityp: Bitte wähle eine JSON- oder CSV-Datei aus.',
  'no context column',
  'x of y images',
  'Zurück zur Spaltenauswahl',
  'Insufficient Credits',
  'Account Pending Approval',
  'Anmelden',
  'Passwort vergessen?',
  'Noch kein Konto? Registrieren',
  'Abbrechen',
  'Link senden',
  'E-Mail gesendet!',
  'Ungültiger Link',
  'Ungültiger oder abgelaufener Token',
  'E-Mail-Adresse bestätigt!',
  'Bestätigungslink erneut senden',
  'start image processing',
  'Completed & Paid',
  'Image without description',
  'No description available',
  'Error in image description',
  'An error occurred while creating the image description',

  'Verarbeitung gestoppt',
  'Fehler:',
  'Connection to server lost. Please try again later.',
  'Wartend',
  'E-Mail-Adresse nicht bestätigt',

  'Username must be at least 3 characters',
  'Password must be at least 6 characters',
  'Please enter a valid email address',
  'Please select a language',
  'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  'Die Passwörter stimmen nicht überein.',
  'Das neue Passwort muss mindestens 8 Zeichen lang sein.',
  'Passwort muss mindestens 8 Zeichen lang sein',
  'Passwörter stimmen nicht überein',
  'Die CSV-Datei ist leer.',
  'Invalid amount',
  'Please enter a number greater than €0',
  'Amount too large',
  'Maximum amount is €1000',
  'Invalid Amount',
  'Please enter a valid amount',
  'Missing Information',

  'Anmeldung fehlgeschlagen',
  'Registrierung fehlgeschlagen',
  'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
  'Abmeldung fehlgeschlagen',
  'Failed to mark notification as read',
  'Fehler beim Parsen der CSV-Datei',
  'Insufficient credits',
  'No AI API keys configured. Please contact an administrator to set up API keys.',
  'Your account is not ready yet. You will receive a notification when your account is ready to use.',
  'Ein Fehler ist aufgetreten',
  'Ein unerwarteter Fehler ist aufgetreten',
  'If an account with this e-mail exists, a link was sent',
  'Fehler',
  'Passwort erfolgreich zurückgesetzt',
  'Kein Verifizierungs-Token gefunden',
  'Bei der Bestätigung ist ein Fehler aufgetreten',
  'Bei der Bestätigung ist ein unerwarteter Fehler aufgetreten',
  'E-Mail bestätigt',
  'Failed to adjust credits',
  'Failed to save API key',
  'Failed to assign API key to user',
  'Failed to update API key for user',
  'Failed to delete user',
  'Failed to reset user statistics',
  'Failed to fetch ...',
  'Failed to load statistics',
  'Fehler beim Laden der Job-Details...',
  'Error deleting',
  'The job could not be deleted. Please try again.',
  'Error loading processing results. Please try again later.',
  'Purchase failed',
  'Could not start purchase session.',
]

const looks: Looks = { found: new Set(), missing: [] }
const email = (name: string) => `${name}@example.org`

/** Walks on a page of a visitor, or of the administrator; tells what was not where it belongs. */
async function missingOn(
  language: 'de' | 'en',
  who: 'visitor' | 'admin',
  walkPast: (ground: QuotedGround) => Promise<void>,
): Promise<string[]> {
  const { page, close } = who === 'admin' ? await stage.open() : await openPage(stage.browser)
  if (who === 'visitor') await page.goto(`${stage.url}/hilfe`)
  await speak(page, language)
  const before = looks.missing.length
  await walkPast({ page, stage, at: createLook(page, language, looks) })
  await close()
  return looks.missing.slice(before)
}

/** Makes an account that waits for its key, and signs the page in to it. */
async function register(page: Page, username: string): Promise<number> {
  const data = { username, email: email(username), password: userPassword, language: 'en' }
  const answer = await page.request.post(`${stage.url}/api/register`, { data })
  if (answer.status() !== 201) throw new Error(`not registered: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: number } // checked by the status above
  return id
}

test('every quoted text has a place, and every place quotes what is in the specification', () => {
  const placed = new Set([...quotedTexts.map(({ text }) => text), ...Object.keys(seenElsewhere)])
  expect([...placed].toSorted()).toEqual(specification.toSorted())
})

test.each(Object.entries(seenElsewhere))('“%s” is looked for in %s', (text, file) => {
  expect(readFileSync(file, 'utf8')).toContain(text)
})

test('who can’t get in reads the quoted German texts', async () => {
  expect(await missingOn('de', 'visitor', germanEntrance)).toEqual([])
})

test('who fills in a form wrongly reads the quoted English texts', async () => {
  expect(await missingOn('en', 'visitor', englishEntrance)).toEqual([])
})

test('the links of mails lead to the quoted German texts', async () => {
  await makeUser(stage.url, 'Linus', 'de')
  expect(await missingOn('de', 'visitor', (ground) => germanLinks(ground, email('Linus')))).toEqual([])
})

test('wrong files and jobs that end early say the quoted German texts', async () => {
  expect(await missingOn('de', 'admin', germanWork)).toEqual([])
})

test('the own account says the quoted German texts', async () => {
  expect(await missingOn('de', 'admin', germanAccount)).toEqual([])
})

test('a first job says the quoted English texts, from the waiting for a key to the deletion', async () => {
  const missing = await missingOn('en', 'visitor', async (ground) => {
    const id = await register(ground.page, 'Erna')
    await englishWork(ground, async () => {
      await (await signIn(stage.url, 'admin', adminPassword)).assignGlobalKey(id)
    })
  })
  expect(missing).toEqual([])
})

test('purchases that can’t be begun say the quoted English texts', async () => {
  expect(await missingOn('en', 'admin', englishPurchases)).toEqual([])
})

test('an administrator whose changes fail reads the quoted English texts', async () => {
  await makeUser(stage.url, 'Greta', 'en')
  const missing = await missingOn('en', 'admin', async (ground) => {
    const other = await openPage(stage.browser)
    await register(other.page, 'Karla')
    await other.close()
    await ground.page.reload()
    await englishAdmin(ground, { withKey: 'Greta', withoutKey: 'Karla' })
  })
  expect(missing).toEqual([])
})

test('every text of the table was looked for on its screen', () => {
  const expected = quotedTexts.map(keyOf)
  expect(expected.filter((key) => !looks.found.has(key) && !looks.missing.includes(key))).toEqual([])
})
