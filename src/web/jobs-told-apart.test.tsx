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
    for (const name of ['Details zu list.csv', 'list.csv: Ergebnisse als CSV herunterladen'])
      await screen.findByRole('link', {
        name: new RegExp(`^${name} \\(Auftrag ${number}, .+, 40 Bilder\\)$`),
      })
})

test('a job without any success says so in red', async () => {
  app = openApp('/results', { who: user() })
  const failed = { ...job, status: 'failed', successfulImages: 0, failedImages: 40, csvUrl: null } as const
  app.server.answers(listJobs, [failed])
  expect((await screen.findByText('0 von 40 beschrieben')).className).toContain('text-bad')
})
