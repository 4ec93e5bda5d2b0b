import { screen } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { listJobs } from '#contract/endpoints/jobs.ts'
import { endedJob, user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const day = {
  ...endedJob,
  filename: 'API 2026-11-23',
  name: 'API 2026-11-23',
  costCents: 150,
  priceCents: 50,
  successfulImages: 3,
}

test('days with single images are listed separately from jobs, each with its cost and images', async () => {
  app = openApp('/results', { who: user() })
  app.server.answers(listJobs, [day])
  await hands.follow('Einzelne Bilder über die API')
  await screen.findByRole('heading', { level: 1, name: 'Einzelne Bilder über die API' })
  expect(location.search).toBe('?kind=single')
  expect((await screen.findByRole('link', { name: 'API 2026-11-23' })).getAttribute('href')).toBe(
    '/results/7',
  )
  screen.getByText('1,50 €')
  await hands.follow('Alle Ergebnisse')
  await screen.findByRole('heading', { level: 1, name: 'Ergebnisse' })
})

test('users without single images get no link to them, and the page says that there are none', async () => {
  app = openApp('/results', { who: user({ language: 'en' }), language: 'en' })
  app.server.answers(listJobs, [])
  await screen.findByText('No results yet')
  expect(screen.queryByText('Single images from the API')).toBeNull()
  app.close()

  app = openApp('/results?kind=single', { who: user({ language: 'en' }), language: 'en' })
  app.server.answers(listJobs, [])
  await screen.findByText('No single images from the API yet.')
})
