import { expect, test } from 'vitest'
import { shapeNotification } from './notifications.queries.ts'

const row = {
  id: 1,
  userId: 2,
  aboutUserId: null,
  type: 'job_finished' as const,
  details: { jobId: 7, filename: 'list.csv', succeeded: 1, total: 1 },
  readAt: null,
  createdAt: new Date('2026-11-01T10:00:00Z'),
}

const said = (details: object, language: 'de' | 'en') =>
  JSON.parse(shapeNotification({ ...row, details: { ...row.details, ...details } }, language).content).message

test('a job with one image is reported in the singular', () => {
  expect(said({}, 'de')).toBe('list.csv: 1 von 1 Bild ist beschrieben.')
  expect(said({}, 'en')).toBe('list.csv: 1 of 1 image described.')
  expect(said({ total: 2 }, 'de')).toBe('list.csv: 1 von 2 Bildern sind beschrieben.')
})
