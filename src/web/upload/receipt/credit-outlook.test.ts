import { expect, test } from 'vitest'
import { changeDraft, newDraft } from '#web/upload/draft/change-draft.ts'
import { count, file, preview } from '#web/upload/draft/upload-events.testing.ts'
import { creditOutlook } from './credit-outlook.ts'

const read = changeDraft(newDraft(file), { type: 'previewRead', preview })
const twelve = changeDraft(read, { type: 'rowsCounted', count })

test('the rest is the balance minus the whole job', () => {
  expect(creditOutlook(twelve, 1_000)).toEqual({
    balanceCents: 1_000,
    remainingCents: 400,
    affordableImages: 12,
  })
  expect(creditOutlook(twelve, 600)).toMatchObject({ remainingCents: 0, affordableImages: 12 })
})

test('a balance that is too small pays for the first images alone', () => {
  expect(creditOutlook(twelve, 599)).toMatchObject({ remainingCents: -1, affordableImages: 11 })
  expect(creditOutlook(twelve, 49)).toMatchObject({ affordableImages: 0 })
})

test('more languages make the same balance reach for fewer images', () => {
  const four = changeDraft(twelve, {
    type: 'settingsChanged',
    settings: { languages: ['de', 'en', 'it', 'es'] },
  })
  expect(creditOutlook(four, 500)).toMatchObject({ remainingCents: 500 - 12 * 56, affordableImages: 8 })
})

test('there is no outlook before the list is counted', () => {
  expect(creditOutlook(read, 500)).toBeNull()
})
