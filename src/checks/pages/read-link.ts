import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { resolveUrl } from './find-address.ts'
import { findLabel } from './find-label.ts'
import { formOf, hidesContent } from './picture-form.ts'
import type { Survey } from './survey-page.ts'
import { attributeOf, hasRole, isElement, isUnshown, nodesBelow, textIn } from './tree.ts'

/** A link or button around pictures. */
export interface Link {
  /** Absolute; empty for a button. */
  target: string
  /** Whether it has a text or label of its own. */
  isNamed: boolean
  /** Those of its pictures that have a text. */
  namedPictures: ReadonlySet<Tree.Element>
}

export function isLink(element: Tree.Element): boolean {
  if (element.tagName === 'a') return attributeOf(element, 'href') !== undefined
  return element.tagName === 'button' || hasRole(element, 'link') || hasRole(element, 'button')
}

export function readLink(element: Tree.Element, { base, byId }: Survey): Link {
  const namedPictures = new Set<Tree.Element>()
  let isNamed = findLabel(element, byId) !== ''
  const isSkipped = (one: Tree.Element) =>
    isUnshown(one) || hidesContent(one) || attributeOf(one, 'aria-hidden') === 'true'
  for (const node of nodesBelow(element, isSkipped)) {
    if (!isElement(node)) isNamed ||= textIn(node).trim() !== ''
    else if (formOf(node) && (attributeOf(node, 'alt')?.trim() || findLabel(node, byId)))
      namedPictures.add(node)
  }
  return { target: resolveUrl(attributeOf(element, 'href'), base), isNamed, namedPictures }
}
