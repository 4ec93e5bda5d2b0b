import { makeZip, type ZipEntry } from './make-zip.ts'

export interface MadeSheet {
  name: string
  /** What stands in `sheetData`, as XML; texts become cells one by one. */
  rows: string | readonly (readonly string[])[]
  state?: 'hidden' | 'veryHidden'
  /** What follows the rows. */
  after?: string
  /** Addresses outside by the ids of their relations. */
  links?: Record<string, string>
}

export interface MadeWorkbook {
  sheets: readonly MadeSheet[]
  sharedTexts?: string
  styles?: string
  isFrom1904?: boolean
  /** Parts that are added, or that take the place of others of their name. */
  parts?: readonly ZipEntry[]
  /** Written before the names of elements, as `x:`. */
  prefix?: string
  namespace?: string
}

const transitional = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook of XML by hand, with all that a test wishes to be wrong with it. */
export function makeWorkbook(made: MadeWorkbook): Buffer<ArrayBuffer> {
  const { sheets, sharedTexts, styles, parts = [], isFrom1904, prefix = '', namespace = transitional } = made
  const root = (name: string, inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><${prefix}${name} xmlns${prefix ? `:${prefix.slice(0, -1)}` : ''}="${namespace}" xmlns:r="${relations}">${inside}</${prefix}${name}>`
  const p = prefix
  const usual: ZipEntry[] = [
    {
      name: '[Content_Types].xml',
      content: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    { name: '_rels/.rels', content: relationsOf({ main: ['officeDocument', 'xl/workbook.xml'] }) },
    {
      name: 'xl/workbook.xml',
      content: root(
        'workbook',
        `<${p}workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><${p}sheets>${sheets
          .map(
            ({ name, state }, index) =>
              `<${p}sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="s${index}"${state ? ` state="${state}"` : ''}/>`,
          )
          .join('')}</${p}sheets>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationsOf({
        ...Object.fromEntries(
          sheets.map((_, index) => [`s${index}`, ['worksheet', `worksheets/sheet${index + 1}.xml`]] as const),
        ),
        ...(sharedTexts !== undefined && { texts: ['sharedStrings', 'sharedStrings.xml'] }),
        ...(styles !== undefined && { styles: ['styles', 'styles.xml'] }),
      }),
    },
    ...(sharedTexts === undefined
      ? []
      : [{ name: 'xl/sharedStrings.xml', content: root('sst', sharedTexts) }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: root('styleSheet', styles) }]),
    ...sheets.flatMap(({ rows, after = '', links }, index): ZipEntry[] => [
      {
        name: `xl/worksheets/sheet${index + 1}.xml`,
        content: root('worksheet', `<${p}sheetData>${rowsOf(rows)}</${p}sheetData>${after}`),
      },
      ...(links
        ? [
            {
              name: `xl/worksheets/_rels/sheet${index + 1}.xml.rels`,
              content: relationsOf(
                Object.fromEntries(
                  Object.entries(links).map(([id, target]) => [id, ['hyperlink', target, 'External']]),
                ),
              ),
            },
          ]
        : []),
    ]),
  ]
  const replaced = new Set(parts.map(({ name }) => name))
  return makeZip([...usual.filter(({ name }) => !replaced.has(name)), ...parts])
}

/** Without references: they are counted. */
function rowsOf(rows: MadeSheet['rows']): string {
  if (typeof rows === 'string') return rows
  return rows
    .map(
      (cells) =>
        `<row>${cells.map((text) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`)).join('')}</row>`,
    )
    .join('')
}

function relationsOf(all: Record<string, readonly string[]>): string {
  const each = Object.entries(all).map(
    ([id, [type, target = '', mode]]) =>
      `<Relationship Id="${id}" Type="${relations}/${type}" Target="${escapeXml(target)}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  )
  return `<Relationships xmlns="${packageRelations}">${each.join('')}</Relationships>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
