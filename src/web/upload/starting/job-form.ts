import type { StartFields } from '#contract/entities/start-form.ts'
import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import { customAmount, type JobSettings } from '#web/upload/draft/job-settings.ts'
import { isOnlyMissing } from '#web/upload/draft/reckon-images.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'

/** The fields of `POST /api/process`. The file is last, so that a streaming server knows the settings before it. */
export function jobForm(draft: Draft): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(jobFields(draft))) form.append(name, value)
  form.append('file', draft.file, draft.file.name)
  return form
}

export function jobFields(draft: Omit<Draft, 'file'>): StartFields {
  const { settings } = draft
  const isOwnPrompt = settings.promptType === 'custom'
  return {
    // The list of results names and labels it.
    name: '',
    labels: '',
    maxImages: settings.amount === 'all' ? 'all' : String(customAmount(settings.customAmount)),
    format: settings.format,
    sheet: settings.sheet,
    table: settings.table,
    // The page has shown all decisions.
    strict: 'false',
    urlColumn: settings.urlColumn,
    contextColumn: settings.contextColumn ?? '',
    wishColumns: JSON.stringify(shownWishes(draft)),
    onlyMissing: String(isOnlyMissing(draft)),
    replaceWeak: String(isOnlyMissing(draft) && settings.replaceWeak),
    countRepeatsOnce: String(settings.countRepeatsOnce),
    languages: JSON.stringify(settings.languages),
    customLanguages: JSON.stringify(settings.customLanguages),
    promptType: settings.promptType,
    customPrompt: isOwnPrompt ? settings.customPrompt.trim() : '',
    baseUrl: settings.baseUrl.trim(),
    ...settings.textWishes,
    style: settings.textWishes.style ?? '',
    maxAltCharacters: String(settings.textWishes.maxAltCharacters ?? ''),
    usesFileNotes: String(settings.usesFileNotes),
  }
}

/** Every column as the page shows it, including unused ones, so that the server recognises nothing that the page did not show. */
function shownWishes({ list, settings }: Omit<Draft, 'file'>): JobSettings['wishColumns'] {
  if (list.state !== 'readable') return settings.wishColumns
  const used = wishColumns(list.preview, settings)
  return Object.fromEntries(wishNames.map((wish) => [wish, used[wish] ?? null]))
}
