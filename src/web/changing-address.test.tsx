import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import {
  type AddressChange,
  agreeToAddress,
  cancelAddressChange,
  readAddressChange,
  readAddressLink,
  refuseAddress,
  requestAddressChange,
  resendAddressMails,
} from '#contract/endpoints/addresses.ts'
import { settings } from '#contract/endpoints/platform.ts'
import { listSessions } from '#contract/endpoints/sessions.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, publicSettings, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const newEmail = 'anna@new.example'
const waiting: AddressChange = {
  newEmail,
  requestedAt: createdAt,
  expiresAt: createdAt,
  isNewConfirmed: true,
  isOldAgreed: false,
}
const address = '/auth/change-address?token=of-a-mail'

test('the account page asks for a new address, shows the pending confirmations, and cancels the change', async () => {
  app = openApp('/konto', { who: user() })
  app.server.answers(listSessions, [])
  app.server.refuses(requestAddressChange, refusalOf('wrong_password'))
  await hands.fill('Neue E-Mail-Adresse', newEmail)
  await hands.fill('Aktuelles Passwort', 'of Anna')
  await hands.press('Adresse ändern')
  await screen.findByText('Das aktuelle Passwort ist falsch.')
  app.server.answers(requestAddressChange, undefined)
  app.server.answers(readAddressChange, { change: waiting })
  await hands.press('Adresse ändern')
  const section = await screen.findByRole('region', { name: 'E-Mail-Adresse' })
  await within(section).findByText('Neue Adresse: bestätigt')
  within(section).getByText('Bisherige Adresse: Link noch nicht geöffnet')
  app.server.answers(resendAddressMails, undefined)
  await hands.press('Links erneut senden')
  await findToast('Die Links wurden erneut gesendet.')
  app.server.answers(cancelAddressChange, undefined)
  app.server.answers(readAddressChange, { change: null })
  await hands.press('Änderung abbrechen')
  await within(section).findByRole('button', { name: 'Adresse ändern' })
})

test('without mail the page says who can change the address', async () => {
  app = openApp('/konto', { who: user({ language: 'en' }), language: 'en' })
  app.server.answers(listSessions, [])
  app.server.answers(settings, { ...publicSettings, hasMail: false, supportEmail: 'help@example.org' })
  await screen.findByText(
    /^This installation sends no emails\. Its operator can change the address for you\./,
  )
  expect(screen.queryByRole('button', { name: 'Change address' })).toBeNull()
})

test('the link to the new address changes nothing before its button is pressed', async () => {
  app = openApp(address)
  app.server.answers(readAddressLink, { side: 'new', newEmail })
  await screen.findByRole('heading', { name: 'Neue E-Mail-Adresse bestätigen' })
  expect(location.search).toBe('')
  expect(screen.queryByRole('button', { name: 'Das war ich nicht' })).toBeNull()
  app.server.answers(agreeToAddress, { isChanged: false })
  await hands.press('Adresse bestätigen')
  await screen.findByText(/^Jetzt fehlt noch die Zustimmung von der bisherigen Adresse/)
})

test('the old address agrees, and the address is changed; or refuses, and reads what to do', async () => {
  app = openApp(address)
  app.server.answers(readAddressLink, { side: 'old', newEmail })
  app.server.refuses(agreeToAddress, refusalOf('email_taken'))
  await hands.press('Zustimmen')
  await screen.findByText('Mit dieser E-Mail-Adresse gibt es schon ein Konto.')
  app.server.answers(agreeToAddress, { isChanged: true })
  await hands.press('Zustimmen')
  await screen.findByRole('heading', { name: 'Die E-Mail-Adresse ist geändert' })
  app.close()

  app = openApp(address, { language: 'en' })
  app.server.answers(readAddressLink, { side: 'old', newEmail })
  app.server.answers(refuseAddress, undefined)
  await hands.press('This wasn’t me')
  const heading = await screen.findByRole('heading', { name: 'The change was cancelled' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByRole('link', { name: 'Set new password' }).getAttribute('href')).toBe('/auth?tab=forgot')
})
