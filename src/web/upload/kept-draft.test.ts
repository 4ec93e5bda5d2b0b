import { expect, test } from 'vitest'
import { newDraft } from './change-draft.ts'
import { keepDraft, takeKeptDraft } from './kept-draft.ts'
import { file } from './upload-events.testing.ts'

const draft = newDraft(file)

test('a draft is there once for the user who kept it', () => {
  keepDraft(1, draft)
  expect(takeKeptDraft(1)).toBe(draft)
  expect(takeKeptDraft(1)).toBeNull()
})

test('whoever signs in next neither sees it nor leaves it there', () => {
  keepDraft(1, draft)
  expect(takeKeptDraft(2)).toBeNull()
  expect(takeKeptDraft(1)).toBeNull()
})
