import { screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { checkResetToken, resendVerification, resetPassword } from '#contract/endpoints/recovery.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the profile says that an unverified address gets no other e-mails', async () => {
  app = openApp('/konto/profil', { who: user({ isVerified: false }) })
  const hint = 'Andere E-Mails bekommen Sie, sobald die Adresse bestätigt ist.'
  await screen.findByText(hint)
  app.server.answers(resendVerification, { message: 'sent' })
  await hands.press('Bestätigungslink erneut senden')
  await screen.findByText(/^Der Link ist unterwegs/)
  expect(screen.queryByText(hint)).toBeNull()
})

test.for([
  [
    'de',
    ['Neues Passwort', 'Neues Passwort bestätigen', 'Passwort zurücksetzen'],
    'Damit enden alle Sitzungen, und alle Zugangstoken werden widerrufen: Programme, die sie verwenden, werden dann abgewiesen.',
    'Alle Sitzungen sind beendet, alle Zugangstoken widerrufen. Sie können sich jetzt mit dem neuen Passwort anmelden.',
  ],
  [
    'en',
    ['New password', 'Confirm new password', 'Reset password'],
    'This ends all sessions and revokes all access tokens: programs that use them will be refused.',
    'All sessions have ended, and all access tokens are revoked. You can now sign in with the new password.',
  ],
] as const)(
  'who resets the password reads before and after that access tokens are revoked: %s',
  async ([language, [password, confirmation, submit], before, after]) => {
    app = openApp('/auth/reset-password?token=of-a-mail', { language })
    app.server.answers(checkResetToken, {})
    app.server.answers(resetPassword, undefined)
    await screen.findByText(before)
    await hands.fill(password, 'another horse battery')
    await hands.fill(confirmation, 'another horse battery')
    await hands.press(submit)
    await screen.findByText(after, { selector: '[role=status]' })
  },
)
