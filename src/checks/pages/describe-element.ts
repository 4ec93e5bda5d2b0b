import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { findAddress, findBackground, resolveUrl } from './find-address.ts'
import { findLabel } from './find-label.ts'
import type { FoundPicture, PictureForm } from './found-picture.ts'
import type { Link } from './read-link.ts'
import type { Survey } from './survey-page.ts'
import { attributeOf, hasRole, isElement, nodesBelow } from './tree.ts'

/** What a picture inherits from the elements around it. */
export interface Within {
  language: string
  isHidden: boolean
  /** Empty if there is none. */
  caption: string
  /** Reads the link or button that it is in. */
  link: (() => Link) | null
}

type Described = Pick<
  FoundPicture,
  'form' | 'url' | 'alt' | 'label' | 'role' | 'isOnlyNameOfLink' | 'linkTarget' | 'caption' | 'language'
>

export function describeElement(
  element: Tree.Element,
  form: PictureForm,
  { language, caption, link: readLink, isHidden }: Within,
  survey: Survey,
): Described {
  const link = readLink?.() ?? null
  const alt = form === 'svg' || form === 'role_img' ? null : (attributeOf(element, 'alt') ?? null)
  const label = alt?.trim() ? '' : findLabel(element, survey.byId)
  const isControl = form === 'input' || form === 'area'
  const isFunctional = isControl || (link !== null && !link.isNamed)
  const othersWithText = link ? link.namedPictures.size - (link.namedPictures.has(element) ? 1 : 0) : 0
  const isOutOfReach = isHidden || hasRole(element, 'presentation') || hasRole(element, 'none')
  const isOnlyNameOfLink = !isOutOfReach && isFunctional && (isControl || othersWithText === 0)
  const isEmpty = alt !== null && !alt.trim() && !label
  const isDecorative = isOutOfReach || (isEmpty && !isOnlyNameOfLink)
  const target = isControl ? resolveUrl(attributeOf(element, 'href'), survey.base) : link?.target
  return {
    form,
    url: addressOf(element, form, survey),
    alt,
    label,
    role: isDecorative ? 'decorative' : isFunctional ? 'functional' : 'informative',
    isOnlyNameOfLink,
    linkTarget: isFunctional ? (target ?? '') : '',
    caption,
    language,
  }
}

function addressOf(element: Tree.Element, form: PictureForm, { base, mapped }: Survey): string {
  if (form === 'svg') return ''
  if (form === 'area') {
    const picture = mapped.get(mapAround(element) ?? '')
    return picture ? findAddress(picture, base) : ''
  }
  if (form === 'role_img') return addressInside(element, base) || findBackground(element, base)
  return findAddress(element, base) || addressWithoutScript(element, base)
}

function mapAround(area: Tree.Element): string | undefined {
  for (let above = area.parentNode; above && isElement(above); above = above.parentNode)
    if (above.tagName === 'map') return attributeOf(above, 'name') ?? attributeOf(above, 'id')
  return undefined
}

/** What a page offers to browsers without scripts, next to a picture that a script loads. */
function addressWithoutScript(element: Tree.Element, base: string): string {
  const siblings = element.parentNode?.childNodes ?? []
  // One element can hold 100,000 pictures.
  if (siblings.length > 50) return ''
  const next = siblings.slice(siblings.indexOf(element) + 1).find(isElement)
  const [content] = next?.tagName === 'noscript' ? next.childNodes : []
  return content && 'value' in content ? addressInside(parseFragment(content.value), base) : ''
}

function addressInside(root: Tree.ParentNode, base: string): string {
  for (const node of nodesBelow(root))
    if (isElement(node) && node.tagName === 'img') return findAddress(node, base)
  return ''
}
