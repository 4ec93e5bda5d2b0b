import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import type { User } from '#contract/entities/user.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { createLook, found, keyOf } from '#web/testing/create-look.ts'
import { admin, user } from '#web/testing/furnish.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'
import { englishAdmin, germanAdmin } from '#web/testing/quoted-admin.ts'
import { englishEntrance, germanEntrance } from '#web/testing/quoted-entrance.ts'
import type { QuotedGround } from '#web/testing/quoted-ground.ts'
import { germanLinks } from '#web/testing/quoted-links.ts'
import { quotedTexts, seenElsewhere } from '#web/testing/quoted-table.ts'
import { englishPurchases, englishWork, germanAccount, germanWork } from '#web/testing/quoted-work.ts'

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

let app: OpenApp | null = null

function leave(): void {
  const left = app
  app = null
  left?.close()
}

afterEach(leave)

/** Opens the app in a language, as a user or, without one, as a visitor. */
function ground(language: UiLanguage, who: User | null = null): QuotedGround {
  return {
    open(address) {
      leave()
      app = openApp(address, { language, who })
      return app
    },
    at: createLook(language),
  }
}

test('every quoted text has a place, and every place quotes what is in the specification', () => {
  const placed = new Set([...quotedTexts.map(({ text }) => text), ...Object.keys(seenElsewhere)])
  expect([...placed].toSorted()).toEqual(specification.toSorted())
})

test.each(Object.entries(seenElsewhere))('“%s” is looked for in %s', (text, file) => {
  expect(readFileSync(file, 'utf8')).toContain(text)
})

test('who can’t get in reads the quoted German texts', () => germanEntrance(ground('de')))

test('who fills in a form wrongly reads the quoted English texts', () => englishEntrance(ground('en')))

test('the links of mails lead to the quoted German texts', () => germanLinks(ground('de')))

test('wrong files and jobs that end early show the quoted German texts', () =>
  germanWork(ground('de', user())))

test('the own account says the quoted German texts', () => germanAccount(ground('de', user())))

test('a first job shows the quoted English texts, from waiting for a key to the deletion', () =>
  englishWork(ground('en', user({ creditBalance: 500 }))))

test('purchases that can’t be started show the quoted English texts', () =>
  englishPurchases(ground('en', user())))

test('an administrator whose changes fail reads the quoted English texts', () =>
  englishAdmin(ground('en', admin())))

test('an administrator whose request for a job fails reads the quoted German text', () =>
  germanAdmin(ground('de', admin())))

test('every text of the table was looked for on its screen', () => {
  expect(quotedTexts.map(keyOf).filter((key) => !found.has(key))).toEqual([])
})
