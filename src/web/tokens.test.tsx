import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { listUsers } from '#contract/endpoints/admin.ts'
import { confirmWithCode } from '#contract/endpoints/factors.ts'
import { changePassword } from '#contract/endpoints/own-account.ts'
import {
  createToken,
  listTokens,
  listTokensOfUser,
  revokeToken,
  revokeTokenOfUser,
} from '#contract/endpoints/tokens.ts'
import type { ApiToken } from '#contract/entities/token.ts'
import { refusalOf } from '#contract/refusal-of.ts'
import { askConfirmation } from '#web/accounts/second-factor/ask-confirmation.tsx'
import { askWhenRefused } from '#web/http/confirmation.ts'
import { admin, createdAt, user } from '#web/testing/furnish.ts'
import { findToast, hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => {
  vi.restoreAllMocks()
  askWhenRefused(null)
  app.close()
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString()
const text = `bw_live_${'x'.repeat(36)}`
const token: ApiToken = {
  id: 5,
  name: 'WordPress',
  start: 'bw_live_xxxx',
  isTest: false,
  scopes: ['jobs:read', 'account:read'],
  createdAt,
  expiresAt: inDays(90),
  revokedAt: null,
  lastUsedAt: null,
  monthlyCapCents: null,
  spentThisMonthCents: 0,
}
const english = { who: user({ language: 'en' }), language: 'en' } as const

async function open(tokens: ApiToken[], options: Parameters<typeof openApp>[1] = english): Promise<void> {
  app = openApp('/konto/zugaenge', options)
  app.server.answers(listTokens, tokens)
  await waitFor(() => expect(document.querySelector('.animate-breathe')).toBeNull())
}

test('the account pages link to each other, and mark the open one', async () => {
  app = openApp('/konto', { who: user() })
  const pages = await screen.findByRole('navigation', { name: 'Konto und Sicherheit' })
  const link = (name: string) => within(pages).getByRole('link', { name })
  expect(link('Sicherheit').getAttribute('aria-current')).toBe('page')
  link('Zugänge').focus()
  await hands.follow('Zugänge')
  await screen.findByText('Noch kein Zugangstoken')
  expect(location.pathname).toBe('/konto/zugaenge')
  await waitFor(() => expect(document.title).toMatch(/^Zugänge · Konto und Sicherheit/))
  expect(document.activeElement).toBe(link('Zugänge'))
  await hands.follow('Limits')
  await screen.findByLabelText(/Ihr Monatslimit/)
  expect(link('Limits').getAttribute('aria-current')).toBe('page')
  await hands.follow('Profil')
  await screen.findByLabelText('Aktuelles Passwort')
  expect(location.pathname).toBe('/konto/profil')
  await hands.follow('Daten')
  await screen.findByRole('link', { name: 'Meine Daten herunterladen' })
  expect(location.pathname).toBe('/konto/daten')
})

test('a page of the account that there is not leads to the first', async () => {
  app = openApp('/konto/nirgends', english)
  await screen.findByRole('region', { name: 'Active sessions' })
  expect(location.pathname).toBe('/konto')
})

test('users without a token read what tokens are for, and where the documentation is', async () => {
  await open([], { who: user() })
  await screen.findByText(/^Mit einem Zugangstoken arbeitet ein Programm/)
  const documentation = await screen.findByRole('link', { name: 'Dokumentation der API' })
  expect(documentation.getAttribute('href')).toBe('/api/v1/docs?lang=de')
  await hands.findButton('Token anlegen')
})

test('a token is made, shown once with a command to try it, and then listed without', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open([])
  await hands.press('Create token')
  const dialog = await screen.findByRole('dialog', { name: 'Create token' })
  await hands.fill('Name', 'WordPress', dialog)
  app.server.answers(createToken, { token, text })
  app.server.answers(listTokens, [token])
  await hands.press('Create token', dialog)
  const shown = await screen.findByRole('dialog', { name: 'Your new token' })
  within(shown).getByText(text)
  within(shown).getByText(/^curl -H 'Authorization: Bearer bw_live_x+' .*\/api\/v1\/account'$/s)
  await hands.press('Copy token', shown)
  await findToast('Token copied')
  expect(writeText).toHaveBeenCalledWith(text)
  // It would be lost.
  fireEvent.pointerDown(document.body)
  fireEvent.click(document.body)
  await hands.press('I have saved the token', shown)
  const list = await screen.findByRole('list', { name: 'Access tokens' })
  within(list).getByText('WordPress')
  await waitFor(() => expect(document.body.textContent).not.toContain(text))
})

test('a test token is chosen where a token is made, has no limit of its own, and is marked', async () => {
  await open([])
  await hands.press('Create token')
  const dialog = await screen.findByRole('dialog', { name: 'Create token' })
  within(dialog).getByLabelText(/^Monthly limit/)
  await hands.choose('radio', /^Test/, dialog)
  expect(within(dialog).queryByLabelText(/^Monthly limit/)).toBeNull()
  await hands.fill('Name', 'Staging', dialog)
  const made = { ...token, name: 'Staging', start: 'bw_test_xxxx', isTest: true }
  app.server.answers(createToken, { token: made, text: text.replace('live', 'test') })
  app.server.answers(listTokens, [made])
  await hands.press('Create token', dialog)
  await hands.press('I have saved the token', await screen.findByRole('dialog', { name: 'Your new token' }))
  const list = await screen.findByRole('list', { name: 'Access tokens' })
  within(list).getByText('Test')
})

test('a scope that another includes is checked with it, and again to choose without it', async () => {
  await open([])
  await hands.press('Create token')
  const dialog = await screen.findByRole('dialog')
  const reading = within(dialog).getByLabelText<HTMLInputElement>(/^Read jobs/)
  expect([reading.checked, reading.disabled]).toEqual([true, true])
  await hands.choose('checkbox', /^Start, stop/, dialog)
  expect([reading.checked, reading.disabled]).toEqual([false, false])
})

test('missing input is reported at its field, and no token is created', async () => {
  await open([])
  await hands.press('Create token')
  const dialog = await screen.findByRole('dialog')
  await hands.fill('Monthly limit', '12.345', dialog)
  // Those that are chosen at first.
  for (const scope of [/^Describe images/, /^Start, stop/, /^Read credit/])
    await hands.choose('checkbox', scope, dialog)
  await hands.press('Create token', dialog)
  await within(dialog).findByText('Please enter a name.')
  within(dialog).getByText('Please choose at least one scope.')
  within(dialog).getByText('Use at most two decimal places.')
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByLabelText('Name')))
})

test('creating a token asks users with a second factor for it', async () => {
  await open([])
  askWhenRefused(askConfirmation)
  app.server.refuses(createToken, refusalOf('confirmation_needed', { methods: ['totp'] }))
  await hands.press('Create token')
  const dialog = await screen.findByRole('dialog', { name: 'Create token' })
  await hands.fill('Name', 'WordPress', dialog)
  await hands.press('Create token', dialog)
  const asked = await screen.findByRole('dialog', { name: 'Please confirm' })
  await hands.fill('Code from your app', '123456', asked)
  app.server.answers(confirmWithCode, undefined)
  app.server.answers(createToken, { token, text })
  await hands.press('Confirm', asked)
  await screen.findByText(text)
})

test('the list marks tokens that expire soon, have reached their cap, or have ended', async () => {
  await open([
    { ...token, expiresAt: inDays(3) },
    { ...token, id: 6, name: 'Shop', monthlyCapCents: 500, spentThisMonthCents: 500 },
    { ...token, id: 7, name: 'Old', expiresAt: createdAt },
    { ...token, id: 8, name: 'Lost', revokedAt: createdAt },
  ])
  const good = within(await screen.findByRole('list', { name: 'Access tokens' }))
  good.getByText('Expires in 3 days')
  good.getByText('Monthly limit reached')
  good.getByText(/^€5\.00 of €5\.00 this month$/)
  screen.getByText('2 invalid tokens')
  expect(good.queryByText('Old')).toBeNull()
  screen.getByText('Expired')
  screen.getByText('Revoked')
  expect(screen.getAllByRole('button', { name: /^Revoke / })).toHaveLength(2)
})

test('a token is revoked after a question, and the focus stays with the list', async () => {
  await open([token])
  ;(await hands.findButton('Revoke WordPress')).focus()
  await hands.press('Revoke WordPress')
  const question = await screen.findByRole('alertdialog', { name: 'Revoke “WordPress”?' })
  app.server.answers(revokeToken, undefined)
  app.server.answers(listTokens, [{ ...token, revokedAt: createdAt }])
  await hands.press('Revoke', question)
  await findToast('The token is revoked.')
  const gone = await screen.findByText('No valid tokens right now.')
  await waitFor(() => expect(document.activeElement).toBe(gone.parentElement))
})

test('a list that failed to load can be loaded again', async () => {
  app = openApp('/konto/zugaenge', english)
  app.server.refuses(listTokens, refusalOf('not_found'))
  await screen.findByText('The access tokens could not be loaded')
  app.server.answers(listTokens, [token])
  await hands.press('Try again')
  await screen.findByText('WordPress')
})

test('changing the password offers to revoke the user’s tokens', async () => {
  await open([token])
  await hands.follow(/your account$/)
  await hands.fill('Current password', 'a horse with a battery')
  await hands.fill('New password', 'another horse')
  await hands.fill('Confirm new password', 'another horse')
  await hands.choose('checkbox', /^Also revoke all access tokens/)
  app.server.answers(changePassword, undefined)
  app.server.answers(listTokens, [{ ...token, revokedAt: createdAt }])
  await hands.press('Change password')
  await findToast(/all access tokens are revoked/)
  await waitFor(() => expect(screen.queryByLabelText(/^Also revoke all access tokens/)).toBeNull())
})

test('administrators see the tokens of another user, and revoke one', async () => {
  app = openApp('/admin', { who: admin() })
  const anna = user({ id: 7, username: 'Anna' })
  app.server.answers(listUsers, [admin(), anna])
  app.server.answers(listTokensOfUser, [
    { id: 5, name: 'WordPress', start: 'bw_live_xxxx', lastUsedAt: null },
  ])
  await hands.press('Aktionen zu Anna')
  await hands.press('Zugangstoken von Anna')
  const dialog = await screen.findByRole('dialog', { name: 'Zugangstoken von Anna' })
  await within(dialog).findByText('bw_live_xxxx…')
  within(dialog).getByText('Noch nicht verwendet')
  await hands.press('WordPress widerrufen', dialog)
  const question = await screen.findByRole('alertdialog', { name: '„WordPress“ von Anna widerrufen?' })
  app.server.answers(revokeTokenOfUser, undefined)
  app.server.answers(listTokensOfUser, [])
  await hands.press('Widerrufen', question)
  await findToast('Das Token ist widerrufen.')
  await within(dialog).findByText('Anna hat kein gültiges Zugangstoken.')
})
