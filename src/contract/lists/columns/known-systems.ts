/** The systems whose exports are recognised by their headers. */
export const knownExports = [
  'shopify',
  'wooCommerce',
  'wpAllExport',
  'wordPress',
  'typo3',
  'screamingFrog',
  'altTextAi',
  'contao',
  'drupal',
  'shopware',
  'omeka',
] as const
export type KnownExport = (typeof knownExports)[number]
