/** What a list's file may be: the endings of its name; `.tsv` is read like `.csv`. Names decide, because browsers disagree about the types. */
export const listFiles = ['csv', 'json', 'ndjson', 'jsonl', 'xlsx'] as const
export type ListFile = (typeof listFiles)[number]
/** Those that are text in some encoding. */
export type TextListFile = Exclude<ListFile, 'xlsx'>

/** How each goes back as a download. */
export const listMediaTypes: Record<ListFile, string> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  jsonl: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const ending = new RegExp(`\\.(${listFiles.join('|')}|tsv)$`, 'i')

/** Null: a file of this name is no list. */
export function listFileOf(name: string): ListFile | null {
  const found = ending.exec(name)?.[1]?.toLowerCase()
  // A table whose delimiter is the tab is a CSV by another name.
  if (found === 'tsv') return 'csv'
  // Safe: the pattern holds nothing else.
  return (found as ListFile | undefined) ?? null
}
