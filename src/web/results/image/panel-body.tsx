import type { Image } from '#contract/entities/image.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { ImageList } from '#web/results/queries/use-image-list.ts'
import { texts } from '#web/results/texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ImageDetail, type ImageDetailProps } from './image-detail.tsx'

export interface PanelBodyProps extends Omit<ImageDetailProps, 'image'> {
  list: ImageList
  row: number
  /** Undefined while it loads. */
  image: Image | undefined
}

/** The image; a skeleton while it loads, or the error with a retry button. */
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
