import { useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { neighbours } from '#web/results/queries/image-pages.ts'
import type { ImageList } from '#web/results/queries/use-image-list.ts'
import { texts } from '#web/results/texts.ts'
import { StripCell } from './strip-cell.tsx'

/** The open image among its neighbours, of which only the nearest are rendered. */
export function FilmStrip({
  jobId,
  list,
  row,
  keeper,
  onOpen,
}: {
  jobId: number
  list: ImageList
  row: number
  keeper: DraftKeeper
  onOpen: (row: number) => void
}) {
  const t = useTexts(texts)
  const strip = useRef<HTMLElement>(null)
  const current = useRef<HTMLButtonElement>(null)
  const total = list.total ?? 0
  const first = Math.max(0, row - neighbours)
  const rows = Array.from({ length: Math.min(total, row + neighbours + 1) - first }, (_, n) => first + n)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image moves to the centre.
  useEffect(() => {
    const cell = current.current
    if (!strip.current || !cell) return
    strip.current.scrollLeft = cell.offsetLeft + cell.offsetWidth / 2 - strip.current.clientWidth / 2
    // Only one of them is a tab stop, so the focus moves along.
    if (strip.current.contains(document.activeElement)) cell.focus({ preventScroll: true })
  }, [row, total])

  return (
    <nav
      ref={strip}
      aria-label={t('desk.strip')}
      className="relative flex items-center gap-2 overflow-x-auto border-t border-line bg-surface px-4 [scrollbar-width:none] max-lg:hidden"
    >
      {rows.map((place) => (
        <StripCell
          key={place}
          ref={place === row ? current : undefined}
          jobId={jobId}
          image={list.imageAt(place)}
          row={place}
          isCurrent={place === row}
          keeper={keeper}
          onOpen={() => onOpen(place)}
        />
      ))}
    </nav>
  )
}
