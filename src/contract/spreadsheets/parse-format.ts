/** A piece of a number format: text as it is, a placeholder of digits, a part of a date, or all of the value. */
export type FormatToken =
  | { type: 'text'; text: string }
  | { type: 'digits'; pattern: string }
  | { type: 'date'; part: string }
  | { type: 'elapsed'; part: string }
  | { type: 'noon'; marks: string }
  | { type: 'exponent'; pattern: string }
  | { type: 'general' }
  | { type: 'value' }

export interface FormatSection {
  tokens: FormatToken[]
  /** Which values it is for, where it says so itself. */
  condition: { sign: string; than: number } | null
  kind: 'number' | 'date' | 'text'
  /** Its names of months and days are German. */
  isGerman: boolean
  percents: number
}

// Excel allows 255 characters; what is longer is no format.
const longest = 1_000
const german = 0x07

const colours = /^(black|blue|cyan|green|magenta|red|white|yellow|color\s*\d+)$/i
const token =
  /"([^"]*)"?|\\([\s\S])|_[\s\S]|\*[\s\S]|\[([^\]]*)\]|(general)|(am\/pm|a\/p)|(e[+-][0#?]+)|(@)|(y+|m+|d+|h+|s+(?:\.0+)?)|([0#?][0#?.,/ ]*(?:(?<=\/ *)\d+)?|\.[0#?]+)|([\s\S])/giy

/** Reads the code of a number format; its up to four sections are for numbers above zero, below it, zero, and texts. */
export function parseFormat(code: string): FormatSection[] {
  return splitSections(code.slice(0, longest)).slice(0, 4).map(parseSection)
}

function splitSections(code: string): string[] {
  const sections = ['']
  for (const [piece] of code.matchAll(/"[^"]*"?|\\[\s\S]|[_*][\s\S]|\[[^\]]*\]|[\s\S]/g)) {
    if (piece === ';') sections.push('')
    else sections[sections.length - 1] += piece
  }
  return sections
}

function parseSection(code: string): FormatSection {
  const section: FormatSection = { tokens: [], condition: null, kind: 'number', isGerman: false, percents: 0 }
  for (const match of code.matchAll(token)) addToken(section, match)
  const has = (type: FormatToken['type']) => section.tokens.some((one) => one.type === type)
  if (has('date') || has('elapsed') || has('noon')) section.kind = 'date'
  else if (has('value')) section.kind = 'text'
  if (section.kind === 'date') markMinutes(section.tokens)
  return section
}

function addToken(section: FormatSection, match: RegExpMatchArray): void {
  const [whole, quoted, escaped, brackets, general, noon, exponent, value, date, digits, other] = match
  const { tokens } = section
  const addText = (text: string) => tokens.push({ type: 'text', text })
  if (quoted !== undefined) addText(quoted)
  else if (escaped !== undefined) addText(escaped)
  else if (brackets !== undefined) addBrackets(section, brackets)
  else if (general !== undefined) tokens.push({ type: 'general' })
  else if (noon !== undefined) tokens.push({ type: 'noon', marks: noon })
  else if (exponent !== undefined) tokens.push({ type: 'exponent', pattern: exponent })
  else if (value !== undefined) tokens.push({ type: 'value' })
  else if (date !== undefined) tokens.push({ type: 'date', part: date.toLowerCase() })
  else if (digits !== undefined) tokens.push({ type: 'digits', pattern: digits })
  else if (other === '%') {
    section.percents += 1
    addText('%')
  } else if (other !== undefined) addText(other)
  // `_` leaves the width of a character, `*` fills the cell: in a text at most a blank.
  else if (whole.startsWith('_')) addText(' ')
}

function addBrackets(section: FormatSection, inside: string): void {
  const condition = /^(<=|>=|<>|<|>|=)(-?\d+(?:\.\d+)?)$/.exec(inside)
  if (condition) {
    section.condition = { sign: condition[1]!, than: Number(condition[2]) }
    return
  }
  if (/^(h+|m+|s+)$/i.test(inside)) {
    section.tokens.push({ type: 'elapsed', part: inside.toLowerCase() })
    return
  }
  const [, currency, region] = /^\$([^-]*)(?:-([\da-f]+))?$/i.exec(inside) ?? []
  if (region !== undefined && (Number.parseInt(region, 16) & 0xff) === german) section.isGerman = true
  if (currency) section.tokens.push({ type: 'text', text: currency })
  else if (currency === undefined && !colours.test(inside) && inside.startsWith('$'))
    section.tokens.push({ type: 'text', text: inside.slice(1) })
}

/** `m` are minutes after hours and before seconds, else months. */
function markMinutes(tokens: FormatToken[]): void {
  const parts = tokens.filter((one) => one.type === 'date' || one.type === 'elapsed')
  for (const [index, one] of parts.entries()) {
    if (!/^mm?$/.test(one.part)) continue
    const isAfterHours = parts[index - 1]?.part.startsWith('h') ?? false
    const isBeforeSeconds = parts[index + 1]?.part.startsWith('s') ?? false
    if (isAfterHours || isBeforeSeconds) one.part = one.part.replaceAll('m', 'n')
  }
}
