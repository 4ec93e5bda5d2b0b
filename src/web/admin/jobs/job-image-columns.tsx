import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import type { AdminTexts } from '#web/admin/texts.ts'
import { ImageBadge } from '#web/components/image-badge.tsx'
import { LeadText } from '#web/components/lead-text.tsx'
import type { ComponentTexts } from '#web/components/texts.ts'
import { thumbnailOf } from '#web/components/thumbnail-of.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'

/** An image, its alt text in the job's first language or the reason for having none, and its state. */
export function jobImageColumns(
  t: AdminTexts,
  word: ComponentTexts,
  { id: jobId, languages }: Job,
): readonly DataColumn<Image>[] {
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
      head: word('image.altText'),
      track: 'minmax(0,3fr)',
      isUnlabelled: true,
      cell: (image) => (
        <LeadText image={image} language={languages[0] ?? ''} firstLanguage={languages[0] ?? ''} />
      ),
    },
    {
      key: 'state',
      head: t('jobs.state'),
      track: 'max-content',
      cell: (image) => (
        <span>
          <ImageBadge state={image.state} />
        </span>
      ),
    },
  ]
}
