import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { login, logout } from '#contract/endpoints/accounts.ts'
import * as calls from '#contract/endpoints/factors.ts'
import { askForPasskey, offerPasskey } from '#contract/endpoints/passkeys.ts'
import { endOtherSessions, listSessions } from '#contract/endpoints/sessions.ts'
import type { HalfSignIn } from '#contract/entities/second-factor.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { askConfirmation } from '#web/accounts/second-factor/ask-confirmation.tsx'
import { askWhenRefused } from '#web/http/confirmation.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => {
  vi.unstubAllGlobals()
  askWhenRefused(null)
  app.close()
})

const recoveryCodes = ['0123-4567-89AB-CDEF-GHJK-MNPQ', 'RSTV-WXYZ-0123-4567-89AB-CDEF']
const session = { id: 3, browser: 'Firefox', system: 'Linux', network: '', createdAt, lastSeenAt: createdAt }
const english = { who: user({ language: 'en' }), language: 'en' } as const

test('an app is set up by its secret and a code, and the recovery codes are shown once', async () => {
  app = openApp('/konto', english)
  app.server.answers(listSessions, [])
  app.server.answers(calls.startTotp, {
    secret: 'ABCDEFGH',
    uri: 'otpauth://totp/Bildwort:anna?secret=ABCDEFGH',
  })
  await hands.press('Set up authenticator app')
  await screen.findByRole('img', { name: 'QR code with the secret key for your app' })
  await screen.findByText('ABCD EFGH')
  const field = screen.getByLabelText('Current code from the app')
  expect(field.getAttribute('autocomplete')).toBe('one-time-code')
  app.server.refuses(calls.confirmTotp, refusalOf('wrong_code'))
  await hands.fill('Current code from the app', '000000')
  await hands.press('Set up')
  await screen.findByText('This code is wrong, has expired or was already used.')
  app.server.answers(calls.confirmTotp, { recoveryCodes })
  app.server.answers(calls.secondFactors, {
    methods: ['totp', 'recovery_code'],
    recoveryCodesLeft: 10,
    isMust: false,
  })
  await hands.press('Set up')
  const shown = await screen.findByRole('region', { name: 'Your recovery codes' })
  for (const code of recoveryCodes) within(shown).getByText(code)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await hands.press('Print')
  expect(print).toHaveBeenCalledOnce()
  const sheet = document.querySelector('[data-print-alone]')!
  expect(sheet.parentElement).toBe(document.body)
  for (const code of recoveryCodes) expect(sheet.textContent).toContain(code)
  expect(sheet.textContent).toContain(location.host)
  await hands.press('I have saved the codes')
  await findToast('The second factor is set up.')
  await screen.findByText('10 codes left.')
  expect(document.activeElement?.textContent).toContain('10 codes left.')
  expect(document.activeElement).not.toBe(document.body)
  expect(document.body.textContent).not.toContain(recoveryCodes[0])
})

test('cancelling the set-up of an app returns to its button', async () => {
  app = openApp('/konto', english)
  app.server.answers(listSessions, [])
  app.server.answers(calls.startTotp, { secret: 'ABCDEFGH', uri: 'otpauth://totp/anna?secret=ABCDEFGH' })
  await hands.press('Set up authenticator app')
  await screen.findByText('ABCD EFGH')
  ;(await hands.findButton('Cancel')).focus()
  await hands.press('Cancel')
  const button = await hands.findButton('Set up authenticator app')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('after an old sign-in, setting up an app asks for the password', async () => {
  app = openApp('/konto', english)
  app.server.answers(listSessions, [])
  app.server.refuses(calls.startTotp, refusalOf('password_needed'))
  await hands.press('Set up authenticator app')
  await screen.findByText('You signed in a while ago. Please enter your password.')
  app.server.answers(calls.startTotp, { secret: 'ABCDEFGH', uri: 'otpauth://totp/anna?secret=ABCDEFGH' })
  await hands.fill('Your password', 'a horse with a phone')
  await hands.press('Set up authenticator app')
  await screen.findByText('ABCD EFGH')
})

test('a user who must have a second factor can replace the app but not remove it', async () => {
  app = openApp('/konto', english)
  app.server.answers(listSessions, [])
  app.server.answers(calls.secondFactors, {
    methods: ['totp', 'recovery_code'],
    recoveryCodesLeft: 1,
    isMust: true,
  })
  await screen.findByText('1 code left.')
  await screen.findByRole('button', { name: 'Replace with another app' })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
})

test('a call that needs the second factor is repeated once a code was shown', async () => {
  app = openApp('/konto', english)
  askWhenRefused(askConfirmation)
  app.server.answers(listSessions, [
    { ...session, isCurrent: true },
    { ...session, id: 4, isCurrent: false },
  ])
  app.server.refuses(
    endOtherSessions,
    refusalOf('confirmation_needed', { methods: ['totp', 'recovery_code'] }),
  )
  await hands.press('End all others')
  await hands.press('End all others', await screen.findByRole('alertdialog'))
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm' })
  await hands.press('Use a recovery code', dialog)
  within(dialog).getByLabelText('Recovery code')
  await hands.press('Use a code from your app', dialog)
  await hands.fill('Code from your app', '123456')
  app.server.answers(calls.confirmWithCode, undefined)
  app.server.answers(endOtherSessions, { ended: 1 })
  await hands.press('Confirm', dialog)
  await findToast('1 other session has ended.')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please confirm' })).toBeNull())
})

test('a user who does not confirm sees what was missing', async () => {
  app = openApp('/konto', english)
  askWhenRefused(askConfirmation)
  app.server.answers(listSessions, [
    { ...session, isCurrent: true },
    { ...session, id: 4, isCurrent: false },
  ])
  app.server.refuses(endOtherSessions, refusalOf('confirmation_needed', { methods: ['totp'] }))
  await hands.press('End all others')
  await hands.press('End all others', await screen.findByRole('alertdialog'))
  await hands.press('Cancel', await screen.findByRole('dialog', { name: 'Please confirm' }))
  await findToast('Please confirm this with your second factor.')
})

test('a user who is asked for a second factor is offered the ways that they have', async () => {
  await signInWith({ awaits: 'factor', methods: ['passkey', 'totp', 'recovery_code'] })
  await hands.findButton('Mit Passkey anmelden')
  screen.getByText('oder')
  screen.getByLabelText('Code aus Ihrer App')
})

test('a user with only a passkey is not asked for a code, and can go back', async () => {
  await signInWith({ awaits: 'factor', methods: ['passkey'] })
  app.server.refuses(askForPasskey, refusalOf('rate_limited', { retryAfterSeconds: 60 }))
  await hands.press('Mit Passkey anmelden')
  await screen.findByText('Anmeldung fehlgeschlagen')
  expect(screen.queryByRole('textbox')).toBeNull()
  app.server.answers(logout, undefined)
  await hands.press('Zurück zur Anmeldung')
  await screen.findByLabelText('Benutzername oder E-Mail-Adresse')
})

test('a user who must set up a second factor chooses a passkey or an app', async () => {
  await signInWith({ awaits: 'enrolment', methods: [] })
  app.server.refuses(offerPasskey, refusalOf('rate_limited', { retryAfterSeconds: 60 }))
  await hands.press('Passkey hinzufügen')
  await screen.findByText('Der Passkey wurde nicht hinzugefügt')
  await hands.findButton('Authenticator-App einrichten')
})

test('a user with only a passkey confirms with it, or cancels', async () => {
  app = openApp('/konto', english)
  askWhenRefused(askConfirmation)
  app.server.answers(calls.secondFactors, {
    methods: ['passkey', 'recovery_code'],
    recoveryCodesLeft: 3,
    isMust: false,
  })
  app.server.refuses(calls.renewRecoveryCodes, refusalOf('confirmation_needed', { methods: ['passkey'] }))
  await screen.findByText('3 codes left.')
  await hands.press('New codes')
  await hands.press('New codes', await screen.findByRole('alertdialog'))
  const dialog = await screen.findByRole('dialog', { name: 'Please confirm' })
  within(dialog).getByRole('button', { name: 'Confirm with passkey' })
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  await hands.press('Cancel', dialog)
  await findToast('No new codes were generated')
})

async function signInWith(half: HalfSignIn): Promise<void> {
  app = openApp('/auth')
  await hands.fill('Benutzername oder E-Mail-Adresse', 'anna')
  await hands.fill('Passwort', 'a horse with a battery')
  app.server.answers(login, half)
  await hands.press('Anmelden', screen.getByRole('main'))
  await screen.findByRole('button', { name: 'Zurück zur Anmeldung' })
}
