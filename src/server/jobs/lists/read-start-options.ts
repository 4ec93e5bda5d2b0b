import { z } from 'zod'
import { ExportFormat, PromptType } from '#contract/entities/job.ts'
import { limits } from '#contract/limits.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { wishNames } from '#contract/lists/row-wishes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ColumnChoice } from './choose-columns.ts'
import { chooseLanguages } from './choose-languages.ts'

/** A multipart form's text fields; what is not filled in may be absent or empty. */
const StartFields = z.object({
  maxImages: z.string().default('all'),
  format: withoutValue(ExportFormat.default('csv')),
  urlColumn: withoutValue(z.string().optional()),
  contextColumn: withoutValue(z.string().optional()),
  wishColumns: json('a JSON object').pipe(
    z.partialRecord(z.enum(wishNames), z.string().nullable()).optional(),
  ),
  onlyMissing: flag(),
  countRepeatsOnce: flag(),
  languages: jsonList(),
  customLanguages: jsonList(),
  promptType: withoutValue(PromptType.default('system')),
  customPrompt: z.string().max(limits.customPromptCharacters).default(''),
  baseUrl: z.string().default(''),
})

export interface StartOptions {
  /** Null: all of them. */
  maxImages: number | null
  format: ExportFormat
  urlColumn?: string | undefined
  contextColumn?: string | undefined
  wishColumns?: ColumnChoice['wishColumns']
  /** Rows that have an alt text are taken over as they are. */
  onlyMissing: boolean
  countRepeatsOnce: boolean
  /** Built-in codes in the order given, then the custom languages. */
  languages: string[]
  promptType: PromptType
  /** Empty unless the prompt type is custom. */
  customPrompt: string
  baseUrl?: string | undefined
}

/**
 * Reads the fields of `POST /api/process`. Refuses invalid_input (with issues), invalid_max_images, base_url_invalid,
 * custom_prompt_empty, and what `chooseLanguages` refuses.
 */
export function readStartOptions(fields: Record<string, unknown>): StartOptions {
  const parsed = StartFields.safeParse(fields)
  if (!parsed.success)
    throw new Refusal('invalid_input', {
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    })
  const { maxImages, languages, customLanguages, promptType, customPrompt, baseUrl, ...rest } = parsed.data
  if (promptType === 'custom' && customPrompt.trim() === '') throw new Refusal('custom_prompt_empty')
  return {
    ...rest,
    maxImages: readMaxImages(maxImages),
    languages: chooseLanguages(languages, customLanguages),
    promptType,
    customPrompt: promptType === 'custom' ? customPrompt.trim() : '',
    baseUrl: readBaseUrl(baseUrl),
  }
}

function withoutValue<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema)
}

function jsonList() {
  return json('an array of strings').pipe(z.array(z.string()).default([]))
}

/** What a field holds as JSON; undefined when it is empty. */
function json(expected: string) {
  return z
    .string()
    .default('')
    .transform((text, context): unknown => {
      if (text.trim() === '') return undefined
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue({ code: 'custom', message: `Invalid JSON: expected ${expected}` })
        return z.NEVER
      }
    })
}

function flag() {
  return withoutValue(z.enum(['true', 'false']).default('false')).transform((text) => text === 'true')
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
