import type { z } from 'zod'
import { type CountedLimit, countedLimits } from './counted-limits.ts'
import type { UiLanguage } from './languages.ts'
import { type RefusalCode, type RefusalOf, refusals } from './refusals.ts'
import { fillIn } from './say.ts'
import { v1Sentences } from './v1-sentences.ts'
import { type V1Kind, v1Things } from './v1-things.ts'

interface Described extends Record<UiLanguage, string> {
  status: number
  details?: z.ZodObject
}

/** A refusal as API v1 describes it. */
export function describeV1Refusal(code: RefusalCode): Described {
  const its: Partial<Record<RefusalCode, Omit<Described, 'status'>>> = v1Sentences
  return { ...refusals[code], ...its[code] }
}

const meantCall = { de: 'Meinten Sie {{meant}}?', en: 'Did you mean {{meant}}?' }

const limitReached = {
  de: 'Möglich sind höchstens {{max}} {{counted}} {{period}}. Bitte warten Sie {{retryAfterSeconds}} Sekunden.',
  en: 'At most {{max}} {{counted}} {{period}} are possible. Please wait {{retryAfterSeconds}} seconds.',
}
const periods = new Map<unknown, Record<UiLanguage, string>>([
  [60, { de: 'in der Minute', en: 'a minute' }],
  [3_600, { de: 'in der Stunde', en: 'an hour' }],
  [86_400, { de: 'am Tag', en: 'a day' }],
])

/** The sentence of a refusal as API v1 says it. */
export function sayV1Refusal(
  code: RefusalCode,
  details: Record<string, unknown>,
  language: UiLanguage,
): string {
  const usual = describeV1Refusal(code)[language]
  const { kind, limit, windowSeconds, meant } = details
  // Safe: `not_found` has one of these kinds, and `rate_limited` one of these limits.
  if (code === 'not_found' && kind !== undefined)
    return fillIn(usual, { ...details, kind: v1Things[kind as V1Kind][language] }, language)
  const period = periods.get(windowSeconds)?.[language]
  if (code === 'rate_limited' && limit !== undefined && period !== undefined) {
    const counted = countedLimits[limit as CountedLimit][language]
    return fillIn(limitReached[language], { ...details, counted, period }, language)
  }
  const isMeant = (code === 'no_such_call' || code === 'outside_v1') && meant !== undefined
  return fillIn(isMeant ? `${usual} ${meantCall[language]}` : usual, details, language)
}

/** The details of a refusal that API v1 answers. */
export function v1DetailsOf({ code, details }: RefusalOf): Record<string, unknown> {
  if (code === 'insufficient_credits') {
    const { estimatedCostEuros, currentBalance, shortfallEuros, ...counts } = details
    const costCents = Math.round(estimatedCostEuros * 100)
    return {
      costCents,
      balanceCents: currentBalance,
      shortfallCents: Math.round(shortfallEuros * 100),
      ...counts,
    }
  }
  if (code !== 'monthly_limit_reached') return details
  const { limitCents, leftCents, costCents } = details
  return { limitCents, leftCents, costCents }
}

/** The fault is in the list: in the file of a form, or in the images of a JSON body. */
const ofList = { json: 'images', form: 'file' }

/** The field that a refusal is about, where it is always the same one; of a job's start by JSON and by form where the names differ. */
const fields: Partial<Record<RefusalCode, string | typeof ofList>> = {
  unknown_language: 'languages',
  duplicate_language: 'languages',
  invalid_custom_language: 'languages',
  too_many_custom_languages: 'languages',
  over_max_cost: 'maxCost',
  base_url_invalid: 'baseUrl',
  invalid_max_images: 'maxImages',
  too_many_labels: 'labels',
  too_many_images: { json: 'images', form: 'maxImages' },
  url_column_missing: 'urlColumn',
  context_column_missing: 'contextColumn',
  wish_column_missing: 'wishColumns',
  external_id_column_missing: 'externalIdColumn',
  alt_column_missing: 'onlyMissing',
  none_missing: 'onlyMissing',
  file_missing: 'file',
  file_too_large: 'file',
  file_empty: 'file',
  json_empty: 'file',
  file_unreadable: 'file',
  json_named_csv: 'file',
  csv_named_json: 'file',
  not_json: 'file',
  not_ndjson: 'file',
  ndjson_line_broken: 'file',
  ndjson_line_cut: 'file',
  ndjson_line_no_object: 'file',
  json_shape_unknown: 'file',
  unclosed_quotes: 'file',
  surplus_cells: 'file',
  too_many_rows: 'file',
  too_many_columns: 'file',
  too_many_pictures: ofList,
  list_ambiguous: ofList,
  list_unreadable: ofList,
  no_rows: ofList,
  no_addresses: 'urlColumn',
  no_usable_picture: 'pictures',
  row_too_large: ofList,
  upload_too_slow: 'file',
  no_spreadsheet: 'file',
  spreadsheet_of_another_kind: 'file',
  spreadsheet_old: 'file',
  spreadsheet_locked: 'file',
  spreadsheet_damaged: 'file',
  spreadsheet_too_large: 'file',
  sheet_missing: 'sheet',
  sheet_empty: 'sheet',
  sheet_damaged: 'file',
  sheet_row_too_large: 'file',
  sheet_surplus_cell: 'file',
  wrong_file_type: 'file',
  archive_unreadable: 'file',
  audit_url_invalid: 'url',
  webhook_url_refused: 'url',
  texts_changed: 'seen',
  no_proposal: 'proposal',
  idempotency_running: 'Idempotency-Key',
  idempotency_mismatch: 'Idempotency-Key',
}

/** The field that a refusal is about; undefined if it is none. */
export function fieldOfRefusal(code: RefusalCode, sent: { isForm: boolean }): string | undefined {
  const field = fields[code]
  return typeof field === 'object' ? field[sent.isForm ? 'form' : 'json'] : field
}
