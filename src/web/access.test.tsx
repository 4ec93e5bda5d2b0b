import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { currentUser, login } from '#contract/endpoints/accounts.ts'
import { readAddressLink } from '#contract/endpoints/addresses.ts'
import { checkResetToken, verifyEmail } from '#contract/endpoints/recovery.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('a wrong password is reported in a toast and on the page', async () => {
  app = openApp('/auth')
  app.server.refuses(login, refusalOf('invalid_credentials'))
  await hands.fill('Benutzername oder E-Mail-Adresse', 'admin')
  await hands.fill('Passwort', 'not-the-password')
  await hands.press('Anmelden')
  for (const said of ['Anmeldung fehlgeschlagen', 'Benutzername oder Passwort ist falsch.']) {
    await findToast(said)
    await within(screen.getByRole('main')).findByText(said)
  }
})

test('who asked for a page before signing in is led to it afterwards', async () => {
  app = openApp('/credits')
  await waitFor(() => expect(location.pathname).toBe('/auth'))
  const who = user()
  app.server.answers(currentUser, who)
  app.server.answers(login, who)
  await hands.fill('Benutzername oder E-Mail-Adresse', 'anna')
  await hands.fill('Passwort', 'long enough', screen.getByRole('main'))
  await hands.press('Anmelden', screen.getByRole('main'))
  await waitFor(() => expect(location.pathname).toBe('/credits'))
})

test('a visitor of a page for users is redirected to sign in, with a spinner until the session is known', async () => {
  app = openApp('/results')
  const answer = app.server.delays(currentUser)
  await within(await screen.findByRole('main')).findByRole('status')
  expect(location.pathname).toBe('/results')
  answer()
  await waitFor(() => expect(location.pathname).toBe('/auth'))
  await screen.findByRole('heading', { name: 'Anmelden' })
  // Visitors come to type their name; the skip link precedes it in Tab order, as on every page.
  const name = screen.getByLabelText('Benutzername oder E-Mail-Adresse')
  await waitFor(() => expect(document.activeElement).toBe(name))
})

test.each([
  ['/auth/reset-password', 'Ungültiger Link'],
  ['/auth/reset-password?token=invented', 'Ungültiger oder abgelaufener Token'],
  ['/auth/verify-email', 'Kein Verifizierungs-Token gefunden'],
  ['/auth/change-address?token=invented', 'Ungültiger oder abgelaufener Link'],
  ['/auth/verify-email?token=invented', /^Der Link ist ungültig oder abgelaufen\./],
])('a link without a token, or with a wrong one, says so: %s', async (address, said) => {
  app = openApp(address)
  for (const endpoint of [checkResetToken, readAddressLink, verifyEmail])
    app.server.refuses(endpoint, refusalOf('invalid_token'))
  await screen.findAllByText(said)
})
