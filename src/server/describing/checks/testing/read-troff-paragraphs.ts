/** Macros whose words belong to the sentence around them. */
const inline = /^\.\s*(?:B|I|R|SM|SB|BR|RB|BI|IB|IR|RI|BI|CW)\s+(.*)$/u
/** What stands between these is code, a table or a picture. */
const blockStart = /^\.\s*(?:nf|EX|TS|PS|Vb|de|ig|Bd)\b/u
const blockEnd = /^(?:\.\s*(?:fi|EE|TE|PE|Ve|Ed)\b|\.\.$)/u

/** The running text of a manual page, a paragraph each, without its fonts: no headings, terms, code or tables. */
export function readTroffParagraphs(page: string): string[] {
  const paragraphs: string[] = []
  let lines: string[] = []
  let isInBlock = false
  let isTerm = false
  const end = () => {
    if (lines.length > 0) paragraphs.push(lines.join(' ').replace(/\s+/gu, ' ').trim())
    lines = []
  }
  for (const raw of page.split('\n')) {
    const line = raw.replace(/\\".*$/u, '').trimEnd()
    if (isInBlock) isInBlock = !blockEnd.test(line)
    else if (blockStart.test(line)) {
      end()
      isInBlock = true
    } else if (isTerm) isTerm = /^\.\s*(?:PD|TP|TQ)/u.test(line)
    else {
      const words = inline.exec(line)?.[1]
      if (words !== undefined) lines.push(readText(joinArguments(line, words)))
      else if (/^['.]|^\s*$/u.test(line)) {
        // A comment is no end of a sentence.
        if (!raw.startsWith('.\\"')) end()
        isTerm = /^\.\s*(?:TP|TQ)\b/u.test(line)
      } else lines.push(readText(line))
    }
  }
  end()
  return paragraphs
}

/** `.BR one two` sets its words in turns and without a space; `.B one two` with one. */
function joinArguments(line: string, words: string): string {
  const parts = [...words.matchAll(/"([^"]*)"|((?:\\ |\S)+)/gu)].map((match) => match[1] ?? match[2] ?? '')
  return parts.join(/^\.\s*[BIR]{2}\s/u.test(line) ? '' : ' ')
}

const characters: Record<string, string> = {
  aq: "'",
  lq: '“',
  rq: '”',
  oq: '‘',
  cq: '’',
  em: '—',
  en: '–',
  bu: '•',
  co: '©',
  dq: '"',
  ga: '`',
  ha: '^',
  ti: '~',
  rs: '\\',
}

function readText(text: string): string {
  return text
    .replace(/\\f(?:\[[^\]]*\]|\(..|.)/gu, '')
    .replace(/\\\[(\w+)\]|\\\((\w\w)/gu, (_, long, short) => characters[long ?? short] ?? '�')
    .replace(/\\\*\(lq|\\\*\(rq/gu, '"')
    .replace(/\\s[+-]?\d+/gu, '')
    .replace(/\\[&|^,/c:%]/gu, '')
    .replace(/\\~|\\ |\\0/gu, ' ')
    .replace(/\\-/gu, '-')
    .replace(/\\e/gu, '\\')
}
