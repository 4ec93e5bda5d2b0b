import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { requestAddressChange } from '#contract/endpoints/addresses.ts'
import { halfSignIn, startTotp } from '#contract/endpoints/factors.ts'
import { listPasskeys, offerPasskey } from '#contract/endpoints/passkeys.ts'
import { type Settings, settings } from '#contract/endpoints/platform.ts'
import { listSessions } from '#contract/endpoints/sessions.ts'
import { confirmSingleSignOn, readSingleSignOn } from '#contract/endpoints/single-sign-on.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, type OpenOptions, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const issuer = { name: 'Stadtwerke', url: 'https://words.example.org/api/login/oidc', isOnly: false }

async function open(address: string, isOnly: boolean, options?: OpenOptions): Promise<void> {
  app = openApp(address, options)
  const known: Settings = await (await app.server.respond('GET', settings.url, null)).json()
  app.server.answers(settings, { ...known, singleSignOn: { ...issuer, isOnly } })
}

test('single sign-on is offered next to name and password, and its errors are shown', async () => {
  await open('/auth?sso=unverified_address', false)
  const link = await screen.findByRole('link', { name: 'Mit Stadtwerke anmelden' })
  expect(link.getAttribute('href')).toBe(issuer.url)
  expect(link.getAttribute('target')).toBeNull()
  screen.getByLabelText('Benutzername oder E-Mail-Adresse')
  screen.getByText(/Stadtwerke hat keine bestätigte E-Mail-Adresse von Ihnen/)
})

test('if it is the only way, the form is collapsed and registration is closed', async () => {
  await open('/auth', true, { language: 'en' })
  await screen.findByRole('link', { name: 'Sign in with Stadtwerke' })
  screen.getByText('First administrator: sign in with password')
  expect(screen.queryByRole('tab')).toBeNull()
})

test('an account that has the address is linked by its password', async () => {
  await open('/auth?sso=account_exists', false)
  await screen.findByRole('heading', { name: 'Konto verbinden' })
  expect(screen.queryByLabelText('Benutzername oder E-Mail-Adresse')).toBeNull()
  app.server.refuses(confirmSingleSignOn, refusalOf('invalid_credentials'))
  await hands.fill('Passwort Ihres Bildwort-Kontos', 'not the password')
  await hands.press('Verbinden und anmelden')
  await screen.findByText('Benutzername oder Passwort ist falsch.')
  app.server.answers(confirmSingleSignOn, user())
  await hands.press('Verbinden und anmelden')
  await screen.findByText(/Sie sind als Anna angemeldet/)
})

test('a sign-in that expired before its second factor starts over', async () => {
  await open('/auth?sso=half', false)
  app.server.refuses(halfSignIn, refusalOf('not_signed_in'))
  await screen.findByLabelText('Benutzername oder E-Mail-Adresse')
  await waitFor(() => expect(location.search).toBe(''))
})

test('at /konto an account without a password says that the issuer is the only way to sign in', async () => {
  await open('/konto', false, { who: user() })
  app.server.answers(listSessions, [])
  app.server.answers(readSingleSignOn, { linkedAt: createdAt, hasPassword: false, isFresh: true })
  await screen.findByText(/Verbunden mit Stadtwerke seit/)
  screen.getByText(/nur mit Stadtwerke anmelden/)
  expect(screen.queryByRole('button', { name: 'Verbindung trennen' })).toBeNull()
  // No password is requested: a recent sign-in is sufficient to change the address.
  app.server.answers(requestAddressChange, undefined)
  await hands.fill('Neue E-Mail-Adresse', 'anna@new.example')
  await hands.press('Adresse ändern')
  await findToast('Die Links sind unterwegs.')
})

test('a user without a password is sent to a new sign-in if a factor requires one', async () => {
  await open('/konto', false, { who: user() })
  app.server.answers(listSessions, [])
  app.server.answers(listPasskeys, [])
  // When the page was opened, the sign-in was recent.
  app.server.answers(readSingleSignOn, { linkedAt: createdAt, hasPassword: false, isFresh: true })
  await screen.findByText(/Verbunden mit Stadtwerke seit/)
  app.server.refuses(startTotp, refusalOf('fresh_sign_in_needed'))
  await hands.press('Authenticator-App einrichten')
  const way = await screen.findByRole('link', { name: 'Neu mit Stadtwerke anmelden' })
  expect(way.getAttribute('href')).toBe(`${issuer.url}?to=konto&fresh=1`)
  app.server.refuses(offerPasskey, refusalOf('fresh_sign_in_needed'))
  await hands.press('Passkey hinzufügen')
  const dialog = await screen.findByRole('dialog', { name: 'Passkey hinzufügen' })
  await hands.press('Weiter', dialog)
  await within(dialog).findByRole('link', { name: 'Neu mit Stadtwerke anmelden' })
})

test('a new sign-in that the issuer does not confirm says that it proves nothing', async () => {
  await open('/konto?sso=not_fresh', false, { who: user() })
  app.server.answers(listSessions, [])
  app.server.answers(readSingleSignOn, { linkedAt: createdAt, hasPassword: false, isFresh: false })
  await screen.findByText('Diese Anmeldung genügt nicht als Bestätigung')
  screen.getByText(/Stadtwerke hat nicht bestätigt, dass Sie sich gerade neu angemeldet haben/)
})
