import { QueryObserver } from '@tanstack/react-query'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import type { User } from '#contract/entities/user.ts'
import { startTexts } from '#web/i18n/start-i18n.ts'
import { currentUserQuery } from './current-user.ts'
import { settingsQuery } from './public-settings.ts'
import { createQueryClient, forgetUser } from './query-client.ts'

const user = (id: number): User => ({
  id,
  username: `user-${id}`,
  email: `${id}@example.com`,
  language: 'de',
  createdAt: '2026-11-20T10:00:00.000Z',
  isAdmin: false,
  isVerified: true,
  suspendedAt: null,
  mailsOnJobEnd: false,
  creditBalance: 500,
  totalProcessedImages: 0,
  totalCost: 0,
  apiKeys: [],
})

function signedIn() {
  const client = createQueryClient()
  client.setQueryData(settingsQuery.queryKey, settings)
  client.setQueryData(currentUserQuery.queryKey, user(1))
  client.setQueryData(['jobs', 'list'], ['a job of user 1'])
  return client
}

const settings = {
  notice: '',
  loginHint: '',
  supportEmail: '',
  mailInboxUrl: '',
  hasMail: false,
  requiresVerification: false,
  registration: { mode: 'open', domains: [] },
  singleSignOn: null,
  recaptcha: null,
  operator: { name: '', url: '' },
  maxUploadMegabytes: 200,
  maxImagesPerJob: 100_000,
}

test('signing out leaves nothing but the public settings', () => {
  const client = signedIn()
  forgetUser(client)
  expect(client.getQueryData(currentUserQuery.queryKey)).toBeNull()
  expect(client.getQueryData(['jobs', 'list'])).toBeUndefined()
  expect(client.getQueryData(settingsQuery.queryKey)).toEqual(settings)
  client.clear()
})

test('another user of the same browser sees nothing of the previous one', () => {
  const client = signedIn()
  client.setQueryData(currentUserQuery.queryKey, { ...user(1), creditBalance: 0 })
  expect(client.getQueryData(['jobs', 'list'])).toEqual(['a job of user 1'])
  client.setQueryData(currentUserQuery.queryKey, user(2))
  expect(client.getQueryData(['jobs', 'list'])).toBeUndefined()
  expect(client.getQueryData(settingsQuery.queryKey)).toEqual(settings)
  client.clear()
})

test('what is shown is asked for again in the language that is chosen', async () => {
  const client = createQueryClient()
  startTexts('de')
  const audit = {
    queryKey: ['audits', 7],
    queryFn: async () => (i18next.language === 'de' ? 'Nichts gelesen.' : 'Nothing read.'),
  }
  const said: unknown[] = []
  const stop = new QueryObserver(client, audit).subscribe(({ data, isFetching }) => {
    if (!isFetching) said.push(data)
  })
  await expect.poll(() => said.at(-1)).toBe('Nichts gelesen.')
  await i18next.changeLanguage('en')
  await expect.poll(() => said.at(-1)).toBe('Nothing read.')
  stop()
  await i18next.changeLanguage('de')
  client.clear()
})
