import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { revisionsQuery } from '#web/results/drafts/review-queries.ts'
import { onSeen, writeVersion } from '#web/results/drafts/text-draft.ts'
import { texts } from '#web/results/texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { EarlierVersion } from './earlier-version.tsx'
import { FoldedBlock } from './folded-block.tsx'

/** The texts before each change, to compare and restore. */
export function ImageHistory({
  job,
  image,
  keeper,
  isLocked,
}: {
  job: Job
  image: Image
  keeper: DraftKeeper
  isLocked: boolean
}) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const revisions = useQuery({ ...revisionsQuery(job.id, image.id), enabled: isOpen })
  return (
    <FoldedBlock title={t('history.title')} onToggle={setOpen}>
      {isOpen && revisions.isPending && <Skeleton className="h-24 w-full" />}
      {revisions.isError && !revisions.data && (
        <ErrorCard
          title={t('history.loadFailed')}
          onRetry={() => revisions.refetch()}
          isRetrying={revisions.isFetching}
        >
          {messageFor(revisions.error)}
        </ErrorCard>
      )}
      {revisions.data?.length === 0 && <p className="text-sm text-muted">{t('history.none')}</p>}
      {revisions.data && revisions.data.length > 0 && (
        <ol className="grid gap-4 pt-1">
          {revisions.data.map((revision) => (
            <EarlierVersion
              key={revision.number}
              revision={revision}
              languages={job.languages}
              isLocked={isLocked}
              onBringBack={() => {
                keeper.change(image.id, (draft) =>
                  writeVersion(onSeen(draft, image), revision.languageVersions, job.languages),
                )
                void keeper.save(image.id)
              }}
            />
          ))}
        </ol>
      )}
    </FoldedBlock>
  )
}
