import type { ExportFormat, PromptType } from '#contract/entities/job.ts'
import { noTextWishes, type TextWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'
import type { WishName } from '#contract/lists/row-wishes.ts'

/** Everything a person chooses before a job starts. */
export interface JobSettings {
  amount: 'all' | 'custom'
  /** As typed; the function `customAmount` makes a number of it. */
  customAmount: string
  /** Of a workbook the sheet that was chosen; empty: the first that holds text. */
  sheet: string
  /** By its rows where these contradict the first line, or by that alone. */
  table: 'found' | 'plain'
  /** Column keys. Without a context it is empty; null until a list was seen or somebody chose. */
  urlColumn: string
  contextColumn: string | null
  /** What was chosen beside what is recognised; null: no column says this. */
  wishColumns: Partial<Record<WishName, string | null>>
  /** Rows that have an alt text are carried over as they are. */
  onlyMissing: boolean
  countRepeatsOnce: boolean
  /** The address that paths without a host belong to. */
  baseUrl: string
  languages: string[]
  customLanguages: string[]
  promptType: PromptType
  customPrompt: string
  format: ExportFormat
  /** `maxAltCharacters` as typed: it may be none that can be wished. */
  textWishes: TextWishes
  usesFileNotes: boolean
}

export const defaultSettings: JobSettings = {
  amount: 'all',
  customAmount: String(limits.defaultCustomMaxImages),
  sheet: '',
  table: 'found',
  urlColumn: '',
  contextColumn: null,
  wishColumns: {},
  onlyMissing: false,
  countRepeatsOnce: false,
  baseUrl: '',
  languages: ['de'],
  customLanguages: [],
  promptType: 'system',
  customPrompt: '',
  format: 'csv',
  textWishes: noTextWishes,
  usesFileNotes: true,
}

/** The typed number of images: a whole number of at least 1; whatever is no number counts as 10. */
export function customAmount(typed: string): number {
  const number = Number(typed.trim().replace(',', '.'))
  if (typed.trim() === '' || !Number.isFinite(number)) return limits.defaultCustomMaxImages
  return Math.max(1, Math.floor(number))
}

export function chosenLanguages(settings: JobSettings): string[] {
  return [...settings.languages, ...settings.customLanguages]
}
