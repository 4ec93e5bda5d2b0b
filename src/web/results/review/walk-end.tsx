import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Footprints } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { OutdatedNote } from '#web/results/drafts/outdated-note.tsx'
import { UnsavedNote } from '#web/results/drafts/unsaved-note.tsx'
import { JobDownloads } from '#web/results/parts/job-downloads.tsx'
import { useFocusWhen } from '#web/results/parts/use-focus-when.ts'
import { countQuery } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

export interface WalkEndProps {
  job: Job
  keeper: DraftKeeper
  onGoOn: () => void
  onClose: () => void
}

/** Shown after the last image: what is left to review, or what to do with the reviewed texts. */
export function WalkEnd({ job, keeper, onGoOn, onClose }: WalkEndProps) {
  const t = useTexts(texts)
  const [isSaved, setSaved] = useState(false)
  const left = useQuery({ ...countQuery(job.id, 'needs_review'), enabled: isSaved, refetchOnMount: 'always' })

  // The last approval is still being saved.
  useEffect(() => {
    void keeper.saveAll().then(() => setSaved(true))
  }, [keeper])

  if (!isSaved || left.isFetching) return <Skeleton className="h-64 w-full" />
  return (
    <>
      <UnsavedNote keeper={keeper} />
      <OutdatedNote keeper={keeper} imageId={undefined} />
      {left.data === undefined || left.isError ? (
        <ErrorCard title={t('images.loadFailed')} onRetry={() => left.refetch()}>
          {left.error ? messageFor(left.error) : null}
        </ErrorCard>
      ) : (
        <WalkResult job={job} left={left.data} onGoOn={onGoOn} onClose={onClose} />
      )}
    </>
  )
}

function WalkResult({ job, left, onGoOn, onClose }: Omit<WalkEndProps, 'keeper'> & { left: number }) {
  const t = useTexts(texts)
  const heading = useFocusWhen<HTMLHeadingElement>(true)
  const isDone = left === 0
  const Icon = isDone ? CircleCheck : Footprints
  return (
    <div className="grid justify-items-center gap-4 px-2 py-12 text-center">
      <Icon aria-hidden className={isDone ? 'size-12 text-good' : 'size-12 text-muted'} />
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t(isDone ? 'walk.done' : 'walk.left')}
      </h3>
      <p className="max-w-prose text-muted">
        {isDone ? t('walk.doneText') : t('walk.leftText', { count: left })}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2 max-sm:w-full">
        {!isDone && (
          <Button variant="primary" onClick={onGoOn} className="max-sm:grow">
            {t('walk.goOn')}
          </Button>
        )}
        <JobDownloads job={job} isLoudest={isDone} />
      </div>
      <Button variant="quiet" onClick={onClose}>
        {t('walk.close')}
      </Button>
    </div>
  )
}
