import type { Page } from 'playwright-core'
import { failing, fill, press, type QuotedGround } from './quoted-ground.ts'

const password = 'a horse with a battery'

/** What somebody reads who can't get in, on the German pages. */
export async function germanEntrance({ page, stage: { url }, at }: QuotedGround): Promise<void> {
  await page.goto(`${url}/not/a/page`)
  await at('not-found')

  await page.goto(`${url}/auth`)
  await at('login')
  await signIn(page, 'admin', 'not the password')
  await at('login-refused')

  const json = {
    code: 'email_not_verified',
    message: 'E-Mail-Adresse nicht bestätigt',
    needsVerification: true,
  }
  await page.route('**/api/login', (route) => route.fulfill({ status: 403, json }))
  await page.goto(`${url}/auth`)
  await signIn(page, 'emil@example.org', password)
  await at('login-unverified')
  await failing(page, '**/api/auth/resend-verification', 'unanswered', async () => {
    await press(page, 'Bestätigungslink erneut senden')
    await at('resend-failed')
  })

  await page.goto(`${url}/auth?tab=register`)
  await fill(page, 'E-Mail-Adresse', 'emil@example.org')
  await fill(page, 'Benutzername', 'Emil')
  await fill(page, 'Passwort', password)
  await failing(page, '**/api/register', 'broken', async () => {
    await press(page, 'Konto anlegen')
    await at('register-failed')
  })
}

/** What somebody reads who fills in the English forms wrongly. */
export async function englishEntrance({ page, stage: { url }, at }: QuotedGround): Promise<void> {
  await page.goto(`${url}/not/a/page`)
  await at('not-found')

  await page.goto(`${url}/auth`)
  await fill(page, 'Username or e-mail address', 'ab')
  await fill(page, 'Password', 'short')
  await press(page, 'Sign in')
  await at('login-errors')

  await page.goto(`${url}/auth?tab=register`)
  await fill(page, 'E-mail address', 'no address')
  await fill(page, 'Username', 'ab')
  await fill(page, 'Password', 'short')
  const language = page.getByLabel('Language', { exact: true }).and(page.locator('select'))
  // The page offers no empty choice; an extension that fills in forms might.
  await language.evaluate((select: HTMLSelectElement) => select.append(new Option('', '')))
  await language.selectOption('')
  await press(page, 'Create account')
  await at('register-errors')

  await page.goto(`${url}/auth?tab=forgot`)
  await fill(page, 'E-mail address', 'nobody@example.org')
  await press(page, 'Send link')
  await at('forgot-sent')
}

async function signIn(page: Page, name: string, secret: string): Promise<void> {
  await fill(page, 'Benutzername oder E-Mail-Adresse', name)
  await fill(page, 'Passwort', secret)
  await press(page, 'Anmelden')
}
