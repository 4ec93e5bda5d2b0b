import type { ListCount, ListPreview, ListRefusal } from './list.ts'

/** What the page asks the worker. */
export type ListWish = { type: 'open'; file: File } | { type: 'count'; urlColumn: string }

/** What the worker tells the page. */
export type ListReport =
  | { type: 'preview'; preview: ListPreview }
  | { type: 'counted'; urlColumn: string; count: ListCount }
  | { type: 'refused'; refusal: ListRefusal }
  /** The browser could not read the file at all. */
  | { type: 'broken' }
