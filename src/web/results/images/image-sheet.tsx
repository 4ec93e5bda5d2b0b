import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useMedia } from '#web/results/parts/use-media.ts'
import { texts } from '#web/results/texts.ts'
import { remPixels, useElementSize } from '#web/ui/layout/use-element-size.ts'
import { CutNote } from './cut-note.tsx'
import { layOutSheet, stickyMedia } from './image-layout.ts'
import type { ImageTableProps } from './image-table.tsx'
import { SheetImage } from './sheet-image.tsx'
import { Sheet, SheetLine } from './sheet-parts.tsx'
import { useImageLines } from './use-image-lines.ts'

/** The images as a contact sheet: as many columns as fit, each image above its alt text. */
export function ImageSheet({ job, list, language, stickyTop, ...heard }: ImageTableProps) {
  const t = useTexts(texts)
  const keysId = useId()
  const { ref: frame, width } = useElementSize<HTMLDivElement>()
  const { columns, lineHeight } = layOutSheet(width, remPixels())
  const isSticky = useMedia(stickyMedia)
  const { total, count, lines, tabStop, unfolded, bodyProps, linePropsOf, imagesOf } = useImageLines({
    ...heard,
    list,
    columns,
    lineHeight,
    stickyHeight: isSticky ? stickyTop : 0,
  })

  return (
    <div ref={frame}>
      <CutNote shown={count} total={total} />
      <p id={keysId} className="sr-only">
        {t('images.keys')}
      </p>
      <Sheet
        {...bodyProps}
        aria-labelledby="images-title"
        aria-describedby={keysId}
        aria-busy={list.total === null}
      >
        {lines.map((line) => {
          const { style, ...measured } = linePropsOf(line)
          const { from, to } = imagesOf(line.index)
          return (
            <SheetLine
              key={line.key}
              {...measured}
              className="absolute inset-x-0 grid gap-x-4 print:static print:min-h-0! print:transform-none! print:grid-cols-3!"
              style={{ ...style, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {Array.from({ length: to - from }, (_, place) => from + place).map((row) => (
                <SheetImage
                  key={row}
                  row={row}
                  total={total}
                  jobId={job.id}
                  image={list.imageAt(row)}
                  hasFailed={list.isFailedAt(row)}
                  language={language}
                  languages={job.languages}
                  isTabStop={row === tabStop}
                  isUnfolded={unfolded.has(row)}
                />
              ))}
            </SheetLine>
          )
        })}
      </Sheet>
    </div>
  )
}
