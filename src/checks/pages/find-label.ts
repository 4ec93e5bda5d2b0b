import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf, isElement, squeeze, textOf } from './tree.ts'

const maxCharacters = 1_000

/** The accessible name that an element has without `alt`; empty if there is none. */
export function findLabel(element: Tree.Element, byId: ReadonlyMap<string, Tree.Element | null>): string {
  const labels = (attributeOf(element, 'aria-labelledby') ?? '').split(/\s+/, 20).map((id) => byId.get(id))
  const labelled = labels.map((label) => (label ? textOf(label, maxCharacters) : '')).join(' ')
  const inside = element.tagName === 'svg' ? element.childNodes.filter(isElement) : []
  const title = inside.find(({ tagName }) => tagName === 'title')
  const named = [
    labelled,
    attributeOf(element, 'aria-label'),
    title?.childNodes.map((node) => ('value' in node ? node.value : '')).join(''),
    attributeOf(element, 'title'),
  ]
  return named.map((name) => squeeze(name ?? '', maxCharacters)).find(Boolean) ?? ''
}
