import type { TableWish } from '#contract/lists/table-wish.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { CountChoice, ListCount, ListPreview } from './list.ts'

/** What the page asks the worker. */
export type ListWish =
  | { type: 'open'; file: File; sheet: string; table?: TableWish }
  | { type: 'count'; choice: CountChoice }

/** What the worker tells the page. */
export type ListReport =
  | { type: 'preview'; preview: ListPreview }
  | { type: 'counted'; count: ListCount }
  /** `sheets`: of a workbook those that could be chosen. */
  | { type: 'refused'; refusal: RefusalOf; sheets?: string[] }
  /** The browser could not read the file at all. */
  | { type: 'broken' }
