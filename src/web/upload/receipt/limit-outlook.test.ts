import { expect, test } from 'vitest'
import { changeDraft, newDraft } from '#web/upload/draft/change-draft.ts'
import { count, file, preview } from '#web/upload/draft/upload-events.testing.ts'
import { limitOutlook } from './limit-outlook.ts'

const read = changeDraft(newDraft(file), { type: 'previewRead', preview })
/** Costs 6,00 €. */
const twelve = changeDraft(read, { type: 'rowsCounted', count })

test('a limit that would be exceeded says what is left, and for how many images', () => {
  expect(limitOutlook(twelve, { limitCents: 1_000, leftCents: 599 }, 10_000)).toEqual({
    costCents: 600,
    limitCents: 1_000,
    leftCents: 599,
    affordableImages: 11,
  })
})

test.for([
  ['that allows the job', { limitCents: 1_000, leftCents: 600 }, 10_000],
  ['that is not set', { limitCents: null, leftCents: null }, 10_000],
  ['of a user who lacks the money anyway', { limitCents: 1_000, leftCents: 100 }, 599],
] as const)('nothing is said of a limit %s', ([, limits, balanceCents]) => {
  expect(limitOutlook(twelve, limits, balanceCents)).toBeNull()
})
