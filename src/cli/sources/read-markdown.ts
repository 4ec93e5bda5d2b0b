import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { readHtml } from './read-html.ts'
import {
  createLineFinder,
  type Edit,
  makePicture,
  resolveAddress,
  type SourcePicture,
} from './source-picture.ts'

/** Before the picture, and after it. */
const surroundingCharacters = 150

/** The pictures of a Markdown file: its own, and those in HTML. One without a text lacks it: Markdown has no other way to say so. */
export function readMarkdown(source: string, base: string): SourcePicture[] {
  // Front matter is no Markdown; what stands there keeps its place.
  const text = source.replace(/^---\r?\n.*?\r?\n---(?=\r?\n|$)/s, (head) => head.replace(/[^\r\n]/g, ' '))
  const pageTitle = /^title:\s*["']?(.+?)["']?\s*$/m.exec(
    source.slice(0, source.length - text.trimStart().length),
  )?.[1]
  const root = fromMarkdown(text)
  const lineOf = createLineFinder(text)
  const addresses = new Map<string, string>()
  const nodes = [...walk(root)]
  for (const { node } of nodes) if (node.type === 'definition') addresses.set(node.identifier, node.url)
  const found: SourcePicture[] = []
  let heading = ''

  for (const { node, parents } of nodes) {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    if (node.type === 'heading') heading = plainTextOf(node)
    if (node.type === 'html') {
      for (const one of readHtml(text.slice(start, end), base, { offset: start })) {
        const { line, column } = lineOf(start)
        const place =
          one.line === 1
            ? { line, column: column + one.column - 1 }
            : { line: line + one.line - 1, column: one.column }
        found.push({
          ...one,
          ...place,
          heading: one.heading || heading,
          surroundings: one.surroundings || around(text, start, end),
        })
      }
    }
    if (node.type !== 'image' && node.type !== 'imageReference') continue
    // `![alt][]` and `![alt]` name their address by their text.
    const isNamed = node.type === 'image' || node.referenceType === 'full'
    const url = node.type === 'image' ? node.url : (addresses.get(node.identifier) ?? '')
    const link = parents.find(({ type }) => type === 'link')
    const isOnlyNameOfLink = link !== undefined && plainTextOf(link) === ''
    found.push(
      makePicture({
        ...lineOf(start),
        url: resolveAddress(url, base),
        alt: node.alt?.trim() ? node.alt : null,
        ...(isOnlyNameOfLink && { role: 'functional', isOnlyNameOfLink }),
        ...(link?.type === 'link' && { linkTarget: resolveAddress(link.url, base) }),
        caption: (node.type === 'image' && node.title) || '',
        heading,
        surroundings: around(text, start, end),
        pageTitle: pageTitle ?? '',
        write: isNamed ? (alt) => writeText(text, start, alt) : null,
      }),
    )
  }
  return found
}

function* walk(node: Nodes, parents: Nodes[] = []): Generator<{ node: Nodes; parents: Nodes[] }> {
  yield { node, parents }
  if ('children' in node) for (const child of node.children) yield* walk(child, [node, ...parents])
}

function plainTextOf(node: Nodes): string {
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? ''
  if ('children' in node) return node.children.map(plainTextOf).join('').trim()
  return node.type === 'html' || !('value' in node) ? '' : node.value
}

function around(text: string, start: number, end: number): string {
  const plain = (part: string) =>
    part
      .replace(/!?\[([^\]]*)\]\([^)]*\)|<[^>]*>|[#>*_`|]/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
  const before = plain(text.slice(Math.max(0, start - 3 * surroundingCharacters), start))
  const after = plain(text.slice(end, end + 3 * surroundingCharacters))
  return `${before.slice(-surroundingCharacters)} ${after.slice(0, surroundingCharacters)}`.trim()
}

/** Between `![` and `]`, where only spaces stand. */
function writeText(text: string, start: number, alt: string): Edit {
  const written = alt.replace(/\s+/g, ' ').replace(/[\\[\]*_`<>&~|{}$]/g, '\\$&')
  return { start: start + 2, end: text.indexOf(']', start), text: written }
}
