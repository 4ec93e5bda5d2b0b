/**
 * The translations of a .po file by source text. The header is the entry of the empty text. Throws for what it does not support: contexts,
 * plurals, fuzzy and untranslated entries.
 */
export function readPo(text: string): Map<string, string> {
  const entries = new Map<string, string>()
  for (const block of text.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('# ') && line !== '#')
    if (lines.length === 0) continue
    const { msgid, msgstr } = readEntry(lines)
    if (msgid === undefined || !msgstr) throw new Error(`this is not translated:\n${block}`)
    if (entries.has(msgid)) throw new Error(`this stands there twice: ${msgid}`)
    entries.set(msgid, msgstr)
  }
  return entries
}

function readEntry(lines: string[]): { msgid?: string; msgstr?: string } {
  const entry: { msgid?: string; msgstr?: string } = {}
  let field: 'msgid' | 'msgstr' | undefined
  for (const line of lines) {
    if (/^#[.:]/.test(line)) continue
    const [, name = '', quoted = ''] = /^(?:(msgid|msgstr) )?(".*")$/.exec(line) ?? []
    if (name === 'msgid' || name === 'msgstr') field = name
    if (quoted === '' || field === undefined) throw new Error(`this is no line of a .po file: ${line}`)
    // .po files use the same escapes as JSON.
    entry[field] = (entry[field] ?? '') + JSON.parse(quoted)
  }
  return entry
}
