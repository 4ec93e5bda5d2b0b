import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listNotifications, markNotificationsRead } from '#contract/endpoints/notifications.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const row = (id: number, read: boolean) => ({
  id,
  type: 'account_ready' as const,
  title: `Nachricht ${id}`,
  content: JSON.stringify({ message: 'Es geht los.' }),
  read,
  createdAt: '2026-11-01T10:00:00.000Z',
})

const downFrom = (id: number, count: number, read = true) =>
  Array.from({ length: count }, (_, index) => row(id - index, read))

test('older ones are shown fifty by fifty, are marked once they were in sight, and are not announced as new', async () => {
  app = openApp('/hilfe', { who: user() })
  app.server.answers(listNotifications, downFrom(100, 50), 57)
  await hands.press('Benachrichtigungen, 57 ungelesen')
  await screen.findByText('Nachricht 51')
  app.server.answers(listNotifications, [...downFrom(100, 50), ...downFrom(50, 7, false)], 57)
  app.server.answers(markNotificationsRead, undefined)
  await hands.press('Ältere zeigen')
  const first = await screen.findByText(/Nachricht 50/)
  await waitFor(() => expect(document.activeElement).toBe(first.closest('li')))
  await screen.findByText(/Nachricht 44/)
  expect(screen.queryByText(/Die neuesten/)).toBeNull()
  expect(screen.queryByText('7 ungelesene Benachrichtigungen')).toBeNull()
  await screen.findByRole('button', { name: 'Benachrichtigungen' })
})

test('unread ones that are older than those shown are counted, and one press marks them', async () => {
  app = openApp('/hilfe', { who: user() })
  const rows = downFrom(100, 50)
  app.server.answers(listNotifications, rows, 57)
  await hands.press('Benachrichtigungen, 57 ungelesen')
  await screen.findByText('Die neuesten 50 von 57')
  app.server.answers(markNotificationsRead, undefined)
  app.server.answers(listNotifications, rows)
  await hands.press('Alle als gelesen markieren')
  await screen.findByRole('button', { name: 'Benachrichtigungen' })
  await waitFor(() => expect(screen.queryByText('Alle als gelesen markieren')).toBeNull())
})
