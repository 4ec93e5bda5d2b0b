import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { At, TourGround } from './tour-ground.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** All screens about accounts: registration, recovery, waiting for a key, and administration. */
export const tourPeople = {
  /** Before signing in. A user who registers on the way signs out again. */
  async outside(ground: TourGround, at: At): Promise<void> {
    const name = `Tour-${randomBytes(3).toString('hex')}`
    await registering(ground, at, name)
    await recovering(ground, at, `${name}@example.org`)
    await verifying(ground, at, `${name}@example.org`)
  },

  /** For a signed-in administrator, who sees the user that registered in `outside`. */
  async looksAfter({ page, url }: TourGround, at: At): Promise<void> {
    await page.goto(`${url}/admin`)
    await button(page, /^Benachrichtigungen/).click()
    await page.getByText('Neue Registrierung').first().waitFor()
    await at('notifications')
    await page.keyboard.press('Escape')
    await button(page, /^Schlüssel zuweisen: Tour-/)
      .first()
      .waitFor()
    await at('admin-users')
    await button(page, /^Schlüssel zuweisen: Tour-/)
      .first()
      .click()
    await page.getByRole('dialog').getByRole('radio').first().waitFor()
    await at('admin-assign')
    await page.keyboard.press('Escape')
    await button(page, /^Aktionen zu Tour-/)
      .first()
      .click()
    await at('admin-user-menu')
    await button(page, /^Löschen: Tour-/)
      .first()
      .click()
    await page.getByText(/^Das Konto von Tour-/).waitFor()
    await at('admin-delete')
    await page.keyboard.press('Escape')
    await page.goto(`${url}/admin/apikeys`)
    await button(page, 'Diesen Schlüssel testen: ANTHROPIC_API_KEY').first().click()
    await page.getByText('Der Schlüssel funktioniert', { exact: false }).first().waitFor()
    await at('admin-apikeys')
    await page.goto(url)
    await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  },
}

async function registering({ page, url }: TourGround, at: At, name: string): Promise<void> {
  await page.goto(`${url}/auth?tab=register`)
  await button(page, 'Konto anlegen').waitFor()
  await at('register')
  await button(page, 'Konto anlegen').click()
  await page.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').first().waitFor()
  await at('register-errors')
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(`${name}@example.org`)
  await page.getByLabel('Benutzername', { exact: true }).fill(name)
  await page.getByLabel('Passwort', { exact: true }).fill('a horse with a battery')
  await button(page, 'Konto anlegen').click()
  await page.getByRole('heading', { name: 'Ihr Konto wartet auf die Freischaltung' }).waitFor()
  await at('pending')
  await button(page, /^Benachrichtigungen/).click()
  await page.getByText('Noch keine Benachrichtigungen').waitFor()
  await at('notifications-empty')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /Ihr Konto$/ })
    .first()
    .click()
  await page.getByRole('main').getByText('Passwort ändern').first().waitFor()
  await at('profile')
  await button(page, 'Abmelden').click()
  await page.waitForURL(`${url}/auth`)
}

async function recovering({ page, url, farSide }: TourGround, at: At, email: string): Promise<void> {
  await page.goto(`${url}/auth`)
  await page.getByText('Passwort vergessen?').click()
  await button(page, 'Link senden').waitFor()
  await at('forgot')
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(email)
  await button(page, 'Link senden').click()
  await page.getByText('E-Mail gesendet!').waitFor()
  await at('forgot-sent')
  const link = linkIn((await farSide.inbox.waitFor(email, /Neues Passwort/, 30_000)).text)
  await page.goto(link)
  await page.getByLabel('Neues Passwort', { exact: true }).fill('another horse with a battery')
  await page.getByLabel('Neues Passwort bestätigen').fill('something else')
  await button(page, 'Passwort zurücksetzen').click()
  await page.getByText('Passwörter stimmen nicht überein').first().waitFor()
  await at('reset-errors')
  await page.getByLabel('Neues Passwort bestätigen').fill('another horse with a battery')
  await button(page, 'Passwort zurücksetzen').click()
  await page.getByText('Passwort erfolgreich zurückgesetzt').first().waitFor()
  await at('reset-done')
  await page.goto(link)
  await page.getByText('Ungültiger oder abgelaufener Token').waitFor()
  await at('reset-invalid')
}

async function verifying({ page, url, farSide }: TourGround, at: At, email: string): Promise<void> {
  await page.goto(linkIn((await farSide.inbox.waitFor(email, /bestätigen/, 30_000)).text))
  await page.getByText('E-Mail-Adresse bestätigt!').waitFor()
  await at('verify-done')
  await page.goto(`${url}/auth/verify-email`)
  await page.getByText('Kein Verifizierungs-Token gefunden').waitFor()
  await at('verify-failed')

  // This installation does not require verification, so the refusal of one that does is simulated.
  const refusal = {
    code: 'email_not_verified',
    message: 'E-Mail-Adresse nicht bestätigt',
    needsVerification: true,
  }
  await page.route('**/api/login', (route) => route.fulfill({ status: 403, json: refusal }))
  await page.goto(`${url}/auth`)
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill('a horse with a battery')
  await button(page, 'Anmelden').click()
  await page.getByRole('heading', { name: 'E-Mail-Adresse nicht bestätigt' }).waitFor()
  await at('verification-needed')
  await page.unroute('**/api/login')
}

function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+token=\S+/.exec(text) ?? []
  if (!link) throw new Error(`no link in the mail:\n${text}`)
  return link
}
