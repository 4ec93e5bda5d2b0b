import { jobImages } from '#server/jobs/jobs.tables.ts'

/** What is read of an image that is exported: an `ExportedRow`. */
export const exportedColumns = {
  position: jobImages.position,
  state: jobImages.state,
  url: jobImages.url,
  filename: jobImages.filename,
  fault: jobImages.fault,
  interpretation: jobImages.interpretation,
  languageVersions: jobImages.languageVersions,
  keywords: jobImages.keywords,
  usedKeywords: jobImages.usedKeywords,
  unusedKeywords: jobImages.unusedKeywords,
  hasThumbnail: jobImages.hasThumbnail,
  purpose: jobImages.purpose,
  decorativeReason: jobImages.decorativeReason,
  breaches: jobImages.breaches,
  follows: jobImages.follows,
  copiedFrom: jobImages.copiedFrom,
  model: jobImages.model,
  promptVersion: jobImages.promptVersion,
  risk: jobImages.risk,
  editedAt: jobImages.editedAt,
  approvedAt: jobImages.approvedAt,
  regeneratedAt: jobImages.regeneratedAt,
}

/** What is read of an image that is shown: an `ImageRow`. */
export const imageColumns = {
  ...exportedColumns,
  context: jobImages.context,
  wishes: jobImages.wishes,
  proposal: jobImages.proposal,
}
