import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import type { RefusalOf } from '#contract/refusals.ts'
import type { CountChoice, ListCount, ListPreview } from './list.ts'

/** Messages from the page to the worker. */
export type ListWish =
  | { type: 'open'; file: File; sheet: string; table?: TableWish }
  | { type: 'count'; choice: CountChoice; set: FilesOfSet | null }

/** Messages from the worker to the page. */
export type ListReport =
  | { type: 'preview'; preview: ListPreview }
  | { type: 'counted'; count: ListCount }
  /** `sheets`: for a workbook, the sheets that can be chosen. */
  | { type: 'refused'; refusal: RefusalOf; sheets?: string[] }
  /** The browser could not read the file at all. */
  | { type: 'broken' }
