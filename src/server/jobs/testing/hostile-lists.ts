/** A file as an attacker or a broken program might send it. */
export interface HostileList {
  filename: string
  content: Buffer
  /** How it was made, for the error message. */
  made: string
}

type Random = ReturnType<typeof createRandom>

const allPieces = [
  '',
  ' ',
  'a',
  'https://example.org/1.jpg',
  'media/2.jpg',
  '//example.org/ü.jpg',
  'javascript:alert(1)',
  'http://[::1',
  '%',
  '&amp;',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r\n',
  '\r',
  '\0',
  '\ufeff',
  '\ufdd0',
  '\ud800',
  '\udc00',
  '\u202e',
  '\u200b',
  '🏔',
  '👩‍🌾',
  'ü',
  '\\',
  '\\u0000',
  '\\ud800',
  '{',
  '}',
  '[',
  ']',
  ':',
  '1e999',
  '-0',
  'null',
  '__proto__',
  'constructor',
  '=cmd()',
  '\u001b[2J',
  '\u2028',
]
const delimiters = [',', ';', '\t', '|']
const breaks = ['\n', '\r\n', '\r']
const encodings = ['utf8', 'utf8', 'utf8', 'utf16le', 'utf16be', 'latin1'] as const

/** The same list for the same seed. Most are small, some have a few megabytes, none more than ten. */
export function generateHostileList(seed: number): HostileList {
  const random = createRandom(seed)
  const [filename, write] = random.pick(forms)
  const budget = random.pick([200, 2_000, 20_000, 20_000, 100_000, random.oneIn(8) ? 2_500_000 : 1_000])
  const text = spoil(random, write(random, budget))
  const encoding = random.pick(encodings)
  const hasMark = random.oneIn(3)
  const bytes = encode(`${hasMark ? '\ufeff' : ''}${text}`, encoding)
  const content = random.oneIn(12) ? spoilBytes(random, bytes) : bytes
  return { filename, content, made: `seed ${seed}: ${write.name}, ${encoding}, ${content.length} bytes` }
}

const forms: readonly (readonly [string, (random: Random, budget: number) => string])[] = [
  ['list.csv', writeCsv],
  ['list.csv', writeWideHeader],
  ['list.csv', writeQuotes],
  ['list.json', writeArray],
  ['list.json', writeLines],
  ['list.json', writeWrapped],
  ['list.json', writeDeep],
  ['list.json', writeManyKeys],
  ['list.csv', writeRepeated],
  ['list.json', writeRepeated],
  ['list.csv', writeNoise],
  ['list.json', writeNoise],
]

function writeCsv(random: Random, budget: number): string {
  const delimiter = random.pick(delimiters)
  const columns = random.upTo(12) + 1
  const row = () =>
    Array.from({ length: random.oneIn(9) ? random.upTo(columns * 2) : columns }, () =>
      random.oneIn(4) ? quoted(someText(random)) : someText(random),
    ).join(delimiter)
  const header = Array.from({ length: columns }, (_, index) => (index === 0 ? 'url' : `c${index}`))
  return [header.join(delimiter), ...fill(budget, row)].join(random.pick(breaks))
}

function writeWideHeader(random: Random, budget: number): string {
  const delimiter = random.pick(delimiters)
  const header = fill(budget, () => random.pick(['', 'a', 'url', '"b"', `c${random.upTo(1_000)}`]))
  return `${header.join(delimiter)}\n${'a\n'.repeat(random.upTo(budget))}`
}

function writeQuotes(random: Random, budget: number): string {
  const parts = ['"', '""', '";"', 'x', ';', '\n', ' "', '" ']
  return `url;b\n${fill(budget, () => random.pick(parts)).join('')}`
}

function writeArray(random: Random, budget: number): string {
  const isOfTexts = random.oneIn(2)
  const row = () => JSON.stringify(isOfTexts ? someText(random) : someObject(random))
  return `[${fill(budget, row).join(random.pick([',', ' ,\r\n', ',\n\n']))}]`
}

function writeLines(random: Random, budget: number): string {
  return fill(budget, () => JSON.stringify(someObject(random))).join(random.pick([...breaks, ' ']))
}

function writeWrapped(random: Random, budget: number): string {
  const before = random.oneIn(3) ? `"more":${writeDeep(random, budget / 10)},` : '"n":1,'
  return `{${before}"list":${writeArray(random, budget)}${random.pick(['', ',"end":{}', ',"list":[]'])}}`
}

function writeDeep(random: Random, budget: number): string {
  const depth = random.upTo(Math.min(budget / 4, 200_000))
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
  return `${open.repeat(depth)}"a"${close.repeat(random.oneIn(3) ? random.upTo(depth) : depth)}`
}

function writeManyKeys(random: Random, budget: number): string {
  const rows = fill(budget, () => `{"${random.pick(random.pieces)}k${random.upTo(2_000)}":"a"}`)
  return random.oneIn(2) ? `[${rows}]` : `[${`{${rows.map((row) => row.slice(1, -1))}}`}]`
}

function writeRepeated(random: Random, budget: number): string {
  const piece = random.pick(random.pieces) || 'x'
  return `${random.pick(['', 'url\n', '["', '[', '{"'])}${piece.repeat(budget / piece.length)}`
}

function writeNoise(random: Random, budget: number): string {
  return fill(budget, () => random.pick(random.pieces)).join('')
}

/** Truncates a text, duplicates a part of it, inserts something into it, or leaves it as it is. */
function spoil(random: Random, text: string): string {
  const at = random.upTo(text.length)
  switch (random.upTo(12)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + random.pick(random.pieces) + text.slice(at)
    case 2:
      return text + text.slice(at, at + 1_000)
    case 3:
      return text.slice(0, at) + text.slice(at + random.upTo(20))
    default:
      return text
  }
}

function spoilBytes(random: Random, bytes: Buffer): Buffer {
  for (let count = random.upTo(20); count > 0 && bytes.length > 0; count -= 1)
    bytes[random.upTo(bytes.length)] = random.upTo(256)
  // Half a character at the end.
  return random.oneIn(3) ? bytes.subarray(0, -1) : bytes
}

function encode(text: string, encoding: (typeof encodings)[number]): Buffer {
  if (encoding !== 'utf16be') return Buffer.from(text, encoding)
  return Buffer.from(text, 'utf16le').swap16()
}

function someText(random: Random): string {
  const text = Array.from({ length: random.upTo(4) }, () => random.pick(random.pieces)).join('')
  return random.oneIn(200) ? text.repeat(random.upTo(5_000)) : text
}

function someObject(random: Random): Record<string, unknown> {
  const values = [someText(random), null, 1.5, [someText(random)], { a: someText(random) }, true]
  const keys = ['url', 'alt', 'context', random.pick(random.pieces)]
  return Object.fromEntries(
    keys.map((key) => [key, random.oneIn(2) ? someText(random) : random.pick(values)]),
  )
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

/** As many as needed for about this many characters. */
function fill(characters: number, make: () => string): string[] {
  const made: string[] = []
  for (let left = characters; left > 0; ) {
    const one = make()
    made.push(one)
    left -= one.length + 1
  }
  return made
}

/** Mulberry32. */
function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (end: number) => Math.floor(next() * end)
  // Safe: the lists are never empty.
  const pick = <T>(values: readonly T[]): T => values[upTo(values.length)]!
  return {
    /** An integer from 0, below `end`. */
    upTo,
    oneIn: (count: number) => upTo(count) === 0,
    pick,
    /** The pieces of texts: a few, so that not every list has every defect. */
    pieces: Array.from({ length: 2 + upTo(8) }, () => pick(allPieces)),
  }
}
