import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { attributeOf, isElement } from './tree.ts'

const maxUrlCharacters = 8_000

/** In the order of trust: what scripts that load pictures late leave in a page. */
const lazyAttributes = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-full-src',
  'data-image',
  'data-bg',
]
const setAttributes = ['srcset', 'data-srcset', 'data-lazy-srcset']

/** The absolute address; empty if it is none that can be fetched. */
export function resolveUrl(written: string | undefined, base: string): string {
  if (!written || written.length > maxUrlCharacters) return ''
  const url = URL.parse(written.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.href.length > maxUrlCharacters) return ''
  url.hash = ''
  return url.href
}

/** The largest picture that an `img` or `input` offers, of the sources of its `picture` too. */
export function findAddress(element: Tree.Element, base: string): string {
  const parent = element.parentNode
  const sources =
    parent && isElement(parent) && parent.tagName === 'picture'
      ? parent.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'source')
      : []
  const sets = [...sources, element].flatMap((one) => setAttributes.map((name) => attributeOf(one, name)))
  const largest = largestOf(sets.flatMap((set) => (set ? [...candidatesOf(set)] : [])))
  const lazy = lazyAttributes.map((name) => attributeOf(element, name))
  for (const written of [largest, ...lazy, attributeOf(element, 'src')]) {
    const url = resolveUrl(written, base)
    if (url) return url
  }
  return ''
}

/** The address of a background in an element's own style. */
export function findBackground(element: Tree.Element, base: string): string {
  const style = attributeOf(element, 'style') ?? ''
  const [, , written] =
    /background(?:-image)?\s*:[^;]{0,200}?url\(\s*(["']?)([^"')]{1,8000})\1\s*\)/i.exec(style) ?? []
  return resolveUrl(written, base) || resolveUrl(attributeOf(element, 'data-bg'), base)
}

interface Candidate {
  url: string
  /** By the width or density that its descriptor says. */
  width: number
  density: number
}

// Addresses can contain commas; one that ends in a comma has no descriptor.
function* candidatesOf(set: string): Generator<Candidate> {
  for (const [, url = '', descriptor = ''] of set.slice(0, 100_000).matchAll(/\s*(?:,\s*)*(\S+)([^,]*)/g)) {
    const hasEnded = url.endsWith(',')
    const [, amount = '', unit] = /^\s*([\d.]+)([wx])/.exec(descriptor) ?? []
    yield {
      url: hasEnded ? url.replace(/,+$/, '') : url,
      width: unit === 'w' ? Number(amount) : 0,
      density: unit === 'x' ? Number(amount) : 1,
    }
  }
}

function largestOf(candidates: Candidate[]): string | undefined {
  return candidates
    .filter(({ url }) => url && !url.startsWith('data:'))
    .reduce<Candidate | undefined>((best, one) => {
      if (!best) return one
      const isLarger = one.width === best.width ? one.density > best.density : one.width > best.width
      return isLarger ? one : best
    }, undefined)?.url
}
