import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { refusals } from '#contract/refusals.ts'
import { admin, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the upload home comes with what keeps a job from starting: nothing moves down when that is known', async () => {
  app = openApp('/', { who: admin() })
  app.server.answers(apiKeysStatus, { anthropic: false, openai: false })
  app.server.answers(userApiKeyStatus, { hasApiKeys: false })
  const answer = app.server.delays(userApiKeyStatus)
  await within(await screen.findByRole('main')).findByRole('status')
  expect(screen.queryByLabelText('Liste mit Bildadressen (CSV, JSON oder Excel)')).toBeNull()
  answer()
  await screen.findByLabelText('Liste mit Bildadressen (CSV, JSON oder Excel)')
  screen.getByText(refusals.no_api_keys.de)
})

test('who cannot see the receipt is told its sum when a choice changes it, and not before', async () => {
  app = openApp('/', { who: user({ creditBalance: 100_000 }) })
  await hands.pickFile('list.csv', 'url\nhttp://bilder.example/1.jpg\nhttp://bilder.example/2.jpg\n')
  await hands.findButton(/^2 Bilder beschreiben/)
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  expect(said().join()).not.toContain('Preis geändert')
  await hands.press(/^Sprachen /)
  for (const name of ['Englisch', 'Italienisch']) await hands.choose('checkbox', name)
  await waitFor(() => expect(said()).toContain('Preis geändert: 1,08 €'))
})
