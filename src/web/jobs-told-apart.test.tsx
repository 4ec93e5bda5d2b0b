import { screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listJobs } from '#contract/endpoints/jobs.ts'
import { endedJob as job, user } from '#web/testing/furnish.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp | null = null

afterEach(() => {
  app?.close()
  app = null
})

test('jobs with the same name are distinguished by number, time and images', async () => {
  app = openApp('/results', { who: user() })
  app.server.answers(listJobs, [job, { ...job, id: 8 }])
  for (const number of [7, 8])
    await screen.findByRole('link', {
      name: new RegExp(`^list.csv: Ergebnisse als CSV herunterladen \\(Auftrag ${number}, .+\\)$`),
    })
  for (const number of [7, 8])
    await screen.findByRole('link', { name: 'list.csv', description: new RegExp(`^Auftrag ${number}, `) })
  expect(screen.getAllByText('40 von 40 Bildern beschrieben')).toHaveLength(2)
})

test('a job without any success says so in red', async () => {
  app = openApp('/results', { who: user() })
  const failed = { ...job, status: 'failed', successfulImages: 0, failedImages: 40, csvUrl: null } as const
  app.server.answers(listJobs, [failed])
  expect((await screen.findByText('0 von 40 Bildern beschrieben')).parentElement?.className).toContain(
    'text-bad',
  )
})
