/** Limits that both the browser and the server hold. Source: docs/specification.md#limits */
export const limits = {
  maxUploadMegabytes: 200,
  maxRowsRead: 1_000_000,
  maxImagesPerJob: 100_000,
  defaultCustomMaxImages: 10,
  previewRows: 5,
  previewCellCharacters: 50,
  customPromptCharacters: 8_000,
  contextCharacters: 2_000,
  altTextCharacters: 1_000,
  descriptionCharacters: 5_000,
  regenerateWishCharacters: 500,
  thumbnailPixels: 320,
  imagesPerPage: 1_000,
  startingCreditCents: 500,
  purchaseMinCents: 100,
  purchaseMaxCents: 100_000,
  /** Of one adjustment by an administrator, either way. */
  adjustmentMaxCents: 1_000_000_000,
  adjustmentReasonCharacters: 200,
} as const
