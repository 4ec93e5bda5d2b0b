import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DialogVeil } from '#web/ui/dialog-veil.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ImageDetail } from './image-detail.tsx'
import { PanelHeader } from './panel-header.tsx'
import { texts } from './texts.ts'
import type { ImageList } from './use-image-list.ts'

export interface ImagePanelProps {
  job: Job
  list: ImageList
  row: number
  onMove: (row: number) => void
  onClose: () => void
  /** The panel is gone, and the focus may go back to this row. */
  onClosed: (row: number) => void
}

/** One image, slid in from the right; ← and → go through the list without closing it. */
export function ImagePanel({ job, list, row, onMove, onClose, onClosed }: ImagePanelProps) {
  const t = useTexts(texts)
  const total = list.total ?? list.expected
  const image = list.imageAt(row)
  const body = useRef<HTMLDivElement>(null)
  const canMove = { back: row > 0, on: row < total - 1 }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image starts at its top.
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for a clean-up.
    body.current?.scrollTo(0, 0)
  }, [row])

  function moveByKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowRight' && canMove.on) onMove(row + 1)
    else if (event.key === 'ArrowLeft' && canMove.back) onMove(row - 1)
    else return
    event.preventDefault()
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <DialogVeil />
        <Dialog.Content
          data-modal
          aria-modal
          aria-describedby={undefined}
          onKeyDown={moveByKey}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            body.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onClosed(row)
          }}
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-xl flex-col border-l border-line bg-surface shadow-float transition-[translate] duration-200 ease-calm outline-none starting:translate-x-full"
        >
          <PanelHeader
            title={image?.filename ?? t('image.number', { number: row + 1 })}
            row={row}
            total={total}
            onBack={canMove.back ? () => onMove(row - 1) : null}
            onForward={canMove.on ? () => onMove(row + 1) : null}
          />
          {/* It has the focus at first, so that ↑ and ↓ scroll the texts. */}
          <div ref={body} tabIndex={-1} className="min-h-0 grow overflow-y-auto p-4 sm:p-5">
            {image && <ImageDetail job={job} image={image} />}
            {!image && list.isFailedAt(row) && (
              <ErrorCard title={t('panel.loadFailed')} onRetry={() => list.retryAt(row)}>
                {list.error ? messageFor(list.error) : null}
              </ErrorCard>
            )}
            {!image && !list.isFailedAt(row) && <Skeleton className="h-96 w-full" />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
