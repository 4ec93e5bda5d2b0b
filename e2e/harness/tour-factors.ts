import type { Page } from 'playwright-core'
import type { At, TourGround } from './tour-ground.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const secret = 'QUREIPLI4FTJOJYEIBWZZBNP6XSSIURM'
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `01${n}3-4567-89AB-CDEF-GHJK-MNPQ`)
const times = { createdAt: '2026-10-05T08:30:00.000Z', lastUsedAt: null }

/** Second factors and passkeys. The server's answers are simulated, because the tour has no real ones. */
export const tourFactors = {
  /** Before signing in. */
  async outside(ground: TourGround, at: At): Promise<void> {
    const { page } = ground
    await signInHalf(ground, { awaits: 'factor', methods: ['passkey', 'totp', 'recovery_code'] })
    await page.getByRole('heading', { name: 'Zweiter Faktor' }).waitFor()
    await at('second-step')

    await signInHalf(ground, { awaits: 'enrolment', methods: [] })
    await page.getByRole('heading', { name: 'Zweiten Faktor einrichten' }).waitFor()
    await at('enrolment')
    const totp = '**/api/user/second-factor/totp'
    const uri = `otpauth://totp/Bildwort:anna?issuer=Bildwort&secret=${secret}`
    await page.route(totp, (route) => route.fulfill({ status: 201, json: { secret, uri } }))
    await page.route(`${totp}/confirm`, (route) => route.fulfill({ json: { recoveryCodes } }))
    await button(page, 'Authenticator-App einrichten').click()
    await page.getByLabel('Aktueller Code aus der App').fill('123456')
    await at('enrolment-app')
    await button(page, 'Einrichten').click()
    await page.getByRole('region', { name: 'Ihre Wiederherstellungscodes' }).waitFor()
    await at('recovery-codes')
    for (const path of [totp, `${totp}/confirm`, '**/api/login']) await page.unroute(path)
  },

  /** For a signed-in user. */
  async inside({ page, url }: TourGround, at: At): Promise<void> {
    const factors = '**/api/user/second-factor'
    const passkeys = '**/api/user/passkeys'
    const methods = ['totp', 'passkey', 'recovery_code']
    const passkey = { ...times, host: new URL(url).hostname }
    await page.route(factors, (route) =>
      route.fulfill({ json: { methods, recoveryCodesLeft: 2, isMust: true } }),
    )
    await page.route(passkeys, (route) =>
      route.fulfill({
        json: [
          { ...passkey, id: 1, name: 'Laptop', isBackedUp: false },
          { ...passkey, id: 2, name: 'Firefox, Android', isBackedUp: true, host: 'bildwort.example' },
        ],
      }),
    )
    await page.route(`${factors}/recovery-codes`, (route) =>
      route.fulfill({ status: 403, json: { code: 'confirmation_needed', message: '', methods } }),
    )
    await page.goto(`${url}/konto`)
    await page.getByText('Noch 2 Codes übrig.').waitFor()
    await page.getByText('Laptop').waitFor()
    await at('account-factors')
    await button(page, 'Neue Codes').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Neue Codes' }).click()
    await page.getByRole('dialog', { name: 'Bitte bestätigen' }).waitFor()
    await at('confirmation')
    await button(page, 'Abbrechen').click()
    for (const path of [factors, passkeys, `${factors}/recovery-codes`]) await page.unroute(path)
    await page.goto(url)
    await page.getByText('Bilder oder eine Liste hierher ziehen').waitFor()
  },
}

async function signInHalf({ page, url }: TourGround, half: object): Promise<void> {
  await page.route('**/api/login', (route) => route.fulfill({ status: 202, json: half }))
  await page.goto(`${url}/auth`)
  await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('anna')
  await page.getByLabel('Passwort', { exact: true }).fill('a horse with a battery')
  await button(page, 'Anmelden').click()
}
