import { expect, test } from 'vitest'
import type { ListPreview } from '#web/upload/list/list.ts'
import { changeDraft, newDraft, replaceFile } from './change-draft.ts'

const preview = (sheet: string, column: string): ListPreview => ({
  kind: 'xlsx',
  workbook: { sheets: ['Deckblatt', 'Fotos'], sheet },
  encoding: 'UTF-8',
  delimiter: null,
  columns: [{ key: column, label: column }],
  rows: [],
  notices: [],
  preselectedUrlColumn: column,
  passedOver: null,
  preselectedContextColumn: null,
  recognisedWishes: {},
  knownExport: null,
})
const file = new File([], 'liste.xlsx')
const read = changeDraft(newDraft(file), { type: 'previewRead', preview: preview('Deckblatt', 'Titel') })

test('another sheet has its own columns, and the old ones stay visible until it is read', () => {
  const changed = changeDraft(read, { type: 'settingsChanged', settings: { sheet: 'Fotos' } })
  expect(changed).toMatchObject({
    settings: { sheet: 'Fotos', urlColumn: '' },
    list: { state: 'readable', count: null },
  })
  const after = changeDraft(changed, { type: 'previewRead', preview: preview('Fotos', 'url') })
  expect(after.settings).toMatchObject({ sheet: 'Fotos', urlColumn: 'url' })
})

test('an unreadable sheet offers the others, and another file starts with its first', () => {
  const refusal = { code: 'sheet_empty', details: { sheet: 'Fotos' } } as const
  const refused = changeDraft(read, { type: 'listRefused', refusal, sheets: ['Deckblatt', 'Fotos'] })
  expect(refused.list).toEqual({ state: 'refused', refusal, sheets: ['Deckblatt', 'Fotos'] })
  const chosen = changeDraft(refused, { type: 'settingsChanged', settings: { sheet: 'Fotos' } })
  expect(chosen).toMatchObject({ settings: { sheet: 'Fotos' }, list: { state: 'reading' } })
  expect(replaceFile(chosen, file).settings.sheet).toBe('')
})
