import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describeElement, type Within } from './describe-element.ts'
import { resolveUrl } from './find-address.ts'
import { findWall } from './find-wall.ts'
import type { FoundPicture, ReadPage, SourcePosition } from './found-picture.ts'
import { formOf, hidesContent, isPixel } from './picture-form.ts'
import { isLink, type Link, readLink } from './read-link.ts'
import { headings, type Survey, surveyPage } from './survey-page.ts'
import { attributeOf, isElement, isUnshown, nodesBelow, squeeze, textIn, textOf } from './tree.ts'
import { createSelectorWriter } from './write-selector.ts'

interface ReadPageOptions {
  /** Default 10,000. */
  maxPictures?: number
  /** Whether each picture gets its position in `html`; costs time and memory. */
  withPositions?: boolean
  /** Leaves out what only auditing a site needs: links, the texts around pictures, their headings and selectors, the wall. */
  picturesOnly?: boolean
}

const maxLinks = 5_000
/** Before the picture, and after it. */
const surroundingCharacters = 150

/**
 * Reads the pictures of a page as its HTML shows them; no script runs and nothing is loaded. `url` is the page's address, for a file
 * any base such as `file:///team.html`; only http and https addresses are returned.
 *
 *     const { pictures, language } = readPage(html, 'https://example.org/team', { withPositions: true })
 *     for (const picture of pictures) console.log(picture.position?.line, judgePicture(picture))
 *
 * Time and memory grow with the page, for a hostile one faster than its length: read strangers' pages in a process that can be killed.
 */
export function readPage(html: string, url: string, options: ReadPageOptions = {}): ReadPage {
  const { maxPictures = 10_000, withPositions = false, picturesOnly = false } = options
  const document = parse(html, { sourceCodeLocationInfo: withPositions })
  const survey = surveyPage(document, url)
  const writeSelector = createSelectorWriter(survey.byId)
  const placed = (element: Tree.Element) => ({
    selector: picturesOnly ? '' : writeSelector(element),
    ...(withPositions && positionOf(element)),
  })
  const pictures: FoundPicture[] = []
  /** How much of the text is before each picture. */
  const textBefore: number[] = []
  const links = new Set<string>()
  let text = ''
  let heading = ''
  let hasMorePictures = false

  for (const { node, within } of walk(document, survey, picturesOnly)) {
    if (!picturesOnly) text += textIn(node)
    if (!isElement(node)) continue
    if (!picturesOnly) {
      if (headings.has(node.tagName)) heading = textOf(node, 200) || heading
      const link = linkOf(node, survey)
      if (link && links.size < maxLinks) links.add(link)
    }
    const form = formOf(node)
    if (!form || isPixel(node)) continue
    hasMorePictures = pictures.length >= maxPictures
    if (hasMorePictures) break
    textBefore.push(text.length)
    const described = describeElement(node, form, within, survey)
    pictures.push({
      ...described,
      heading: heading || survey.firstHeading,
      surroundings: '',
      ...placed(node),
    })
  }

  if (!picturesOnly)
    for (const [at, before] of textBefore.entries()) pictures[at]!.surroundings = cutAround(text, before)
  const wall = picturesOnly ? null : findWall(html, survey, squeeze(text.slice(0, 20_000)), pictures.length)
  if (survey.shared)
    pictures.push({ ...describeShared(survey.shared, survey), ...placed(survey.shared.element) })
  return {
    title: survey.title,
    language: survey.language,
    links: [...links],
    pictures,
    hasMorePictures,
    wall,
  }
}

function* walk(
  document: Tree.Document,
  survey: Survey,
  elementsOnly: boolean,
): Generator<{ node: Tree.ChildNode; within: Within }> {
  const open: Tree.ChildNode[] = []
  /** What each open node is within. */
  const around: Within[] = []
  const push = (nodes: readonly Tree.ChildNode[], within: Within) => {
    for (let at = nodes.length - 1; at >= 0; at -= 1) {
      const node = nodes[at]!
      if (elementsOnly && !isElement(node)) continue
      open.push(node)
      around.push(within)
    }
  }
  push(document.childNodes, { language: survey.language, isHidden: false, caption: '', link: null })
  for (let node = open.pop(); node; node = open.pop()) {
    const outer = around.pop()!
    if (!isElement(node)) {
      yield { node, within: outer }
      continue
    }
    const within = enter(node, outer, survey)
    yield { node, within }
    if (!isUnshown(node) && !hidesContent(node)) push(node.childNodes, within)
  }
}

function enter(element: Tree.Element, within: Within, survey: Survey): Within {
  const language = attributeOf(element, 'lang')
  const isHidden = attributeOf(element, 'aria-hidden') === 'true'
  const isFigure = element.tagName === 'figure'
  // A link in a link is read as a part of the outer one: else a page of nested links is read again for each.
  const isOuterLink = !within.link && isLink(element)
  if (!language && !isHidden && !isFigure && !isOuterLink) return within
  return {
    language: language || within.language,
    isHidden: isHidden || within.isHidden,
    caption: isFigure ? captionOf(element) : within.caption,
    link: isOuterLink ? readOnce(() => readLink(element, survey)) : within.link,
  }
}

/** Most links hold no picture and need not be read. */
function readOnce(read: () => Link): () => Link {
  let link: Link | undefined
  return () => {
    link ??= read()
    return link
  }
}

function captionOf(figure: Tree.Element): string {
  for (const node of nodesBelow(figure))
    if (isElement(node) && node.tagName === 'figcaption') return textOf(node, 500)
  return ''
}

function linkOf(element: Tree.Element, { base, isFollowed }: Survey): string {
  const { tagName } = element
  const isFrame = tagName === 'frame' || tagName === 'iframe'
  if (!isFollowed || (tagName !== 'a' && tagName !== 'area' && !isFrame)) return ''
  if (/\bnofollow\b/i.test(attributeOf(element, 'rel') ?? '')) return ''
  return resolveUrl(attributeOf(element, isFrame ? 'src' : 'href'), base)
}

function cutAround(text: string, place: number): string {
  const before = squeeze(text.slice(Math.max(0, place - 3 * surroundingCharacters), place))
  const after = squeeze(text.slice(place, place + 3 * surroundingCharacters), surroundingCharacters)
  return `${before.slice(-surroundingCharacters)} ${after}`.trim()
}

function describeShared(shared: NonNullable<Survey['shared']>, { base, language, firstHeading }: Survey) {
  return {
    form: 'og_image',
    url: resolveUrl(shared.url, base),
    alt: shared.alt,
    label: '',
    role: 'informative',
    isOnlyNameOfLink: false,
    linkTarget: '',
    caption: '',
    heading: firstHeading,
    surroundings: '',
    language,
  } as const
}

function positionOf({ sourceCodeLocation: place }: Tree.Element): { position?: SourcePosition } {
  if (!place) return {}
  const { startTag = place, attrs } = place
  const alt = attrs?.alt
  return {
    position: {
      line: place.startLine,
      column: place.startCol,
      tag: { start: startTag.startOffset, end: startTag.endOffset },
      alt: alt ? { start: alt.startOffset, end: alt.endOffset } : null,
    },
  }
}
