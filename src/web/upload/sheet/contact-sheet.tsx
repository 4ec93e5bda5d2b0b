import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { remPixels, useElementSize } from '#web/ui/layout/use-element-size.ts'
import { listCapacity } from '#web/ui/tables/list-capacity.ts'
import { texts } from '#web/upload/texts.ts'
import { layOutSlots } from './lay-out-slots.ts'
import { sheetId } from './sheet-id.ts'
import { Slot } from './slot.tsx'
import { useFollow } from './use-follow.ts'
import { useKeptLine } from './use-kept-line.ts'
import { useSheetImages, useSheetTotal } from './use-sheet-images.ts'

const linesBeyond = 2

/** A place for every image of a job, in list order, in a frame that scrolls. New images fill their place, and nothing else moves. */
export function ContactSheet({
  jobId,
  expected,
  firstLanguage,
  newestRow,
}: {
  jobId: number
  /** Number of places until the server has returned it; null while it is unknown. */
  expected: number | null
  firstLanguage: string
  /** The row of the newest image, which is kept in view; null without one. */
  newestRow: number | null
}) {
  const t = useTexts(texts)
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const { ref: sheet, width } = useElementSize<HTMLUListElement>()
  const { columns, edge, gap, textLines, lineHeight } = layOutSlots(width, remPixels())
  const capacity = listCapacity(lineHeight, window.devicePixelRatio)
  const total = useSheetTotal(jobId) ?? expected ?? 0
  const lineCount = Math.min(Math.ceil(total / columns), capacity)
  const count = Math.min(total, lineCount * columns)
  const height = lineCount * lineHeight
  const room = useElementSize<HTMLDivElement>()
  const frameHeight = fitLines(room.height, lineHeight)
  const virtualizer = useVirtualizer({
    count: lineCount,
    getScrollElement: () => frame.current,
    estimateSize: () => lineHeight,
    overscan: linesBeyond,
  })
  const lines = virtualizer.getVirtualItems()
  const first = (lines[0]?.index ?? 0) * columns
  const last = Math.max(first, ((lines.at(-1)?.index ?? 0) + 1) * columns - 1)
  const imageAt = useSheetImages(jobId, first, last)
  const bottom = newestRow === null ? null : (Math.floor(newestRow / columns) + 1) * lineHeight
  const { isFollowing, follow, scrollerProps } = useFollow(frame, bottom)

  useKeptLine(frame, columns, lineHeight)
  const gutter = useGutter(frame, width)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line height needs a new measurement.
  useEffect(() => virtualizer.measure(), [lineHeight])

  return (
    <div id={sheetId} className="relative min-w-0">
      <h2 id={titleId} className="sr-only">
        {t('sheet.title')}
      </h2>
      {/* As high as the frame may be. */}
      <div
        ref={room.ref}
        aria-hidden
        className="pointer-events-none invisible absolute top-0 h-[max(16rem,70dvh)] lg:h-[max(24rem,100dvh-14.5rem)]"
      />
      <section
        ref={frame}
        {...scrollerProps}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable by keyboard.
        tabIndex={0}
        aria-labelledby={titleId}
        className="relative h-[max(16rem,70dvh)] overflow-x-clip overflow-y-auto rounded-sm [overflow-anchor:none] [scrollbar-gutter:stable] motion-safe:scroll-smooth lg:h-[max(24rem,100dvh-14.5rem)]"
        style={{
          height: frameHeight,
          maxHeight: total > 0 ? height : undefined,
          // The scrollbar is outside of the page's edge, so that the images align with it.
          marginRight: -gutter,
        }}
      >
        <ul ref={sheet} className="relative" style={{ height }}>
          {lines.flatMap(({ index, start }) =>
            Array.from({ length: Math.min(columns, count - index * columns) }, (_, place) => {
              const row = index * columns + place
              return (
                <Slot
                  key={row}
                  jobId={jobId}
                  image={imageAt(row)}
                  firstLanguage={firstLanguage}
                  row={row}
                  total={total}
                  left={place * (edge + gap)}
                  top={start}
                  edge={edge}
                  textLines={textLines}
                />
              )
            }),
          )}
        </ul>
        {count < total && <p className="text-sm text-muted">{t('sheet.cut', { shown: count, total })}</p>}
      </section>
      {newestRow !== null && !isFollowing && (
        <Button size="small" onClick={follow} className="absolute right-4 bottom-4 shadow-float">
          <ArrowDown aria-hidden className="size-4" />
          {t('sheet.follow')}
        </Button>
      )}
    </div>
  )
}

/** Missing this share of a line, a frame is made that much higher. */
const stretch = 0.15

/** The height of a frame that shows whole lines, so that none is cut when it is scrolled to the newest or the last one. */
function fitLines(room: number, lineHeight: number): number | undefined {
  if (room === 0) return undefined
  return Math.max(1, Math.floor(room / lineHeight + stretch)) * lineHeight
}

/** The width of an element's scrollbar gutter in pixels; measured again when its inner `width` changes. */
function useGutter(scroller: RefObject<HTMLElement | null>, width: number): number {
  const [gutter, setGutter] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: zooming changes the gutter together with the inner width.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) setGutter(element.offsetWidth - element.clientWidth)
  }, [scroller, width])
  return gutter
}
