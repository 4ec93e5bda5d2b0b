import { screen, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { apiKeysStatus, userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { refusals } from '#contract/refusals.ts'
import { admin } from '#web/testing/furnish.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('the upload home comes with what keeps a job from starting: nothing moves down when that is known', async () => {
  app = openApp('/', { who: admin() })
  app.server.answers(apiKeysStatus, { anthropic: false, openai: false })
  app.server.answers(userApiKeyStatus, { hasApiKeys: false })
  const answer = app.server.delays(userApiKeyStatus)
  await within(await screen.findByRole('main')).findByRole('status')
  expect(screen.queryByLabelText('Liste mit Bildadressen (CSV oder JSON)')).toBeNull()
  answer()
  await screen.findByLabelText('Liste mit Bildadressen (CSV oder JSON)')
  screen.getByText(refusals.no_api_keys.de)
})
