/** Text that already is HTML. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Part[] | null

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** HTML from a template: values are escaped unless they are `Markup`. Lists are joined, null is nothing. */
export function html(pieces: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(pieces.map((piece, index) => piece + write(parts[index] ?? null)).join(''))
}

/** A sentence of ours: `code` between backticks, **strong** between asterisks, and `[words](address)` as a link. */
export function sentence(text: string): Markup {
  const marked = escapeSigns(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
  return new Markup(marked)
}

/** A sentence of the contract with the names of its details as code. */
export function withNames(text: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, '`$1`')
}

/** What a line is if it is a command to copy; null if it is a sentence. */
export function commandIn(line: string): string | null {
  return line.startsWith('$ ') ? line.slice(2) : null
}

/** One paragraph per line; a command is a block of its own. */
export function paragraphs(text: string): Markup[] {
  return text.split('\n').map((line) => {
    const command = commandIn(line)
    return command === null ? html`<p>${sentence(line)}</p>` : html`<pre><code>${command}</code></pre>`
  })
}

function write(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  return typeof part === 'object' ? part.map(write).join('') : escapeSigns(String(part))
}

function escapeSigns(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => escapes[sign]!)
}
