import type { RefusalCode } from '#contract/refusals.ts'
import type { OptionPlace } from './start-obstacle.ts'

const places: Partial<Record<RefusalCode, OptionPlace>> = {
  account_not_ready: 'account',
  no_api_keys: 'account',
  keys_refused: 'account',
  file_missing: 'file',
  file_too_large: 'file',
  body_too_large: 'file',
  wrong_file_type: 'file',
  file_empty: 'file',
  json_empty: 'file',
  file_unreadable: 'file',
  json_named_csv: 'file',
  csv_named_json: 'file',
  unclosed_quotes: 'file',
  surplus_cells: 'file',
  too_many_rows: 'file',
  too_many_columns: 'file',
  row_too_large: 'file',
  too_many_pictures: 'file',
  list_unreadable: 'file',
  not_json: 'file',
  json_shape_unknown: 'file',
  not_ndjson: 'file',
  ndjson_line_broken: 'file',
  ndjson_line_cut: 'file',
  ndjson_line_no_object: 'file',
  no_rows: 'list',
  url_column_missing: 'list',
  context_column_missing: 'list',
  wish_column_missing: 'list',
  base_url_invalid: 'list',
  too_many_images: 'amount',
  invalid_max_images: 'amount',
  alt_column_missing: 'amount',
  none_missing: 'amount',
  no_language: 'languages',
  unknown_language: 'languages',
  invalid_custom_language: 'languages',
  too_many_custom_languages: 'languages',
  duplicate_language: 'languages',
  custom_prompt_empty: 'prompt',
}

/** The step in which a refusal of the server is shown; `start` is beside the start button. */
export function refusalPlace(code: RefusalCode): OptionPlace | 'start' {
  return places[code] ?? 'start'
}
