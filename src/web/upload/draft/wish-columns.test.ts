import { expect, test } from 'vitest'
import type { ListPreview } from '#web/upload/list/list.ts'
import { changeDraft, newDraft, replaceFile } from './change-draft.ts'
import { defaultSettings, type JobSettings } from './job-settings.ts'
import { file, preview } from './upload-events.testing.ts'
import { wishColumns } from './wish-columns.ts'

const keys = ['url', 'role', 'alt', 'page_title']
const rich: ListPreview = {
  ...preview,
  columns: keys.map((key) => ({ key, label: key })),
  recognisedWishes: { role: 'role', existingAlt: 'alt', pageTitle: 'page_title' },
}
const read = changeDraft(newDraft(file), { type: 'previewRead', preview: rich })
const change = (settings: Partial<JobSettings>, draft = read) =>
  changeDraft(draft, { type: 'settingsChanged', settings })
const used = ({ settings } = read) => wishColumns(rich, settings)

test('recognised columns are used until the user chooses otherwise', () => {
  expect(used()).toEqual({ role: 'role', existingAlt: 'alt', pageTitle: 'page_title' })
  expect(used(change({ wishColumns: { role: null, caption: 'alt' } }))).toEqual({
    caption: 'alt',
    existingAlt: 'alt',
    pageTitle: 'page_title',
  })
})

test('an address or context column is not used for something else, unless it is chosen', () => {
  const asContext = change({ contextColumn: 'page_title' })
  expect(used(asContext)).toEqual({ role: 'role', existingAlt: 'alt' })
  expect(used(change({ urlColumn: 'alt' }))).toEqual({ role: 'role', pageTitle: 'page_title' })
  expect(used(change({ wishColumns: { pageTitle: 'page_title' } }, asContext))).toMatchObject({
    pageTitle: 'page_title',
  })
})

test('a chosen column that becomes the address loses its other use', () => {
  const chosen = change({ wishColumns: { caption: 'alt', role: null } })
  expect(change({ urlColumn: 'alt' }, chosen).settings.wishColumns).toEqual({ role: null })
})

test('a list that is read again keeps the choices, another file starts over', () => {
  const chosen = change({ wishColumns: { caption: 'alt', role: null, pageTitle: 'gone' }, onlyMissing: true })
  expect(changeDraft(chosen, { type: 'previewRead', preview: rich }).settings).toMatchObject({
    wishColumns: { caption: 'alt', role: null },
    onlyMissing: true,
  })
  const { wishColumns, onlyMissing, countRepeatsOnce } = defaultSettings
  expect(replaceFile(chosen, file).settings).toMatchObject({ wishColumns, onlyMissing, countRepeatsOnce })
})
