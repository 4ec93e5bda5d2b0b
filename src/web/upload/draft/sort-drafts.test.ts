import { expect, test } from 'vitest'
import type { StoredDraft } from './draft-database.ts'
import { defaultSettings } from './job-settings.ts'
import { sortDrafts } from './sort-drafts.ts'
import { file } from './upload-events.testing.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const hourMs = 60 * 60 * 1_000
const stored = (tab: string, userId: number, hoursAgo: number): StoredDraft => ({
  tab,
  userId,
  file,
  settings: defaultSettings,
  storedAt: now - hoursAgo * hourMs,
})
const here = { tab: 'here', userId: 1, now }

test('a tab continues with its own draft', () => {
  const own = stored('here', 1, 1)
  expect(sortDrafts([own], here)).toEqual({ own, gone: [] })
})

test('another tab of the same user keeps its draft and does not lend it', () => {
  expect(sortDrafts([stored('there', 1, 1)], here)).toEqual({ own: null, gone: [] })
})

test('drafts of another user are neither shown nor kept, in any tab', () => {
  expect(sortDrafts([stored('here', 2, 1), stored('there', 2, 1)], here)).toEqual({
    own: null,
    gone: ['here', 'there'],
  })
})

test('after a day a draft is gone', () => {
  expect(sortDrafts([stored('here', 1, 24), stored('there', 1, 25)], here)).toEqual({
    own: null,
    gone: ['here', 'there'],
  })
})
