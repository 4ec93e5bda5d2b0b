import type { ListedJob } from '#contract/entities/job.ts'
import { thumbnailOf } from '#web/components/thumbnail-of.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'

export const shownPictures = 3

/** The first images of a job; an empty place for each that is not there. */
export function RowPictures({ job }: { job: ListedJob }) {
  const places = Array.from({ length: shownPictures }, (_, place) => job.pictures[place] ?? null)
  return (
    <div className="flex gap-1">
      {places.map((id, place) =>
        id === null ? (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: an empty place has no identity but its index.
            key={`none ${place}`}
            className="size-10 shrink-0 rounded-sm bg-slot/60 @min-[38rem]:size-12"
          />
        ) : (
          <Thumbnail
            key={id}
            src={thumbnailOf(job.id, { id, hasThumbnail: true })}
            className="size-10 @min-[38rem]:size-12"
          />
        ),
      )}
    </div>
  )
}
