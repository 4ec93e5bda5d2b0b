import { expect, test } from 'vitest'
import { changeDraft, newDraft } from './change-draft.ts'
import { defaultSettings } from './job-settings.ts'
import { keepDraft, restoreDraft, takeKeptDraft } from './kept-draft.ts'
import { preview as emptyPreview, file } from './upload-events.testing.ts'

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

const kept = { tab: 'a', userId: 1, file, storedAt: 0 }

test('a draft continues with all its settings', () => {
  const settings = { ...defaultSettings, onlyMissing: true, wishColumns: { role: null, existingAlt: 'alt' } }
  expect(restoreDraft({ ...kept, settings })).toEqual({ file, settings, list: { state: 'reading' } })
})

test('a choice of no context column survives a return', () => {
  const preview = { ...emptyPreview, preselectedContextColumn: 'title' }
  const contextOf = (contextColumn: string | null) => {
    const draft = restoreDraft({ ...kept, settings: { ...defaultSettings, contextColumn } })
    return changeDraft(draft, { type: 'previewRead', preview }).settings.contextColumn
  }
  expect(contextOf('')).toBe('')
  expect(contextOf(null)).toBe('title')
})

test('a draft of an older page continues with defaults for newer settings', () => {
  const { wishColumns, onlyMissing, countRepeatsOnce, ...older } = { ...defaultSettings, languages: ['en'] }
  expect(restoreDraft({ ...kept, settings: older }).settings).toEqual({
    ...older,
    wishColumns,
    onlyMissing,
    countRepeatsOnce,
  })
})
