import type { KnownExport } from './known-systems.ts'

/** How a known system imports a list. */
export interface ImportForm {
  name: string
  /** The header for alt texts, for lists without that column. */
  altHeader: string
  /** What its import splits the alt texts of several pictures at; null: a row has one picture. */
  separator: string | null
}

/**
 * Sources: Shopify's help on product CSV files; WP All Import, which splits alt texts at line breaks and at the separator that its
 * export set (a bar); WooCommerce's own importer, which does not support alt texts, so the list is made for WP All Import;
 * AltText.ai's plugin for WordPress (`asset_id`, `alt_text`); Shopware's default profiles; the API of Omeka S; Drupal's Feeds; the
 * columns of the tables of WordPress, TYPO3 and Contao, whose imports are made for each site. Screaming Frog imports nothing: its
 * list says which picture on which page gets which text.
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
