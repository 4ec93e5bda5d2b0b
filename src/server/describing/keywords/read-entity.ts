const named = new Map(
  Object.entries({
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
  }),
)

/** A letter and what is put on it, as Unicode composes them. */
const marks = new Map(
  Object.entries({
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
  }),
)

/** What an HTML entity of that name stands for: `uuml` → `ü`. Undefined for names that texts are not written with. */
export function readEntity(name: string): string | undefined {
  const [, letter = '', mark = ''] = /^([a-z])([a-z]+)$/i.exec(name) ?? []
  const put = marks.get(mark)
  const composed = put && `${letter}${put}`.normalize('NFC')
  return named.get(name) ?? (composed?.length === 1 ? composed : undefined)
}
