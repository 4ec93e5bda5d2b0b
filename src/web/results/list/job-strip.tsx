import { useQuery } from '@tanstack/react-query'
import { isRunning, type Job } from '#contract/entities/job.ts'
import { listedImages } from '#web/components/image-counts.ts'
import { ImagePicture } from '#web/components/image-picture.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { stripQuery } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { useNearViewport } from '#web/ui/layout/use-near-viewport.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const places = 4
const placeClass = 'aspect-square w-full'

/** The job's first images, and the number of the others. Fetched when the job scrolls into view. */
export function JobStrip({ job }: { job: Job }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { ref, isNear } = useNearViewport<HTMLDivElement>()
  const wanted = Math.min(places, job.successfulImages)
  const strip = useQuery({ ...stripQuery(job.id, wanted), enabled: isNear && wanted > 0 })
  const mayCome = isRunning(job) || (wanted > 0 && strip.isPending)
  const shown = Math.min(places, job.totalImages)
  const more = listedImages(job) - shown

  return (
    <div
      ref={ref}
      className="grid max-w-84 grid-cols-[repeat(4,minmax(0,1fr))_minmax(max-content,1fr)] gap-1"
    >
      {Array.from({ length: shown }, (_, place) => {
        const image = strip.data?.[place]
        if (!image && mayCome) {
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no identity but its index.
          return <span key={place} className={`rounded-sm bg-sunken ${placeClass}`} />
        }
        // biome-ignore lint/suspicious/noArrayIndexKey: places without an image have no other key.
        if (!image) return <Thumbnail key={place} src={null} className={placeClass} />
        return <ImagePicture key={`image ${image.id}`} jobId={job.id} image={image} className={placeClass} />
      })}
      {more > 0 && (
        <span className="grid place-items-center rounded-sm bg-sunken px-0.5 text-xs font-semibold text-muted tabular-nums">
          <span aria-hidden>+{formatNumber(more, language)}</span>
          <VisuallyHidden>{t('job.more', { count: more })}</VisuallyHidden>
        </span>
      )}
    </div>
  )
}
