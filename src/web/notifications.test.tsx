import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listNotifications, markNotificationsRead } from '#contract/endpoints/notifications.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

test('unread ones that are older than those shown are counted, and one press marks them', async () => {
  app = openApp('/hilfe', { who: user() })
  const rows = Array.from({ length: 50 }, (_, index) => ({
    id: 100 - index,
    type: 'account_ready' as const,
    title: 'Ihr Konto ist bereit',
    content: JSON.stringify({ message: 'Es geht los.' }),
    read: true,
    createdAt: '2026-11-01T10:00:00.000Z',
  }))
  app.server.answers(listNotifications, rows, 57)
  await hands.press('Benachrichtigungen, 57 ungelesen')
  await screen.findByText('Die neuesten 50 von 57')
  app.server.answers(markNotificationsRead, undefined)
  app.server.answers(listNotifications, rows)
  await hands.press('Alle als gelesen markieren')
  await screen.findByRole('button', { name: 'Benachrichtigungen' })
  await waitFor(() => expect(screen.queryByText('Alle als gelesen markieren')).toBeNull())
})
