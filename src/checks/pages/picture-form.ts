import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { PictureForm } from './found-picture.ts'
import { attributeOf, hasRole } from './tree.ts'

/** Null: the element is no picture. Areas without a link are none either: nobody can reach them. */
export function formOf(element: Tree.Element): PictureForm | null {
  const { tagName } = element
  if (tagName === 'img') return 'img'
  if (tagName === 'input') return attributeOf(element, 'type')?.toLowerCase() === 'image' ? 'input' : null
  if (tagName === 'area') return attributeOf(element, 'href') === undefined ? null : 'area'
  if (!hasRole(element, 'img')) return null
  return tagName === 'svg' ? 'svg' : 'role_img'
}

/** Whether screen readers take what is inside for a part of the picture. */
export function hidesContent(element: Tree.Element): boolean {
  return element.tagName === 'svg' || hasRole(element, 'img')
}

/** Whether it is so small that it shows nothing: it counts visits, or keeps a distance. */
export function isPixel(element: Tree.Element): boolean {
  return ['width', 'height'].every((side) => /^\s*[01](?:px)?\s*$/.test(attributeOf(element, side) ?? ''))
}
