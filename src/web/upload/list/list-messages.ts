import type { CountChoice, ListCount, ListPreview, ListRefusal } from './list.ts'

/** What the page asks the worker. */
export type ListWish = { type: 'open'; file: File } | { type: 'count'; choice: CountChoice }

/** What the worker tells the page. */
export type ListReport =
  | { type: 'preview'; preview: ListPreview }
  | { type: 'counted'; count: ListCount }
  | { type: 'refused'; refusal: ListRefusal }
  /** The browser could not read the file at all. */
  | { type: 'broken' }
