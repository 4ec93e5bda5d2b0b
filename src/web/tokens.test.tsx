import { screen, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listSessions } from '#contract/endpoints/sessions.ts'
import { listTokens } from '#contract/endpoints/tokens.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the pages of the account lead to each other, and say which one is open', async () => {
  app = openApp('/konto', { who: user() })
  app.server.answers(listSessions, [])
  app.server.answers(listTokens, [])
  const pages = await screen.findByRole('navigation', { name: 'Konto und Sicherheit' })
  const link = (name: string) => within(pages).getByRole('link', { name })
  expect(link('Sicherheit').getAttribute('aria-current')).toBe('page')
  link('Zugänge').focus()
  await hands.follow('Zugänge')
  await screen.findByRole('region', { name: 'Zugangstoken' })
  expect(location.pathname).toBe('/konto/zugaenge')
  expect(document.title).toMatch(/^Zugänge · Konto und Sicherheit/)
  expect(document.activeElement).toBe(link('Zugänge'))
  await hands.follow('Limits')
  await screen.findByLabelText(/Ihr Monatslimit/)
  expect(link('Limits').getAttribute('aria-current')).toBe('page')
})

test('a page of the account that there is not leads to the first', async () => {
  app = openApp('/konto/nirgends', { who: user({ language: 'en' }), language: 'en' })
  app.server.answers(listSessions, [])
  await screen.findByRole('region', { name: 'Where you are signed in' })
  expect(location.pathname).toBe('/konto')
})
