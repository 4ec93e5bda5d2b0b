import type { ExportFormat, PromptType } from '#contract/entities/job.ts'
import { noTextWishes, type TextWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'
import type { WishName } from '#contract/lists/columns/row-wishes.ts'

/** Everything that the user chooses before a job starts. */
export interface JobSettings {
  amount: 'all' | 'custom'
  /** As typed; `customAmount` parses it. */
  customAmount: string
  /** The chosen sheet of a workbook; empty: the first one with text. */
  sheet: string
  /** `found` locates the table by its rows if they contradict the first line; `plain` uses the first line. */
  table: 'found' | 'plain'
  /** Column keys. Empty without a context column; null until a list was read or the user chose. */
  urlColumn: string
  contextColumn: string | null
  /** Choices that differ from what is recognised; null: no column has it. */
  wishColumns: Partial<Record<WishName, string | null>>
  /** Rows with an alt text are carried over as they are. */
  onlyMissing: boolean
  /** Of these, rows whose alt text is weak are described. */
  replaceWeak: boolean
  countRepeatsOnce: boolean
  /** The address that paths without a host are relative to. */
  baseUrl: string
  languages: string[]
  customLanguages: string[]
  promptType: PromptType
  customPrompt: string
  format: ExportFormat
  /** `maxAltCharacters` is as typed and can be invalid. */
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
  replaceWeak: false,
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

/** The typed number of images: a whole number of at least 1; anything else counts as 10. */
export function customAmount(typed: string): number {
  const number = Number(typed.trim().replace(',', '.'))
  if (typed.trim() === '' || !Number.isFinite(number)) return limits.defaultCustomMaxImages
  return Math.max(1, Math.floor(number))
}

export function chosenLanguages(settings: JobSettings): string[] {
  return [...settings.languages, ...settings.customLanguages]
}
