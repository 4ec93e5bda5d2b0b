import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { createToken, listTokens } from '#contract/endpoints/tokens.ts'
import { admin, createdAt, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const text = `bw_live_${'x'.repeat(36)}`
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
const inviting = { name: 'Einladen' }

async function openInviting(): Promise<HTMLElement> {
  app = openApp('/admin', { who: admin() })
  const button = await within(await screen.findByRole('region', { name: 'Einladungen' })).findByRole(
    'button',
    inviting,
  )
  button.focus()
  await hands.press('Einladen')
  return screen.findByRole('dialog')
}

test('a dialog focuses its first field, and Escape returns to the button that opened it', async () => {
  const dialog = await openInviting()
  const field = await within(dialog).findByLabelText('E-Mail-Adressen')
  await waitFor(() => expect(document.activeElement).toBe(field))
  pressEscape()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', inviting)))
})

test('Escape and a click outside ask before they throw away what was typed', async () => {
  const dialog = await openInviting()
  const field = await hands.fill('E-Mail-Adressen', 'frieda@example.org', dialog)
  field.focus()
  pressEscape()
  const question = await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' })
  await hands.press('Weiter bearbeiten', question)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field.value).toBe('frieda@example.org')
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  await hands.press('Verwerfen', await screen.findByRole('alertdialog', { name: 'Eingaben verwerfen?' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', inviting)))
})

test('Escape asks before it closes what is shown once', async () => {
  app = openApp('/konto/zugaenge', { who: user() })
  app.server.answers(listTokens, [])
  await hands.press('Token anlegen')
  const dialog = await screen.findByRole('dialog', { name: 'Token anlegen' })
  await hands.fill('Name', 'WordPress', dialog)
  const token = {
    id: 5,
    name: 'WordPress',
    start: 'bw_live_xxxx',
    isTest: false,
    scopes: [],
    createdAt,
  } as const
  const unused = { expiresAt: null, revokedAt: null, lastUsedAt: null, monthlyCapCents: null }
  app.server.answers(createToken, {
    token: { ...token, ...unused, scopes: [], spentThisMonthCents: 0 },
    text,
  })
  await hands.press('Token anlegen', dialog)
  await screen.findByText(text)
  pressEscape()
  const question = await screen.findByRole('alertdialog', { name: 'Schon gesichert?' })
  await hands.press('Zurück', question)
  screen.getByText(text)
  pressEscape()
  await hands.press('Trotzdem schließen', await screen.findByRole('alertdialog'))
  await waitFor(() => expect(screen.queryByText(text)).toBeNull())
})
