import { isDeepStrictEqual } from 'node:util'
import type { ExportFormat, PromptType } from '#contract/entities/job.ts'
import { StartFields } from '#contract/entities/start-form.ts'
import { noTextWishes, type TextWishes } from '#contract/entities/text-wishes.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { invalidInputOf } from '#server/platform/invalid-input.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ColumnChoice } from './choose-columns.ts'
import { chooseLanguages } from './choose-languages.ts'

export interface StartOptions {
  /** Null: as its file. */
  name: string | null
  labels: string[]
  /** Null: all of them. */
  maxImages: number | null
  format: ExportFormat
  urlColumn?: string | undefined
  contextColumn?: string | undefined
  wishColumns?: ColumnChoice['wishColumns']
  sheet?: string | undefined
  /** Its table is read by the plain rule alone. */
  isPlain: boolean
  /** A list that was read otherwise than the plain rule has it is refused. */
  isStrict: boolean
  /** Rows that have an alt text are taken over as they are. */
  onlyMissing: boolean
  /** Of those, rows whose alt text breaks a rule are described. */
  replaceWeak: boolean
  countRepeatsOnce: boolean
  /** Built-in codes in the order given, then the custom languages. */
  languages: string[]
  promptType: PromptType
  /** Empty unless the prompt type is custom. */
  customPrompt: string
  baseUrl?: string | undefined
  /** Null: nothing is wished. */
  textWishes: TextWishes | null
  usesFileNotes: boolean
}

/**
 * Reads the fields of `POST /api/process`. Refuses invalid_input (with issues), invalid_max_images, base_url_invalid,
 * custom_prompt_empty, and what `chooseLanguages` refuses.
 */
export function readStartOptions(fields: Record<string, unknown>): StartOptions {
  const parsed = StartFields.safeParse(fields)
  if (!parsed.success) throw invalidInputOf(parsed.error.issues, StartFields)
  const { name, labels, format, urlColumn, contextColumn, wishColumns, sheet, table, strict, ...more } =
    parsed.data
  const {
    onlyMissing,
    replaceWeak,
    countRepeatsOnce,
    maxImages,
    languages,
    customLanguages,
    promptType,
    customPrompt,
    baseUrl,
    ...wishes
  } = more
  const { usesFileNotes, ...textWishes } = wishes
  if (promptType === 'custom' && customPrompt.trim() === '') throw new Refusal('custom_prompt_empty')
  return {
    name: name || null,
    labels,
    format,
    urlColumn,
    contextColumn,
    wishColumns,
    sheet,
    isPlain: table === 'plain',
    isStrict: strict,
    onlyMissing,
    replaceWeak,
    countRepeatsOnce,
    maxImages: readMaxImages(maxImages),
    languages: chooseLanguages(languages, customLanguages),
    promptType,
    customPrompt: promptType === 'custom' ? customPrompt.trim() : '',
    baseUrl: readBaseUrl(baseUrl),
    textWishes: isDeepStrictEqual(textWishes, noTextWishes) ? null : textWishes,
    usesFileNotes,
  }
}

function readMaxImages(text: string): number | null {
  const typed = text.trim()
  if (typed === '' || typed === 'all') return null
  const count = /^\d+$/.test(typed) ? Number(typed) : 0
  if (count < 1 || !Number.isSafeInteger(count)) throw new Refusal('invalid_max_images')
  return count
}

function readBaseUrl(text: string): string | undefined {
  const typed = text.trim()
  if (typed === '') return undefined
  const base = normaliseUrl(typed)
  if (!/^https?:/i.test(typed) || !('url' in base)) throw new Refusal('base_url_invalid')
  return base.url
}
