/** How a page shows a picture. `role_img`: an element with `role="img"`, often a CSS background. `og_image`: only in what services show when the page is shared. */
export type PictureForm = 'img' | 'input' | 'area' | 'svg' | 'role_img' | 'og_image'

/** `functional`: alone in a link or button. `decorative`: hidden from screen readers, or with an empty alternative that no link needs. */
export type PictureRole = 'informative' | 'functional' | 'decorative'

/** Offsets of UTF-16 units in the page as it was passed in, the second one exclusive. */
export interface SourceRange {
  start: number
  end: number
}

export interface SourcePosition {
  /** From 1. */
  line: number
  column: number
  /** The element's start tag. */
  tag: SourceRange
  /** The attribute with its name and value; null if there is none. */
  alt: SourceRange | null
}

export interface FoundPicture {
  form: PictureForm
  /** Absolute, http or https; empty if it has no address of its own: a `data:` address, an inline SVG. The largest of `srcset`. */
  url: string
  /** The value of `alt` (of an og:image, of `og:image:alt`). Null: no such attribute. */
  alt: string | null
  /** What names it instead, if `alt` is absent or empty: `aria-labelledby`, `aria-label`, an SVG's `title`, `title`. Usually empty. */
  label: string
  role: PictureRole
  /** Whether a link or button has no name without this picture's text. */
  isOnlyNameOfLink: boolean
  /** Absolute; of the link that it is alone in. */
  linkTarget: string
  /** The text of its `figcaption`. */
  caption: string
  /** The last heading before it, else the page's first one. */
  heading: string
  /** The page's text around it, at most 300 characters. */
  surroundings: string
  /** The `lang` of its nearest ancestor that has one, as written; else the page's. */
  language: string
  /** A CSS selector that finds this element only; empty if it is nested too deep. */
  selector: string
  /** Only if `withPositions` was asked for. */
  position?: SourcePosition
}

/**
 * Why a page says little about the site's pictures: it asks visitors to sign in, to agree to cookies, or to prove that they are human,
 * or a script draws what it shows.
 */
export type Wall = 'login' | 'consent' | 'challenge' | 'script'

export interface ReadPage {
  title: string
  /** The `lang` of the page, as written; empty if there is none. */
  language: string
  /** Absolute, without fragment, each once, at most 5,000, without those that robots should not follow. */
  links: string[]
  pictures: FoundPicture[]
  /** More pictures were on the page than `maxPictures`. */
  hasMorePictures: boolean
  wall: Wall | null
}
