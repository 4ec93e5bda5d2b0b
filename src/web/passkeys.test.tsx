import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import {
  askForPasskey,
  listPasskeys,
  offerPasskey,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '#contract/endpoints/passkeys.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { createdAt, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const laptop: Passkey = {
  id: 1,
  name: 'Laptop',
  host: location.hostname,
  isBackedUp: false,
  createdAt,
  lastUsedAt: null,
}
const phone: Passkey = { ...laptop, id: 2, name: 'Telefon', isBackedUp: true, lastUsedAt: createdAt }
const elsewhere: Passkey = { ...laptop, id: 3, name: '', host: 'bildwort.example' }

const findRows = async () =>
  within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem')

test('passkeys are listed by name, and one is renamed and removed', async () => {
  app = openApp('/konto', { who: user() })
  app.server.answers(listPasskeys, [laptop, phone, elsewhere])
  const [first, second, third] = await findRows()
  within(first!).getByText('Noch nie benutzt')
  within(second!).getByText('auf mehreren Geräten')
  within(third!).getByText('Passkey ohne Namen')
  within(third!).getByText(/Gilt nur unter bildwort\.example/)
  app.server.answers(renamePasskey, { ...laptop, name: 'Rechner' })
  await hands.press('Passkey Laptop umbenennen')
  await hands.fill('Neuer Name für Laptop', 'Rechner')
  app.server.answers(listPasskeys, [{ ...laptop, name: 'Rechner' }, phone])
  await hands.press('Speichern')
  await findToast('Der Passkey ist umbenannt.')
  await hands.press('Passkey Telefon entfernen')
  const question = await screen.findByRole('alertdialog', { name: 'Passkey „Telefon“ entfernen?' })
  app.server.answers(removePasskey, undefined)
  app.server.answers(listPasskeys, [laptop])
  await hands.press('Entfernen', question)
  await findToast('Der Passkey ist entfernt.')
  await waitFor(async () => expect(await findRows()).toHaveLength(1))
})

test('after an old sign-in, adding a passkey asks for the password', async () => {
  app = openApp('/konto', { who: user({ language: 'en' }), language: 'en' })
  app.server.answers(listPasskeys, [])
  await screen.findByText('You don’t have a passkey yet.')
  app.server.refuses(offerPasskey, refusalOf('password_needed'))
  await hands.press('Add passkey')
  const dialog = await screen.findByRole('dialog', { name: 'Add passkey' })
  expect(within(dialog).queryByLabelText('Your password')).toBeNull()
  await hands.press('Continue', dialog)
  await within(dialog).findByLabelText('Your password')
  within(dialog).getByText('You signed in a while ago. Please enter your password.')
})

test('the sign-in page says if the browser has no passkeys', async () => {
  app = openApp('/auth')
  app.server.answers(askForPasskey, {
    challenge: 'AAAA',
    timeout: 300_000,
    rpId: 'localhost',
    userVerification: 'required',
  })
  await hands.press('Mit Passkey anmelden')
  await screen.findByText(/Dieser Browser kann hier keine Passkeys verwenden/)
})

test('an account with the maximum of passkeys says so, and offers no further one', async () => {
  app = openApp('/konto', { who: user() })
  app.server.answers(
    listPasskeys,
    Array.from({ length: 10 }, (_, place) => ({ ...laptop, id: place + 1 })),
  )
  await screen.findByText(/Mehr als 10 sind nicht möglich/)
  expect(screen.queryByRole('button', { name: 'Passkey hinzufügen' })).toBeNull()
})
