import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { DraftKeeper } from './create-draft-keeper.ts'
import { ImageDetail } from './image-detail.tsx'
import { texts } from './texts.ts'
import type { ImageList } from './use-image-list.ts'

export interface PanelBodyProps {
  job: Job
  list: ImageList
  row: number
  /** Undefined until it has arrived. */
  image: Image | undefined
  /** Null where nobody may change anything. */
  keeper: DraftKeeper | null
  isWishing: boolean
  onWish: (isWishing: boolean) => void
  onLeaveField: () => void
}

/** The image, or its place while it is on its way. */
export function PanelBody({ list, row, image, ...detail }: PanelBodyProps) {
  const t = useTexts(texts)
  if (image) return <ImageDetail key={image.id} image={image} {...detail} />
  if (!list.isFailedAt(row)) return <Skeleton className="h-96 w-full" />
  return (
    <ErrorCard title={t('panel.loadFailed')} onRetry={() => list.retryAt(row)}>
      {list.error ? messageFor(list.error) : null}
    </ErrorCard>
  )
}
