import { expect, test } from 'vitest'
import { newDraft } from './change-draft.ts'
import { keepDraft, takeKeptDraft } from './kept-draft.ts'
import { file } from './upload-events.testing.ts'

// There is no storage here, as in some private windows.
const draft = newDraft(file)

test('a draft can be taken once, by the user who kept it', async () => {
  await keepDraft(1, draft)
  expect(await takeKeptDraft(1)).toBe(draft)
  expect(await takeKeptDraft(1)).toBeNull()
})

test('the next user to sign in neither sees it nor leaves it there', async () => {
  await keepDraft(1, draft)
  expect(await takeKeptDraft(2)).toBeNull()
  expect(await takeKeptDraft(1)).toBeNull()
})
