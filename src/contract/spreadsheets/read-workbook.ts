import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { damaged, tooLarge } from './damaged.ts'
import type { Package } from './open-package.ts'
import { prefixedAttribute } from './parse-xml.ts'
import { readPart } from './read-part.ts'
import { readRelations } from './read-relations.ts'
import { spreadsheetLimits } from './spreadsheet-limits.ts'

export interface WorkbookSheet {
  name: string
  part: string
}

export interface Workbook {
  /** Tables only, in the order of their tabs, the hidden ones last. Those that only programs may show again are none. */
  sheets: WorkbookSheet[]
  sharedTexts: string | null
  styles: string | null
  isFrom1904: boolean
  /** The workbook's own part. */
  part: string
  /** In which order formulas are reckoned. */
  calcChain: string | null
}

/** Refuses spreadsheet_of_another_kind and spreadsheet_damaged. */
export async function readWorkbook(file: Package): Promise<Workbook> {
  const part = await findWorkbook(file)
  const relations = await readRelations(file, part)
  const shown: WorkbookSheet[] = []
  const hidden: WorkbookSheet[] = []
  let isFrom1904 = false
  await readPart(file, part, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(1|true|on)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet' || attributes.state === 'veryHidden') return
      const relation = relations.get(prefixedAttribute(attributes, 'id'))
      if (relation?.type !== 'worksheet' || relation.isOutside) return
      const sheets = attributes.state === 'hidden' ? hidden : shown
      if (sheets.length >= spreadsheetLimits.sheets) throw tooLarge(part)
      sheets.push({ name: attributes.name ?? '', part: relation.target })
    },
  })
  const sheets = [...shown, ...hidden]
  if (sheets.length === 0) throw damaged(part)
  const partOf = (type: string) =>
    [...relations.values()].find((one) => one.type === type && !one.isOutside)?.target ?? null
  return {
    sheets,
    sharedTexts: partOf('sharedStrings'),
    styles: partOf('styles'),
    isFrom1904,
    part,
    calcChain: partOf('calcChain'),
  }
}

async function findWorkbook(file: Package): Promise<string> {
  const relations = await readRelations(file, '')
  const main = [...relations.values()].find(({ type, isOutside }) => type === 'officeDocument' && !isOutside)
  const part = main?.target ?? 'xl/workbook.xml'
  // Texts and presentations are packages of this kind, too, and a workbook may be of binary parts.
  if (!/(^|\/)xl\/[^/]+$|(^|\/)workbook[^/]*\.xml$/i.test(part) || part.endsWith('.bin') || !file.has(part))
    throw main && /(^|\/)xl\/workbook\.xml$/i.test(part)
      ? damaged(part)
      : new UnreadableList('spreadsheet_of_another_kind')
  return part
}
