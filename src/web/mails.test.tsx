import { screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { resendVerification } from '#contract/endpoints/recovery.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the profile says that an address which is not confirmed gets no other e-mails', async () => {
  app = openApp('/credits', { who: user({ isVerified: false }) })
  await hands.press(/Profil öffnen$/)
  const hint = 'Andere E-Mails bekommen Sie, sobald die Adresse bestätigt ist.'
  await screen.findByText(hint)
  app.server.answers(resendVerification, { message: 'sent' })
  await hands.press('Bestätigungslink erneut senden')
  await screen.findByText(/^Der Link ist unterwegs/)
  expect(screen.queryByText(hint)).toBeNull()
})
