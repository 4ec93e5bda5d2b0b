const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * The cells of the tables in HTML, as text, with a line break for each `br`. Parses text only and creates no document, so nothing in it is
 * run or fetched. Skips rows without cells.
 */
export function readHtmlTable(html: string): string[][] {
  const rows: string[][] = []
  let cell: string | null = null
  const endCell = () => {
    if (cell !== null) rows.at(-1)?.push(cell.replace(/ *\n */g, '\n').trim())
    cell = null
  }
  for (const { text, tag } of tokens(html)) {
    if (text !== undefined) {
      if (cell !== null) cell += decode(text.replace(/\s+/g, ' '))
    } else if (tag === 'br') cell = cell === null ? null : `${cell}\n`
    else if (tag === 'td' || tag === 'th') {
      endCell()
      if (rows.length === 0) rows.push([])
      cell = ''
    } else if (tag === 'tr') {
      endCell()
      rows.push([])
    } else if (tag === '/td' || tag === '/th' || tag === '/tr' || tag === '/table') endCell()
  }
  endCell()
  return rows.filter((cells) => cells.length > 0)
}

/** An unclosed tag ends the input. */
function* tokens(html: string): Generator<{ text?: string; tag?: string }> {
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open !== at) yield { text: html.slice(at, open === -1 ? html.length : open) }
    if (open === -1) return
    const isComment = html.startsWith('<!--', open)
    const close = html.indexOf(isComment ? '-->' : '>', open)
    if (close === -1) return
    at = close + (isComment ? 3 : 1)
    if (isComment) continue
    const tag = /^\/?[a-z][a-z\d]*/i.exec(html.slice(open + 1, open + 20))?.[0].toLowerCase() ?? ''
    if (tag === 'style' || tag === 'script') at = html.indexOf('</', at)
    if (at === -1) return
    yield { tag }
  }
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0x10ffff ? whole : String.fromCodePoint(code)
  })
}
