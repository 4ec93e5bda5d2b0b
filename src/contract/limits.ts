/** Limits that both the browser and the server hold. Source: docs/specification.md#limits */
export const limits = {
  maxUploadMegabytes: 200,
  maxRowsRead: 1_000_000,
  maxColumns: 500,
  /** Of one row as it stands in the file, in characters. */
  maxRowCharacters: 1_000_000,
  addressCharacters: 8_000,
  /** Pictures that one cell of a list may name. */
  picturesPerCell: 100,
  filenameCharacters: 255,
  maxImagesPerJob: 100_000,
  defaultCustomMaxImages: 10,
  /** Pictures of a list that one user has fetched and made small at the same time. */
  previewsAtOnce: 4,
  previewRows: 5,
  previewCellCharacters: 50,
  customPromptCharacters: 8_000,
  presetsPerUser: 30,
  presetNameCharacters: 60,
  passkeysPerUser: 10,
  passkeyNameCharacters: 60,
  contextCharacters: 2_000,
  altTextCharacters: 1_000,
  descriptionCharacters: 5_000,
  regenerateWishCharacters: 500,
  /** Of a password that is chosen, unless PASSWORD_MIN_LENGTH asks for more: at registration, and by change or reset. */
  passwordCharacters: { registering: 6, replacing: 8 },
  /** Of the file of a picture that is described, and of those that a worker holds at once. */
  pictureMegabytes: { each: 100, atOnce: 256 },
  /** Read line by line (baseline JPEG, PNG, TIFF, lossy WebP), as a whole (progressive JPEG and others), and unfolded (GIF, AVIF). */
  pictureMegapixels: { line: 200, whole: 50, unfolded: 16, bmp: 25 },
  thumbnailPixels: 320,
  /** Of the longer edge of an image that is looked at closely. */
  viewPixels: 1_280,
  /** Images that one user has fetched at the same time to look at them closely. */
  viewsAtOnce: 4,
  imagesPerPage: 1_000,
  /** So long a deletion, and approvals that were given at once, can be taken back at once. */
  undoSeconds: 10,
  jobsDeletedAtOnce: 100,
  /** How long a link to a job may open it. */
  shareDays: { usual: 30, most: 90 },
  /** Links that open a job at the same time. */
  sharesPerJob: 10,
  sharedImagesPerPage: 60,
  startingCreditCents: 500,
  purchaseMinCents: 100,
  purchaseMaxCents: 100_000,
  /** Of one adjustment by an administrator, either way. */
  adjustmentMaxCents: 1_000_000_000,
  adjustmentReasonCharacters: 200,
  /** A mail says that the balance is below, unless its user chose another sum. */
  lowBalanceCents: 500,
  /** Of a monthly limit, and of the sum below which a mail says so. */
  spendingLimitMaxCents: 100_000_000,
  keysAssignedAtOnce: 500,
  /** Addresses of one call. */
  invitationsAtOnce: 100,
  /** How long the link of an invitation is good. */
  invitationDays: 7,
  suspensionReasonCharacters: 500,
} as const
