import type { ExportFormat, PromptType } from '#contract/entities/job.ts'
import { limits } from '#contract/limits.ts'

/** Everything a person chooses before a job starts. */
export interface JobSettings {
  amount: 'all' | 'custom'
  /** As typed; `wantedImages` makes a number of it. */
  customAmount: string
  /** Column keys; the context may be empty. */
  urlColumn: string
  contextColumn: string
  /** The address that paths without a host belong to. */
  baseUrl: string
  languages: string[]
  customLanguages: string[]
  promptType: PromptType
  customPrompt: string
  format: ExportFormat
}

export const defaultSettings: JobSettings = {
  amount: 'all',
  customAmount: String(limits.defaultCustomMaxImages),
  urlColumn: '',
  contextColumn: '',
  baseUrl: '',
  languages: ['de'],
  customLanguages: [],
  promptType: 'system',
  customPrompt: '',
  format: 'csv',
}

/** The typed number of images: a whole number of at least 1; whatever is no number counts as 10. */
export function customAmount(typed: string): number {
  const number = Number(typed.trim().replace(',', '.'))
  if (typed.trim() === '' || !Number.isFinite(number)) return limits.defaultCustomMaxImages
  return Math.max(1, Math.floor(number))
}

/** How many images the job will have when the list holds `available`. */
export function imageCount(settings: JobSettings, available: number): number {
  return settings.amount === 'all' ? available : Math.min(customAmount(settings.customAmount), available)
}

export function chosenLanguages(settings: JobSettings): string[] {
  return [...settings.languages, ...settings.customLanguages]
}
