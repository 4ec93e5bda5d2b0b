import { imageThumbnail } from '#contract/endpoints/jobs.ts'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { urlOf } from '#web/http/url-of.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { ImageBadge } from './image-badge.tsx'
import { JobImageText } from './job-image-text.tsx'
import { shownState } from './shown-state.ts'
import type { AdminTexts } from './texts.ts'

/** An image, its alt text in the job's first language or why it has none, and its state. */
export function jobImageColumns(t: AdminTexts, { id: jobId, languages }: Job): readonly DataColumn<Image>[] {
  return [
    {
      key: 'image',
      head: t('job.picture'),
      track: 'minmax(0,2fr)',
      isUnlabelled: true,
      cell: (image) => (
        <span className="flex items-center gap-3">
          <Thumbnail src={thumbnailOf(jobId, image)} />
          <span className="min-w-0 text-sm" translate="no">
            {image.filename}
          </span>
        </span>
      ),
    },
    {
      key: 'altText',
      head: t('job.altText'),
      track: 'minmax(0,3fr)',
      isUnlabelled: true,
      cell: (image) => <JobImageText image={image} language={languages[0] ?? ''} />,
    },
    {
      key: 'state',
      head: t('jobs.state'),
      track: 'max-content',
      cell: (image) => (
        <span>
          <ImageBadge state={shownState(image)} />
        </span>
      ),
    },
  ]
}

function thumbnailOf(jobId: number, { id, hasThumbnail }: Image): `/api/${string}` | null {
  if (!hasThumbnail) return null
  // Safe: the endpoint's path begins with /api/.
  return urlOf(imageThumbnail, { params: { id: jobId, imageId: id } }) as `/api/${string}`
}
