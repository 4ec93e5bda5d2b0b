import type { V1Image, V1Job, V1Quote } from '#contract/endpoints/v1/shapes.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayNotices } from '#contract/lists/list-notices.ts'
import { shownAddress } from '#contract/picture-set-address.ts'
import { explainJobReason } from '#contract/words/job-words.ts'
import type { ExportJob } from '#server/jobs/exports/read-pages.ts'
import { isCutShort } from '#server/jobs/jobs.queries.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import type { GivenData, GivenImage } from '#server/jobs/reading/read-image.ts'
import { type ImageRow, sayProblem, shapeImage } from '#server/jobs/reading/shape-image.ts'
import type { Quote } from '#server/jobs/starting/quote-job.ts'
import { imageIdOf } from './image-id.ts'

type ShownJob = Omit<FoundJob, 'customPrompt' | 'columns' | 'idempotencyKey'>

/** A job in the shape of API v1, its problem in the reader's language. */
export function shapeV1Job(job: ShownJob, language: UiLanguage): V1Job {
  return {
    id: job.id,
    livemode: !job.isTest,
    status: job.status,
    stopped: isCutShort(job),
    problem:
      job.reason === null ? null : { code: job.reason, message: explainJobReason(job.reason)[language] },
    filename: job.filename,
    name: job.name ?? job.filename,
    labels: job.labels,
    languages: job.languages,
    images: {
      total: job.totalImages,
      succeeded: job.succeeded,
      failed: job.failed,
      carried: job.carried,
      free: job.freeSuccesses,
    },
    priceCents: job.priceCents,
    estimatedCents: (job.totalImages - job.freeImages) * job.priceCents,
    costCents: (job.succeeded - job.freeSuccesses) * job.priceCents,
    retriedAs: job.retriedAs,
    notices: sayNotices(job.listChoice?.notices, language),
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  }
}

export function shapeV1Quote(quote: Quote): V1Quote {
  const { totalImages: total, carried, freeImages: free, isTest, ...rest } = quote
  return { livemode: !isTest, images: { total, carried, free }, affordable: quote.reason === null, ...rest }
}

/** The same of a row of a download. */
export function shapeV1Row(
  row: ImageRow,
  { id: jobId, isTest = false, languages }: Pick<ExportJob, 'id' | 'isTest' | 'languages'>,
  language: UiLanguage,
  given: GivenData,
): V1Image {
  const image = shapeImage(row, languages, language)
  const problem = sayProblem(row.fault, language)
  return shapeV1Image({ jobId, isTest, image, problem, languages, ...given })
}

/** An image in the shape of API v1. */
export function shapeV1Image({
  jobId,
  isTest,
  image,
  problem,
  languages,
  externalId,
  metadata,
  updatedAt,
}: GivenImage): V1Image {
  const texts = image.languageVersions
  const isCarried = image.state === 'carried'
  return {
    id: imageIdOf({ jobId, position: image.id }),
    livemode: !isTest,
    jobId,
    position: image.id,
    url: shownAddress(image.url),
    filename: image.filename,
    state: image.state,
    problem,
    texts,
    missingLanguages: isCarried ? languages.filter((language) => !versionIn(texts, language)) : [],
    keywords: { wanted: image.keywords, used: image.usedKeywords },
    purpose: image.purpose,
    decorative: image.decorative,
    review: {
      needed: image.needsReview,
      reasons: image.reviewReasons,
      edited: image.edited,
      approved: image.approved,
    },
    sameAs: image.sameAs === null ? null : imageIdOf({ jobId, position: image.sameAs }),
    updatedAt: updatedAt && new Date(updatedAt).toISOString(),
    model: image.model,
    promptVersion: image.promptVersion,
    proposal: image.proposal && {
      texts: image.proposal.languageVersions,
      decorative: image.proposal.decorative,
    },
    externalId,
    metadata,
  }
}
