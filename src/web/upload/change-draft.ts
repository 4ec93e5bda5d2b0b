import { defaultSettings, type JobSettings } from './job-settings.ts'
import type { ListPreview } from './list.ts'
import type { Draft, UploadEvent } from './upload-state.ts'

export function newDraft(file: File): Draft {
  return { file, list: { state: 'reading' }, settings: defaultSettings }
}

/** Another file for the same wishes: what was chosen stays, but for what names columns of the old file. */
export function replaceFile(draft: Draft, file: File): Draft {
  const { urlColumn, contextColumn, baseUrl } = defaultSettings
  return { ...newDraft(file), settings: { ...draft.settings, urlColumn, contextColumn, baseUrl } }
}

type DraftEvent = Extract<
  UploadEvent,
  { type: 'previewRead' | 'rowsCounted' | 'listRefused' | 'settingsChanged' }
>

export function changeDraft(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'previewRead':
      return showPreview(draft, event.preview)
    case 'rowsCounted':
      // A count of a column that is no longer chosen comes too late.
      if (draft.list.state !== 'readable' || event.urlColumn !== draft.settings.urlColumn) return draft
      return { ...draft, list: { ...draft.list, count: event.count } }
    case 'listRefused':
      return { ...draft, list: { state: 'refused', refusal: event.refusal } }
    case 'settingsChanged':
      return changeSettings(draft, event.settings)
  }
}

/** A list may be read a second time, after the way back: columns that were chosen and still exist stay chosen. */
function showPreview(draft: Draft, preview: ListPreview): Draft {
  const has = (key: string) => preview.columns.some((column) => column.key === key)
  const { urlColumn, contextColumn } = draft.settings
  const settings = {
    ...draft.settings,
    urlColumn: has(urlColumn) ? urlColumn : (preview.preselectedUrlColumn ?? ''),
    contextColumn: has(contextColumn) ? contextColumn : '',
  }
  return { ...draft, settings, list: { state: 'readable', preview, count: null } }
}

function changeSettings(draft: Draft, change: Partial<JobSettings>): Draft {
  const settings = { ...draft.settings, ...change }
  // One column can't be the picture and its own context.
  if (change.urlColumn && settings.contextColumn === change.urlColumn) settings.contextColumn = ''
  const isCountStale = draft.list.state === 'readable' && settings.urlColumn !== draft.settings.urlColumn
  if (!isCountStale || draft.list.state !== 'readable') return { ...draft, settings }
  return { ...draft, settings, list: { ...draft.list, count: null } }
}
