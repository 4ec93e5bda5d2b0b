import type { ExportedImage, Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { PictureFault, PictureFaultCode } from '#contract/picture-faults.ts'
import { shownAddress } from '#contract/picture-set-address.ts'
import { sayFault } from '#contract/say.ts'
import { textRules } from '#contract/text-rules.ts'
import { jobImages, type StoredBreach } from '#server/jobs/images.tables.ts'

/** The columns of an exported image: an `ExportedRow`. */
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

/** The columns of a displayed image: an `ImageRow`. */
export const imageColumns = {
  ...exportedColumns,
  context: jobImages.context,
  wishes: jobImages.wishes,
  proposal: jobImages.proposal,
  outdated: jobImages.outdated,
}

type Read<Columns> = Pick<typeof jobImages.$inferSelect, keyof Columns & keyof typeof jobImages.$inferSelect>
type Row<Columns> = {
  [Key in keyof Read<Columns>]: Read<Columns>[Key] extends Date | null ? unknown : Read<Columns>[Key]
}

/** The exported columns of an image's row; timestamps as dates, or as the texts that PostgreSQL writes into JSON. */
export type ExportedRow = Row<typeof exportedColumns>
/** The public columns of an image's row. */
export type ImageRow = Row<typeof imageColumns>

/** The image in the contract's shape: like `shapeExported`, with its address, its list's data and proposed texts. */
export function shapeImage(row: ImageRow, languages: readonly string[], uiLanguage: UiLanguage): Image {
  const { context, wishes, proposal, outdated } = row
  const { pageTitle = '', linkTarget = '', caption = '', role = '', existingAlt = '' } = wishes ?? {}
  return {
    ...shapeExported(row, languages, uiLanguage),
    url: row.url,
    fromList: { context, pageTitle, linkTarget, caption, role, existingAlt },
    proposal: proposal && {
      languageVersions: proposal.languageVersions,
      decorative: proposal.purpose === 'decorative',
      reviewReasons: sayBreaches(proposal.breaches, uiLanguage),
    },
    outdated: outdated ?? [],
  }
}

/**
 * The image as in downloads. What does not exist yet is an empty text or list; `languages` are the job's in the order they were chosen, and
 * `error` is a sentence in `uiLanguage`.
 */
export function shapeExported(
  row: ExportedRow,
  languages: readonly string[],
  uiLanguage: UiLanguage,
): ExportedImage {
  const languageVersions = row.languageVersions ?? {}
  const first = versionIn(languageVersions, languages[0] ?? '')
  return {
    id: row.position,
    filename: row.filename,
    url: shownAddress(row.url),
    success: row.state === 'succeeded' || row.state === 'carried',
    state: row.state,
    ...(row.fault && { error: sayFault(row.fault, uiLanguage) }),
    keywords: row.keywords ?? [],
    usedKeywords: row.usedKeywords ?? [],
    unusedKeywords: row.unusedKeywords ?? [],
    interpretation: row.interpretation ?? '',
    altText: first?.altText ?? '',
    description: first?.description ?? '',
    languageVersions,
    languagesCount: languages.length,
    hasThumbnail: row.hasThumbnail,
    purpose: row.purpose,
    decorative: row.purpose === 'decorative',
    // Kept if a user entered texts: without them the picture is decorative again.
    decorativeReason: (row.purpose === 'decorative' && row.decorativeReason) || '',
    needsReview: row.risk > 0,
    reviewReasons: sayBreaches(row.breaches ?? [], uiLanguage),
    sameAs: row.follows,
    model: row.model,
    promptVersion: row.promptVersion,
    edited: row.editedAt !== null,
    approved: row.approvedAt !== null,
    canRegenerate: row.state === 'succeeded' && row.regeneratedAt === null && row.copiedFrom === null,
  }
}

function sayBreaches(breaches: readonly StoredBreach[], uiLanguage: UiLanguage) {
  return breaches.map(({ rule, languages }) => ({ rule, languages, message: textRules[rule][uiLanguage] }))
}

/** A picture's fault as its code and a sentence for people. */
export function sayProblem(
  fault: PictureFault | null,
  language: UiLanguage,
): { code: PictureFaultCode; message: string } | null {
  return fault && { code: fault.code, message: sayFault(fault, language) }
}
