/** Limits that both the browser and the server enforce. Source: docs/specification/bounds.md#limits */
export const limits = {
  maxUploadMegabytes: 200,
  maxRowsRead: 1_000_000,
  maxColumns: 500,
  /** Per row as it appears in the file, in characters. */
  maxRowCharacters: 1_000_000,
  addressCharacters: 8_000,
  /** Pictures in one cell of a list. */
  picturesPerCell: 100,
  filenameCharacters: 255,
  /** Of the path of an uploaded picture. */
  pathCharacters: 1_000,
  /** Uploaded pictures of a job, and files of a ZIP archive. */
  picturesPerSet: 10_000,
  archiveMegabytes: 2_000,
  maxImagesPerJob: 100_000,
  defaultCustomMaxImages: 10,
  /** Pictures of a list that are fetched and scaled down for one user at the same time. */
  previewsAtOnce: 4,
  previewRows: 5,
  previewCellCharacters: 50,
  customPromptCharacters: 8_000,
  presetsPerUser: 30,
  presetNameCharacters: 60,
  filtersPerUser: 20,
  filterNameCharacters: 60,
  filterQueryCharacters: 1_000,
  passkeysPerUser: 10,
  passkeyNameCharacters: 60,
  contextCharacters: 2_000,
  altTextCharacters: 1_000,
  descriptionCharacters: 5_000,
  regenerateWishCharacters: 500,
  /** Minimum for a new password, unless PASSWORD_MIN_LENGTH is higher: at registration, and by change or reset. */
  passwordCharacters: { registering: 6, replacing: 8 },
  /** Per picture file, and for all that a worker holds at once. */
  pictureMegabytes: { each: 100, atOnce: 256 },
  /** Decoded line by line (baseline JPEG, PNG, TIFF, lossy WebP), as a whole (progressive JPEG, HEIC etc.), unfolded (GIF, AVIF). */
  pictureMegapixels: { line: 200, whole: 50, unfolded: 16, bmp: 25 },
  thumbnailPixels: 320,
  /** Longer edge of an image in the large view. */
  viewPixels: 1_280,
  /** Images that are fetched for one user's large view at the same time. */
  viewsAtOnce: 4,
  imagesPerPage: 1_000,
  /** The latest actions of a job, which can be undone. */
  actionsPerJob: 10,
  /** For how long a deletion can be undone, and a toast offers an undo. */
  undoSeconds: 10,
  jobsDeletedAtOnce: 100,
  labelCharacters: 40,
  labelsPerJob: 10,
  /** Different ones in all their jobs. */
  labelsPerUser: 100,
  jobsLabelledAtOnce: 100,
  /** For how many days a link to a job can be valid. */
  shareDays: { usual: 30, most: 90 },
  /** Links to one job at the same time. */
  sharesPerJob: 10,
  sharedImagesPerCall: 60,
  startingCreditCents: 500,
  purchaseMinCents: 100,
  purchaseMaxCents: 100_000,
  /** Per adjustment by an administrator, in either direction. */
  adjustmentMaxCents: 1_000_000_000,
  adjustmentReasonCharacters: 200,
  /** The balance below which a mail is sent, unless the user chose another. */
  lowBalanceCents: 500,
  /** For monthly limits and the balance below which a mail is sent. */
  spendingLimitMaxCents: 100_000_000,
  keysAssignedAtOnce: 500,
  /** Addresses per call. */
  invitationsAtOnce: 100,
  /** For how many days an invitation link is valid. */
  invitationDays: 7,
  suspensionReasonCharacters: 500,
} as const
