import type { FilesOfSet } from '#contract/file-alt-texts.ts'
import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { listFileOf, type TextListFile } from '#contract/lists/list-files.ts'
import type { TableWish } from '#contract/lists/table-wish.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { wrongExtension } from '#contract/lists/wrong-extension.ts'
import { detectEncoding, guessEncoding } from './decode-blob.ts'
import type { CountChoice, ListCount, ListPreview, OpenList } from './list.ts'
import { openCsv } from './open-csv.ts'
import { openJson, openNdjson } from './open-json.ts'

export interface ListReports {
  preview(preview: ListPreview): void
  counted(count: ListCount): void
}

const openers: Record<TextListFile, typeof openCsv> = {
  csv: openCsv,
  json: openJson,
  ndjson: openNdjson,
  jsonl: openNdjson,
}

const sniffedBytes = 65_536

/**
 * Reads a list: the preview at once from its beginning, then a count for each requested choice of columns. If the end of the file
 * shows another encoding than its beginning, the preview is reported again before the first count. For a workbook, reads `sheet`,
 * or by default the first sheet with text. Both promises reject with `UnreadableList` if the list cannot be used.
 */
export function readList(file: File, reports: ListReports, sheet = '', table: TableWish = {}) {
  const kind = listFileOf(file.name) ?? 'csv'
  const opened =
    kind === 'xlsx' ? openSheet(file, sheet, reports, table) : openText(file, kind, reports, table)
  // The count rejects with the same error. Until it is requested, this must not be an unhandled rejection.
  opened.catch(() => {})
  let newestCount = 0

  return {
    opened: opened.then(() => {}),
    /** `set`: the uploaded files that it names. */
    async count(choice: CountChoice, set: FilesOfSet | null = null): Promise<void> {
      newestCount += 1
      const number = newestCount
      const list = await opened
      const report = (count: ListCount) => {
        if (number !== newestCount) throw new OutdatedCount()
        reports.counted(count)
      }
      await list.count(choice, report, set)
    },
  }
}

/** Ends a count that has been superseded. */
export class OutdatedCount extends Error {}

async function openSheet(
  file: File,
  sheet: string,
  reports: ListReports,
  table: TableWish,
): Promise<OpenList> {
  // The ZIP code is loaded only if needed.
  const { openXlsx } = await import('./open-xlsx.ts')
  const list = await openXlsx(file, sheet, table)
  reports.preview(list.preview)
  return list
}

async function openText(
  file: File,
  kind: TextListFile,
  reports: ListReports,
  table: TableWish,
): Promise<OpenList> {
  const guess = await guessEncoding(file)
  const early = await openIn(file, kind, guess, table)
  reports.preview(early.preview)
  const { encoding, brokenLine } = await detectEncoding(file)
  if (encoding === guess && brokenLine === null) return early
  const list = encoding === guess ? early : await openIn(file, kind, encoding, table)
  if (brokenLine !== null) list.preview.notices.push({ code: 'broken_bytes', details: { line: brokenLine } })
  reports.preview(list.preview)
  return list
}

async function openIn(
  file: File,
  kind: TextListFile,
  encoding: Encoding,
  table: TableWish,
): Promise<OpenList> {
  const bytes = await file.slice(0, sniffedBytes).arrayBuffer()
  const beginning = new TextDecoder(encoding).decode(bytes)
  // A renamed spreadsheet or picture; the server checks the whole file for the same.
  if (beginning.includes('\0')) throw new UnreadableList('file_unreadable', { encoding })
  const misnamed = wrongExtension(kind, beginning)
  if (misnamed) throw new UnreadableList(misnamed)
  return await openers[kind](file, encoding, table)
}
