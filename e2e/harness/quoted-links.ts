import { failing, fill, press, type QuotedGround } from './quoted-ground.ts'

const newPassword = 'another horse with a battery'

/** The links of mails on the German pages, for a user who has forgotten the password and whose address is unverified. */
export async function germanLinks(ground: QuotedGround, email: string): Promise<void> {
  await forgetting(ground, email)
  await resetting(ground, email)
  await verifying(ground, email)
}

async function forgetting({ page, stage: { url }, at }: QuotedGround, email: string): Promise<void> {
  await page.goto(`${url}/auth`)
  await page.getByText('Passwort vergessen?').click()
  await at('forgot')
  await fill(page, 'E-Mail-Adresse', 'no address')
  await press(page, 'Link senden')
  await at('forgot-errors')
  await fill(page, 'E-Mail-Adresse', email)
  await failing(page, '**/api/auth/forgot-password', 'broken', async () => {
    await press(page, 'Link senden')
    await at('forgot-failed')
  })
  await failing(page, '**/api/auth/forgot-password', 'unanswered', async () => {
    await press(page, 'Link senden')
    await at('forgot-unanswered')
  })
  await press(page, 'Link senden')
  await at('forgot-sent')
}

async function resetting({ page, stage, at }: QuotedGround, email: string): Promise<void> {
  await page.goto(`${stage.url}/auth/reset-password`)
  await at('reset-missing')
  await page.goto(`${stage.url}/auth/reset-password?token=invented`)
  await at('reset-invalid')

  await page.goto(linkIn((await stage.farSide.inbox.waitFor(email, /Neues Passwort/, 30_000)).text))
  await fill(page, 'Neues Passwort', 'short')
  await fill(page, 'Neues Passwort bestätigen', 'other')
  await press(page, 'Passwort zurücksetzen')
  await at('reset-errors')
  await fill(page, 'Neues Passwort', newPassword)
  await fill(page, 'Neues Passwort bestätigen', newPassword)
  await failing(page, '**/api/auth/reset-password', 'broken', async () => {
    await press(page, 'Passwort zurücksetzen')
    await at('reset-failed')
  })
  await failing(page, '**/api/auth/reset-password', 'unanswered', async () => {
    await press(page, 'Passwort zurücksetzen')
    await at('reset-unanswered')
  })
  await press(page, 'Passwort zurücksetzen')
  await at('reset-done')
}

async function verifying({ page, stage, at }: QuotedGround, email: string): Promise<void> {
  await page.goto(`${stage.url}/auth/verify-email`)
  await at('verify-missing')
  await failing(page, '**/api/auth/verify-email?*', 'broken', async () => {
    await page.goto(`${stage.url}/auth/verify-email?token=invented`)
    await at('verify-failed')
  })
  await failing(page, '**/api/auth/verify-email?*', 'unanswered', async () => {
    await page.goto(`${stage.url}/auth/verify-email?token=invented`)
    await at('verify-unanswered')
  })
  await page.goto(linkIn((await stage.farSide.inbox.waitFor(email, /bestätigen/, 30_000)).text))
  await at('verify-done')
}

function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+token=\S+/.exec(text) ?? []
  if (!link) throw new Error(`no link in the mail:\n${text}`)
  return link
}
