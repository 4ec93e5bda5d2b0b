import type { PresetSettings } from '#contract/entities/preset.ts'
import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import type { ListCount, ListPreview } from '#web/upload/list/list.ts'
import { defaultSettings, type JobSettings } from './job-settings.ts'
import type { Draft, UploadEvent } from './upload-state.ts'

const { urlColumn, contextColumn, wishColumns } = defaultSettings
const noColumns = { urlColumn, contextColumn, wishColumns }

/** The draft of a newly chosen list, with the settings of the last one. */
export function newDraft(file: File, last?: PresetSettings | null, baseUrl = ''): Draft {
  return { file, list: { state: 'reading' }, settings: { ...defaultSettings, ...last, baseUrl } }
}

/** Replaces the file and keeps the settings, except those about the old list. */
export function replaceFile(draft: Draft, file: File): Draft {
  const { sheet, table, onlyMissing, replaceWeak, countRepeatsOnce, baseUrl } = defaultSettings
  const ofTheList = { sheet, table, onlyMissing, replaceWeak, countRepeatsOnce, baseUrl, ...noColumns }
  return { ...newDraft(file), settings: { ...draft.settings, ...ofTheList } }
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
      return showCount(draft, event.count)
    case 'listRefused':
      return {
        ...draft,
        list: { state: 'refused', refusal: event.refusal, ...(event.sheets && { sheets: event.sheets }) },
      }
    case 'settingsChanged':
      return changeSettings(draft, event.settings)
  }
}

/** A list can be read again, after going back: chosen columns that still exist are kept. */
function showPreview(draft: Draft, preview: ListPreview): Draft {
  const has = (key: string) => preview.columns.some((column) => column.key === key)
  const chosen = draft.settings
  const urlColumn = has(chosen.urlColumn) ? chosen.urlColumn : (preview.preselectedUrlColumn ?? '')
  const settings = {
    ...chosen,
    urlColumn,
    contextColumn: contextOf(preview, urlColumn, chosen.contextColumn),
    wishColumns: keepWishes(draft.settings, (key) => key === null || has(key)),
  }
  return { ...draft, settings, list: { state: 'readable', preview, count: null } }
}

/** "No context column" is a choice like any other and is kept. */
function contextOf(preview: ListPreview, urlColumn: string, chosen: string | null): string {
  const isThere = preview.columns.some(({ key }) => key === chosen)
  if (chosen !== null && (chosen === '' || isThere)) return chosen
  const preselected = preview.preselectedContextColumn ?? ''
  return preselected === urlColumn ? '' : preselected
}

function showCount(draft: Draft, count: ListCount): Draft {
  // Ignore the count of a column that is no longer chosen.
  if (draft.list.state !== 'readable' || count.choice.urlColumn !== draft.settings.urlColumn) return draft
  // When another context is counted, the old count stays until the new one is complete.
  if (draft.list.count?.isFinal && !count.isFinal) return draft
  return { ...draft, list: { ...draft.list, count } }
}

function keepWishes(
  { wishColumns }: JobSettings,
  isKept: (key: string | null) => boolean,
): JobSettings['wishColumns'] {
  const kept: JobSettings['wishColumns'] = {}
  for (const wish of wishNames) {
    const key = wishColumns[wish]
    if (key !== undefined && isKept(key)) kept[wish] = key
  }
  return kept
}

/** The columns change. The old list stays visible until the new one is read, so that the page does not jump. */
function readAnew({ file, list, settings }: Draft, change: Partial<JobSettings>): Draft {
  return {
    file,
    settings: { ...settings, ...noColumns, ...change },
    list: list.state === 'readable' ? { ...list, count: null } : { state: 'reading' },
  }
}

function changeSettings(draft: Draft, change: Partial<JobSettings>): Draft {
  const { sheet, table } = draft.settings
  const isOther = (change.sheet ?? sheet) !== sheet || (change.table ?? table) !== table
  if (isOther) return readAnew(draft, change)
  const settings = { ...draft.settings, ...change }
  // The image column can't also describe the image.
  if (change.urlColumn) {
    if (settings.contextColumn === change.urlColumn) settings.contextColumn = ''
    settings.wishColumns = keepWishes(settings, (key) => key !== change.urlColumn)
  }
  const isCountStale = draft.list.state === 'readable' && settings.urlColumn !== draft.settings.urlColumn
  if (!isCountStale || draft.list.state !== 'readable') return { ...draft, settings }
  return { ...draft, settings, list: { ...draft.list, count: null } }
}
