import type { KnownExport } from './known-systems.ts'

/** How a known system takes a list back. */
export interface ImportForm {
  name: string
  /** The header of alt texts, for lists that came without one. */
  altHeader: string
  /** What its import parts the alt texts of several pictures by; null: a row has one picture. */
  separator: string | null
}

/**
 * Sources: Shopify's help on product CSV files; WP All Import, which splits alt texts at line breaks and at the sign that its
 * export set (a bar); WooCommerce's own importer, which knows no alt texts, so that the list is made for WP All Import; AltText.ai's plugin
 * for WordPress (`asset_id`, `alt_text`); the profiles that Shopware comes with; the API of Omeka S; Feeds of Drupal; the columns of
 * the tables of WordPress, TYPO3 and Contao, whose imports are made for each site. Screaming Frog imports nothing: there the list says which
 * picture of which page gets which text.
 */
export const importForms: Record<KnownExport, ImportForm> = {
  shopify: { name: 'Shopify', altHeader: 'Image Alt Text', separator: null },
  wooCommerce: { name: 'WooCommerce', altHeader: 'Image Alt Text', separator: '|' },
  wpAllExport: { name: 'WP All Import', altHeader: 'Image Alt Text', separator: '|' },
  wordPress: { name: 'WordPress', altHeader: '_wp_attachment_image_alt', separator: null },
  typo3: { name: 'TYPO3', altHeader: 'alternative', separator: null },
  screamingFrog: { name: 'Screaming Frog', altHeader: 'Alt Text', separator: null },
  altTextAi: { name: 'AltText.ai', altHeader: 'alt_text', separator: null },
  contao: { name: 'Contao', altHeader: 'alt', separator: null },
  drupal: { name: 'Drupal', altHeader: 'field_media_image__alt', separator: null },
  shopware: { name: 'Shopware', altHeader: 'alt', separator: null },
  omeka: { name: 'Omeka', altHeader: 'o:alt_text', separator: null },
}
