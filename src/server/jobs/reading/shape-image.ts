import type { Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayFault } from '#contract/say.ts'
import { textRules } from '#contract/text-rules.ts'
import type { jobImages } from '#server/jobs/jobs.tables.ts'
import type { imageColumns } from './image-columns.ts'

type Shown = Pick<typeof jobImages.$inferSelect, keyof typeof imageColumns>

/** What of an image's row the outside may see; its moments as they are, or as the texts that PostgreSQL writes into JSON. */
export type ImageRow = { [Key in keyof Shown]: Shown[Key] extends Date | null ? unknown : Shown[Key] }

/**
 * The image as the contract shows it. What does not exist yet is an empty text or list; `languages` are the
 * job's in the order they were chosen, and `error` is a sentence in `uiLanguage`.
 */
export function shapeImage(row: ImageRow, languages: readonly string[], uiLanguage: UiLanguage): Image {
  const languageVersions = row.languageVersions ?? {}
  const first = versionIn(languageVersions, languages[0] ?? '')
  return {
    id: row.position,
    filename: row.filename,
    url: row.url,
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
    // Kept where words were put in by hand: without them the picture is decorative again.
    decorativeReason: (row.purpose === 'decorative' && row.decorativeReason) || '',
    needsReview: row.risk > 0,
    reviewReasons: (row.breaches ?? []).map(({ rule, languages }) => ({
      rule,
      languages,
      message: textRules[rule][uiLanguage],
    })),
    sameAs: row.follows,
    model: row.model,
    promptVersion: row.promptVersion,
    edited: row.editedAt !== null,
    approved: row.approvedAt !== null,
    canRegenerate: row.state === 'succeeded' && row.regeneratedAt === null && row.copiedFrom === null,
  }
}
