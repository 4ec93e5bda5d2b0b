import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { texts } from '#web/admin/texts.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/tables/data-table.tsx'
import { Pager } from '#web/ui/tables/pager.tsx'
import { usePages } from '#web/ui/views/use-pages.ts'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { jobImageColumns } from './job-image-columns.tsx'
import type { JobImageView } from './job-image-view.ts'
import { JobImagesToolbar } from './job-images-toolbar.tsx'
import { imagesPerPage } from './job-queries.ts'

/** A job's images with their texts, by state and page. */
export function JobImages({
  job,
  images,
  total,
  view,
  isBusy,
  onChange,
}: {
  job: Job
  images: readonly Image[]
  total: number
  view: JobImageView
  isBusy: boolean
  onChange: ChangeView<JobImageView>
}) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const known = isBusy ? null : total
  const { top, isBeyond, turnTo } = usePages<HTMLDivElement>(
    { page: view.page, pageSize: imagesPerPage, total: known },
    (page) => onChange({ page }),
  )

  return (
    <Section title={t('job.images')}>
      <div ref={top} tabIndex={-1} className="scroll-mt-4">
        <JobImagesToolbar job={job} view={view} total={known} onChange={onChange} />
        {images.length === 0 && !isBeyond && <p className="text-muted">{t('job.noImages')}</p>}
        {images.length > 0 && (
          <DataTable
            label={t('job.images')}
            columns={jobImageColumns(t, word, job)}
            rows={images}
            rowKey={({ id }) => id}
            isBusy={isBusy}
          />
        )}
        <Pager
          label={t('job.images')}
          page={view.page}
          pageSize={imagesPerPage}
          total={total}
          onChange={turnTo}
        />
      </div>
    </Section>
  )
}
