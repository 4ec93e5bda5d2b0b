import { checkResetToken, forgotPassword, resetPassword, verifyEmail } from '#contract/endpoints/recovery.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { hands } from './hands.ts'
import type { QuotedGround } from './quoted-ground.ts'

const newPassword = 'another horse with a battery'
const resetForm = '/auth/reset-password?token=of-a-mail'

/** The mail links on the German pages, for a user who has forgotten the password and whose address is unverified. */
export async function germanLinks(ground: QuotedGround): Promise<void> {
  await forgetting(ground)
  await resetting(ground)
  await verifying(ground)
}

async function forgetting({ open, at }: QuotedGround): Promise<void> {
  const { server } = open('/auth')
  await hands.follow('Passwort vergessen?')
  await at('forgot')
  await hands.fill('E-Mail-Adresse', 'no address')
  await hands.press('Link senden')
  await at('forgot-errors')
  await hands.fill('E-Mail-Adresse', 'linus@example.org')
  await server.failing(forgotPassword, 'broken', async () => {
    await hands.press('Link senden')
    await at('forgot-failed')
  })
  await server.failing(forgotPassword, 'unanswered', async () => {
    await hands.press('Link senden')
    await at('forgot-unanswered')
  })
  server.answers(forgotPassword, { message: 'what the page does not show' })
  await hands.press('Link senden')
  await at('forgot-sent')
}

async function resetting({ open, at }: QuotedGround): Promise<void> {
  open('/auth/reset-password')
  await at('reset-missing')
  open('/auth/reset-password?token=invented').server.refuses(checkResetToken, refusalOf('invalid_token'))
  await at('reset-invalid')

  const { server } = open(resetForm)
  server.answers(checkResetToken, {})
  await hands.fill('Neues Passwort', 'short')
  await hands.fill('Neues Passwort bestätigen', 'other')
  await hands.press('Passwort zurücksetzen')
  await at('reset-errors')
  await hands.fill('Neues Passwort', newPassword)
  await hands.fill('Neues Passwort bestätigen', newPassword)
  await server.failing(resetPassword, 'broken', async () => {
    await hands.press('Passwort zurücksetzen')
    await at('reset-failed')
  })
  await server.failing(resetPassword, 'unanswered', async () => {
    await hands.press('Passwort zurücksetzen')
    await at('reset-unanswered')
  })
  server.answers(resetPassword, undefined)
  await hands.press('Passwort zurücksetzen')
  await at('reset-done')
}

async function verifying({ open, at }: QuotedGround): Promise<void> {
  open('/auth/verify-email')
  await at('verify-missing')
  for (const [how, place] of [
    ['broken', 'verify-failed'],
    ['unanswered', 'verify-unanswered'],
  ] as const) {
    const { server } = open('/auth/verify-email?token=invented')
    await server.failing(verifyEmail, how, () => at(place))
  }
  open('/auth/verify-email?token=of-a-mail').server.answers(verifyEmail, {})
  await at('verify-done')
}
