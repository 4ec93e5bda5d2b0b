const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  deg: '°',
  euro: '€',
  pound: '£',
  sect: '§',
  times: '×',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  laquo: '«',
  raquo: '»',
  lsaquo: '‹',
  rsaquo: '›',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  lstrok: 'ł',
  Lstrok: 'Ł',
}

/** A letter and what is put on it, as Unicode composes them. */
const marks: Record<string, string> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  caron: '\u030C',
  cedil: '\u0327',
  ring: '\u030A',
  breve: '\u0306',
  ogon: '\u0328',
  dblac: '\u030B',
}

/** `T&uuml;r` → `Tür`. What is no entity that texts are written with stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{2,6})|#x([0-9a-f]{2,6})|([a-z]+\d{0,2}));/gi,
    (entity, decimal, hex, name) => {
      if (name === undefined)
        return characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)) ?? entity
      const [, letter = '', mark = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? []
      const composed = marks[mark] && `${letter}${marks[mark]}`.normalize('NFC')
      return named[name] ?? (composed?.length === 1 ? composed : entity)
    },
  )
}

/** None for control characters, halves and what lies beyond Unicode. */
function characterOf(code: number): string | null {
  if (code < 0x20 || (code > 0x7e && code < 0xa0) || code > 0x10ffff) return null
  return code >= 0xd800 && code <= 0xdfff ? null : String.fromCodePoint(code)
}
