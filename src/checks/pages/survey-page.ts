import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf, elementsBelow, squeeze, textOf } from './tree.ts'

/** What is known of a page before its pictures are looked at. */
export interface Survey {
  title: string
  language: string
  /** What addresses are relative to. */
  base: string
  isFollowed: boolean
  hasPassword: boolean
  hasScripts: boolean
  firstHeading: string
  /** The first element of each id; null if several have it. */
  byId: ReadonlyMap<string, Tree.Element | null>
  /** The pictures of image maps, by the name of the map. */
  mapped: ReadonlyMap<string, Tree.Element>
  /** The picture that services show when the page is shared. */
  shared: { element: Tree.Element; url: string; alt: string | null } | null
}

export const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

export function surveyPage(document: Tree.Document, url: string): Survey {
  const byId = new Map<string, Tree.Element | null>()
  const mapped = new Map<string, Tree.Element>()
  const meta = new Map<string, string>()
  let shared: Survey['shared'] = null
  const found = { title: '', language: '', base: '', firstHeading: '', hasPassword: false, hasScripts: false }
  for (const node of elementsBelow(document)) {
    const { tagName } = node
    const id = attributeOf(node, 'id')
    if (id) byId.set(id, byId.has(id) ? null : node)
    if (tagName === 'html') found.language = attributeOf(node, 'lang') ?? attributeOf(node, 'xml:lang') ?? ''
    if (tagName === 'title' && node.namespaceURI.endsWith('xhtml')) found.title ||= titleOf(node)
    if (tagName === 'base') found.base ||= attributeOf(node, 'href') ?? ''
    if (tagName === 'script') found.hasScripts = true
    if (headings.has(tagName)) found.firstHeading ||= textOf(node, 200)
    if (tagName === 'input' && attributeOf(node, 'type')?.toLowerCase() === 'password')
      found.hasPassword = true
    if (tagName === 'img') {
      const map = attributeOf(node, 'usemap')?.replace(/^#/, '')
      if (map && !mapped.has(map)) mapped.set(map, node)
    }
    if (tagName !== 'meta') continue
    const name = (
      attributeOf(node, 'property') ??
      attributeOf(node, 'name') ??
      attributeOf(node, 'http-equiv')
    )?.toLowerCase()
    if (!shared && (name === 'og:image' || name === 'og:image:url'))
      shared = { element: node, url: attributeOf(node, 'content') ?? '', alt: null }
    if (name && !meta.has(name)) meta.set(name, attributeOf(node, 'content') ?? '')
  }
  return {
    ...found,
    title: found.title || squeeze(meta.get('og:title') ?? '', 300),
    language: (found.language || (meta.get('content-language') ?? '')).trim(),
    base: URL.parse(found.base, url)?.href ?? url,
    isFollowed: !/\b(?:nofollow|none)\b/i.test(meta.get('robots') ?? ''),
    byId,
    mapped,
    // Assigned in the loop, which TypeScript does not see.
    shared: shared && { ...(shared as NonNullable<Survey['shared']>), alt: meta.get('og:image:alt') ?? null },
  }
}

function titleOf(element: Tree.Element): string {
  return squeeze(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''), 300)
}
