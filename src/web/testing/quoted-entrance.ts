import { fireEvent, screen } from '@testing-library/dom'
import { login } from '#contract/endpoints/accounts.ts'
import { forgotPassword, resendVerification } from '#contract/endpoints/recovery.ts'
import { register } from '#contract/endpoints/registering.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { hands } from './hands.ts'
import type { QuotedGround } from './quoted-ground.ts'

const password = 'a horse with a battery'

/** What visitors who can't get in read on the German pages. */
export async function germanEntrance({ open, at }: QuotedGround): Promise<void> {
  open('/not/a/page')
  await at('not-found')

  const first = open('/auth')
  await at('login')
  first.server.refuses(login, refusalOf('invalid_credentials'))
  await signIn('admin', 'not the password')
  await at('login-refused')

  const { server } = open('/auth')
  server.refuses(login, refusalOf('email_not_verified', { needsVerification: true }))
  await signIn('emil@example.org', password)
  await at('login-unverified')
  await server.failing(resendVerification, 'unanswered', async () => {
    await hands.press('Bestätigungslink erneut senden')
    await at('resend-failed')
  })

  const registering = open('/auth?tab=register')
  await hands.fill('E-Mail-Adresse', 'emil@example.org')
  await hands.fill('Benutzername', 'Emil')
  await hands.fill('Passwort', password)
  await registering.server.failing(register, 'broken', async () => {
    await hands.press('Konto anlegen')
    await at('register-failed')
  })
}

/** What visitors who fill in the English forms incorrectly read. */
export async function englishEntrance({ open, at }: QuotedGround): Promise<void> {
  open('/not/a/page')
  await at('not-found')

  open('/auth')
  await hands.fill('Username or email address', 'ab')
  await hands.fill('Password', 'short')
  await hands.press('Sign in')
  await at('login-errors')

  open('/auth?tab=register')
  await hands.fill('Email address', 'no address')
  await hands.fill('Username', 'ab')
  await hands.fill('Password', 'short')
  const language = await screen.findByLabelText('Language', { selector: 'select' })
  // The page offers no empty option, but an extension that fills in forms can add one.
  language.append(document.createElement('option'))
  fireEvent.change(language, { target: { value: '' } })
  await hands.press('Create account')
  await at('register-errors')

  const { server } = open('/auth?tab=forgot')
  server.answers(forgotPassword, { message: 'what the page does not show' })
  await hands.fill('Email address', 'nobody@example.org')
  await hands.press('Send link')
  await at('forgot-sent')
}

async function signIn(name: string, secret: string): Promise<void> {
  await hands.fill('Benutzername oder E-Mail-Adresse', name)
  await hands.fill('Passwort', secret)
  await hands.press('Anmelden')
}
