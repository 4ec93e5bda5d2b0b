import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { PreviewThumbnail } from '#web/upload/parts/preview-thumbnail.tsx'
import { texts } from '#web/upload/texts.ts'

const shownPictures = 6
const places = Array.from({ length: shownPictures }, (_, place) => place)

// Two rows where there is height for them: the start button below must stay in view.
const grid = 'grid grid-cols-6 gap-1.5 lg:[@media(min-height:54rem)]:grid-cols-3'

/** The first six pictures of the list. */
export function ReceiptPictures({ draft: { list, settings } }: { draft: Draft }) {
  const t = useTexts(texts)
  if (list.state !== 'readable')
    return (
      <div className={grid}>
        {places.map((place) => (
          <Skeleton key={place} className="aspect-square" />
        ))}
      </div>
    )
  const column = list.preview.columns.findIndex(({ key }) => key === settings.urlColumn)
  const cells = list.preview.rows.map((row) => row[column] ?? '').filter((cell) => cell.trim() !== '')
  if (cells.length === 0) return null
  return (
    <ul aria-label={t('receipt.pictures')} className={grid}>
      {cells.slice(0, shownPictures).map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may name the same picture twice.
        <li key={place} className="grid">
          <PreviewThumbnail cell={cell} baseUrl={settings.baseUrl} className="aspect-square w-full" />
        </li>
      ))}
    </ul>
  )
}
