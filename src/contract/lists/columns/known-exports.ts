import type { KnownExport } from './known-systems.ts'

/** What exports contain about a picture in addition to its address and context: some of `wishNames`. */
const saidOfPictures = ['existingAlt', 'caption', 'pageTitle', 'product', 'brand'] as const
type SaidOfPicture = (typeof saidOfPictures)[number]

/** A list from a known system, with the position of each recognised column. */
export interface RecognisedExport {
  system: KnownExport
  url: number
  /** -1 if there is none. */
  context: number
  wishes: Partial<Record<SaidOfPicture, number>>
}

/** Headers in lower case. If several are given for one field, the first that is present wins. */
interface ExportForm {
  system: KnownExport
  /** All of these must be present, and one of `any` and one of `url`. */
  all: string[]
  any?: string[]
  url: string[]
  context?: string[]
  wishes?: Partial<Record<SaidOfPicture, string[]>>
}

// Sources: the systems' own documentation of their exports, or the tables that their exports are generated from.
const forms: ExportForm[] = [
  {
    system: 'shopify',
    all: ['handle', 'image src'],
    url: ['image src'],
    context: ['body (html)'],
    wishes: { existingAlt: ['image alt text'], product: ['title'], brand: ['vendor'] },
  },
  {
    system: 'shopify',
    all: ['url handle', 'product image url'],
    url: ['product image url'],
    context: ['description'],
    wishes: { existingAlt: ['image alt text'], product: ['title'], brand: ['vendor'] },
  },
  {
    system: 'wooCommerce',
    all: ['name', 'images'],
    any: ['is featured?', 'visibility in catalog', 'visibility in catalogue', 'regular price', 'in stock?'],
    url: ['images'],
    context: ['short description', 'description'],
    wishes: { product: ['name'], brand: ['brands'] },
  },
  {
    system: 'wooCommerce',
    all: ['name', 'bilder'],
    any: ['ist hervorgehoben?', 'sichtbarkeit im katalog', 'regulärer preis', 'vorrätig?'],
    url: ['bilder'],
    context: ['kurzbeschreibung', 'beschreibung'],
    wishes: { product: ['name'], brand: ['marken'] },
  },
  {
    system: 'wpAllExport',
    all: ['image url', 'image alt text'],
    any: ['image featured', 'image filename', 'image path', 'image id', 'post type', 'permalink'],
    url: ['image url'],
    context: ['content', 'excerpt'],
    wishes: { existingAlt: ['image alt text'], caption: ['image caption'], pageTitle: ['title'] },
  },
  {
    // The tables of posts and their fields, as WP-CLI and SQL export media: the excerpt is the caption.
    system: 'wordPress',
    all: ['guid', 'post_title'],
    any: ['post_mime_type', '_wp_attachment_image_alt'],
    url: ['guid'],
    context: ['post_title'],
    wishes: {
      existingAlt: ['_wp_attachment_image_alt', 'alt_text', 'alt text'],
      caption: ['post_excerpt'],
    },
  },
  {
    system: 'typo3',
    all: ['identifier', 'mime_type'],
    any: ['storage', 'identifier_hash', 'folder_hash', 'sha1'],
    url: ['public_url', 'url', 'identifier'],
    context: ['description', 'title'],
    wishes: { existingAlt: ['alternative'], caption: ['caption'] },
  },
  {
    system: 'screamingFrog',
    all: ['source', 'destination', 'alt text'],
    any: ['anchor', 'anchor text', 'link path', 'link position', 'status code'],
    url: ['destination'],
    wishes: { existingAlt: ['alt text'] },
  },
  {
    system: 'screamingFrog',
    all: ['address', 'img inlinks'],
    url: ['address'],
  },
  {
    system: 'altTextAi',
    all: ['asset_id', 'url'],
    any: ['alt_text', 'keywords', 'lang', 'tags', 'metadata'],
    url: ['url'],
    context: ['keywords'],
    wishes: { existingAlt: ['alt_text'] },
  },
  {
    system: 'contao',
    all: ['uuid', 'path', 'extension'],
    any: ['hash', 'found', 'meta', 'importantpartx'],
    url: ['path'],
    context: ['title'],
    wishes: { existingAlt: ['alt'], caption: ['caption'] },
  },
  {
    system: 'drupal',
    all: ['field_media_image'],
    any: ['mid', 'name'],
    url: ['field_media_image'],
    context: ['name'],
    wishes: { existingAlt: ['field_media_image__alt', 'field_media_image_alt', 'alt'] },
  },
  {
    system: 'drupal',
    all: ['field_image'],
    any: ['nid', 'title'],
    url: ['field_image'],
    context: ['body'],
    wishes: { existingAlt: ['field_image__alt', 'field_image_alt', 'alt'], pageTitle: ['title'] },
  },
  {
    // The default headers of a media view, unless its labels are changed.
    system: 'drupal',
    all: ['media name', 'thumbnail'],
    url: ['thumbnail'],
    context: ['media name'],
  },
  {
    // The default export profiles of Shopware for products, media and categories.
    system: 'shopware',
    all: ['product_number', 'cover_media_url'],
    url: ['cover_media_url'],
    context: ['description'],
    wishes: { existingAlt: ['cover_media_alt'], product: ['name'], brand: ['manufacturer_name'] },
  },
  {
    system: 'shopware',
    all: ['id', 'media_url'],
    any: ['cms_page_id', 'media_folder_id', 'parent_id'],
    url: ['media_url'],
    context: ['description', 'name'],
    wishes: { existingAlt: ['media_alt'] },
  },
  {
    system: 'shopware',
    all: ['id', 'url', 'alt'],
    any: ['folder_id', 'private', 'media_type'],
    url: ['url'],
    context: ['title'],
    wishes: { existingAlt: ['alt'] },
  },
  {
    // Omeka S with the terms of its own API.
    system: 'omeka',
    all: ['o:alt_text'],
    url: ['o:original_url', 'file', 'url'],
    context: ['dcterms:description', 'dcterms:title', 'o:title'],
    wishes: { existingAlt: ['o:alt_text'] },
  },
  {
    system: 'omeka',
    all: ['file'],
    any: ['dublin core:title', 'dublin core : title', 'dcterms:title'],
    url: ['file'],
    context: ['dublin core:description', 'dublin core : description', 'dcterms:description'],
  },
]

/** The system that exported a list and its columns, found by the headers in any case; null if the system is not known. */
export function recogniseExport(headers: string[]): RecognisedExport | null {
  const names = headers.map(fold)
  const first = (wanted: string[] = []) => {
    const present = wanted.find((name) => names.includes(name))
    return present === undefined ? -1 : names.indexOf(present)
  }
  const form = forms.find(
    ({ all, any, url }) =>
      all.every((name) => names.includes(name)) && (!any || first(any) !== -1) && first(url) !== -1,
  )
  if (!form) return null
  const wishes: RecognisedExport['wishes'] = {}
  for (const wish of saidOfPictures) {
    const index = first(form.wishes?.[wish])
    if (index !== -1) wishes[wish] = index
  }
  return { system: form.system, url: first(form.url), context: first(form.context), wishes }
}

function fold(header: string): string {
  return header.trim().replace(/\s+/g, ' ').toLowerCase()
}
