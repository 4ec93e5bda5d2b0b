import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf, isElement } from './tree.ts'

const maxDepth = 40
/** Ids that need no escaping. */
const plainId = /^[a-z_][\w-]{0,99}$/i
const plainTag = /^[a-z][\w-]*$/i

/** Writes CSS selectors, each of one element only: from the nearest unique id down. Empty for what is nested deeper than 40 elements. */
export function createSelectorWriter(
  byId: ReadonlyMap<string, Tree.Element | null>,
): (element: Tree.Element) => string {
  // By parent: a page can have 100,000 pictures in one element.
  const places = new Map<Tree.ParentNode, Map<Tree.Element, number>>()

  function placeOf(element: Tree.Element, parent: Tree.ParentNode): number {
    let known = places.get(parent)
    if (!known) {
      known = countByTag(parent)
      places.set(parent, known)
    }
    return known.get(element) ?? 1
  }

  return (element) => {
    const steps: string[] = []
    for (let at = element; steps.length < maxDepth; ) {
      const id = attributeOf(at, 'id') ?? ''
      if (plainId.test(id) && byId.get(id) === at) return [`#${id}`, ...steps].join(' > ')
      const parent = at.parentNode
      if (at.tagName === 'html' || at.tagName === 'body') return [at.tagName, ...steps].join(' > ')
      if (!parent || !plainTag.test(at.tagName)) return ''
      steps.unshift(`${at.tagName}:nth-of-type(${placeOf(at, parent)})`)
      if (!isElement(parent)) return ''
      at = parent
    }
    return ''
  }
}

function countByTag(parent: Tree.ParentNode): Map<Tree.Element, number> {
  const counts = new Map<string, number>()
  const places = new Map<Tree.Element, number>()
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue
    const place = (counts.get(child.tagName) ?? 0) + 1
    counts.set(child.tagName, place)
    places.set(child, place)
  }
  return places
}
