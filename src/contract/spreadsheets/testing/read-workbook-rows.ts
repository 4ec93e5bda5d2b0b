import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { openSpreadsheet, type SheetRow, type Spreadsheet } from '#contract/spreadsheets/open-spreadsheet.ts'

/** Opens a workbook and reads it to its end. */
export async function readWhole(
  bytes: Uint8Array<ArrayBuffer>,
  sheet = '',
  maxRows = 1_000_000,
): Promise<Spreadsheet & { all: SheetRow[] }> {
  const opened = await openSpreadsheet(new Blob([bytes]), sheet, maxRows)
  const all: SheetRow[] = []
  for await (const some of opened.rows()) all.push(...some)
  return { ...opened, all }
}

/** The code and details with which a workbook is refused; null when it is not. */
export async function refusalOfWorkbook(
  ...workbook: Parameters<typeof readWhole>
): Promise<Record<string, unknown> | null> {
  try {
    await readWhole(...workbook)
    return null
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error
    const { refusal }: UnreadableList = error
    return { code: refusal.code, ...refusal.details }
  }
}
