import { clsx } from 'clsx'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { PreviewThumbnail } from '#web/upload/parts/preview-thumbnail.tsx'
import { texts } from '#web/upload/texts.ts'

const mostPictures = 24

/** The first pictures of the list, each in a place that is there before it comes. */
export function PictureWall({ draft: { list, settings } }: { draft: Draft }) {
  const t = useTexts(texts)
  if (list.state !== 'readable')
    return (
      <div className={gridOf(mostPictures)}>
        {Array.from({ length: mostPictures }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name.
          <Skeleton key={place} className="aspect-[4/3]" />
        ))}
      </div>
    )
  const column = list.preview.columns.findIndex(({ key }) => key === settings.urlColumn)
  const cells = list.preview.rows
    .flatMap((row) => picturesInCell(row[column] ?? '').map(({ address }) => address))
    .filter((cell) => cell.trim() !== '')
    .slice(0, mostPictures)
  if (cells.length === 0) return null
  return (
    <ul aria-label={t('wall.title', { count: cells.length })} className={gridOf(cells.length)}>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list may name the same picture twice.
        <li key={place} className="grid" title={nameOfCell(cell)}>
          <PreviewThumbnail cell={cell} baseUrl={settings.baseUrl} className="aspect-[4/3] w-full" />
          <span className="sr-only">{nameOfCell(cell)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What a picture's address calls it: the last part of its path, readable, or the address itself. */
export function nameOfCell(cell: string): string {
  const path = cell.trim().replace(/[?#].*$/s, '')
  const name = path.split(/[/\\]/).findLast((part) => part !== '') ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    // `100%.jpg` is a name like any other.
    return name
  }
}

/** Few pictures are shown larger: the wall is about as high for four as for 24. */
function gridOf(pictures: number): string {
  return clsx(
    'grid gap-1',
    pictures <= 4 && 'grid-cols-2 lg:grid-cols-3',
    pictures > 4 && pictures <= 12 && 'grid-cols-3 sm:grid-cols-4',
    pictures > 12 && 'grid-cols-4 sm:grid-cols-6',
    pictures > 18 && '2xl:grid-cols-8',
  )
}
