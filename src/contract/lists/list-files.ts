/** The file types of a list, by extension; `.tsv` is read like `.csv`. The name decides: browsers disagree about media types. */
export const listFiles = ['csv', 'json', 'ndjson', 'jsonl', 'xlsx'] as const
export type ListFile = (typeof listFiles)[number]
/** The types that are text in some encoding. */
export type TextListFile = Exclude<ListFile, 'xlsx'>

/** The media type of each as a download. */
export const listMediaTypes: Record<ListFile, string> = {
  csv: 'text/csv',
  json: 'application/json',
  ndjson: 'application/x-ndjson',
  jsonl: 'application/x-ndjson',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const ending = new RegExp(`\\.(${listFiles.join('|')}|tsv)$`, 'i')

/** Null: a file with this name is not a list. */
export function listFileOf(name: string): ListFile | null {
  const found = ending.exec(name)?.[1]?.toLowerCase()
  // A table separated by tabs is a CSV by another name.
  if (found === 'tsv') return 'csv'
  // Safe: the pattern matches nothing else.
  return (found as ListFile | undefined) ?? null
}
