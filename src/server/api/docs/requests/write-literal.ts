/** How a language writes values. */
export interface LiteralStyle {
  tab: string
  record: [open: string, close: string]
  entry: (name: string, value: string) => string
  text: (value: string) => string
  booleans: { true: string; false: string }
}

/** Writes JSON as a literal of a language, one entry a line except in lists of plain values. Lines after the first begin with `indent`. */
export function writeLiteral(value: unknown, style: LiteralStyle, indent: string): string {
  if (typeof value === 'string') return style.text(value)
  if (typeof value === 'boolean') return style.booleans[`${value}`]
  if (typeof value !== 'object' || value === null) return String(value)
  const inner = indent + style.tab
  const onLines = ([open, close]: [string, string], entries: string[]) =>
    `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}${close}`
  if (Array.isArray(value)) {
    const written = value.map((one) => writeLiteral(one, style, inner))
    const isPlain = value.every((one) => typeof one !== 'object')
    return isPlain ? `[${written.join(', ')}]` : onLines(['[', ']'], written)
  }
  const entries = Object.entries(value)
  return onLines(
    style.record,
    entries.map(([name, one]) => style.entry(name, writeLiteral(one, style, inner))),
  )
}

/** A text in single quotes, as JavaScript and PHP read it. */
export function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`
}
