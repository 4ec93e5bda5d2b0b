import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { onSeen, withDraft } from '#web/results/drafts/text-draft.ts'
import { useDraft } from '#web/results/drafts/use-draft.ts'
import type { ImageList } from '#web/results/queries/use-image-list.ts'
import { texts } from '#web/results/texts.ts'
import { enterFirstText } from './enter-first-text.ts'
import { PanelBody } from './panel-body.tsx'
import { PanelFooter } from './panel-footer.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { PanelHeader } from './panel-header.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { usePanelKeys } from './use-panel-keys.ts'
import { useIsRegenerating } from './use-regeneration.ts'

export interface ImagePanelProps {
  job: Job
  list: ImageList
  row: number
  keeper: DraftKeeper
  /** The job is the reader's own. */
  canEdit: boolean
  /** What stands behind the last image of a walk. */
  end?: ReactNode
  onMove: (row: number) => void
  onClose: () => void
  /** The panel is gone, and the focus may go back to this row. */
  onClosed: (row: number) => void
}

/** One image, slid in from the right; keys go through the list without closing it. What is typed is saved by itself. */
export function ImagePanel(props: ImagePanelProps) {
  const { job, list, row, keeper, canEdit, end, onMove, onClose, onClosed } = props
  const t = useTexts(texts)
  const [isHelpOpen, setHelpOpen] = useState(false)
  /** The image whose form for a wish is open. */
  const [wishingFor, setWishingFor] = useState<number | null>(null)
  const body = useRef<HTMLDivElement>(null)
  const total = list.total ?? list.expected
  const saved = list.imageAt(row)
  const state = useDraft(keeper, saved?.id)
  const image = saved && state ? withDraft(saved, state.draft) : undefined
  const isWalk = end !== undefined
  const isAtEnd = isWalk && list.total !== null && row >= list.total
  const hasTexts = image?.state === 'succeeded' || image?.state === 'carried'
  // Nobody can approve texts that are about to be others.
  const canApprove = !useIsRegenerating(job.id, saved?.id)
  const canMove = { back: row > 0, on: row < (isWalk ? total : total - 1) }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image starts at its top.
  useEffect(() => {
    // In braces: newer browsers answer a promise, which React would take for a clean-up.
    body.current?.scrollTo(0, 0)
  }, [row])

  function move(to: number): void {
    if (saved) void keeper.save(saved.id)
    onMove(to)
  }

  function approve(approved: boolean): void {
    if (!saved) return
    keeper.change(saved.id, (draft) => ({ ...onSeen(draft, saved), approved }))
    void keeper.save(saved.id)
  }

  function approveAndMove(): void {
    if (!image?.approved) approve(true)
    if (canMove.on) move(row + 1)
  }

  function pressApprove(): void {
    if (isWalk && !image?.approved) approveAndMove()
    else approve(!image?.approved)
  }

  const press = usePanelKeys({
    next: canMove.on && (() => move(row + 1)),
    back: canMove.back && (() => move(row - 1)),
    approve: canEdit && hasTexts && canApprove && approveAndMove,
    edit: canEdit && hasTexts && (() => enterFirstText(body.current)),
    regenerate: canEdit && image?.canRegenerate === true && (() => setWishingFor(image.id)),
    help: () => setHelpOpen(true),
  })

  return (
    <PanelFrame body={body} onKeyDown={press} onClose={onClose} onClosed={() => onClosed(row)}>
      <PanelHeader
        title={isAtEnd ? t('walk.title') : (image?.filename ?? t('image.number', { number: row + 1 }))}
        row={isAtEnd ? null : row}
        total={total}
        onBack={canMove.back ? () => move(row - 1) : null}
        onForward={canMove.on ? () => move(row + 1) : null}
      />
      <div ref={body} tabIndex={-1} className="min-h-0 grow overflow-y-auto p-4 sm:p-5">
        {isAtEnd ? (
          end
        ) : (
          <PanelBody
            job={job}
            list={list}
            row={row}
            image={image}
            keeper={canEdit ? keeper : null}
            isWishing={wishingFor === image?.id}
            onWish={(isWishing) => setWishingFor(isWishing && image ? image.id : null)}
            onLeaveField={() => body.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      {canEdit && !isAtEnd && (
        <PanelFooter
          keeper={keeper}
          imageId={image?.id}
          approval={
            hasTexts && image
              ? { isApproved: image.approved, isWanted: isWalk || image.needsReview, isWalk }
              : null
          }
          onApprove={canApprove ? pressApprove : null}
          onHelp={() => setHelpOpen(true)}
        />
      )}
      <ShortcutsDialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} canEdit={canEdit} />
    </PanelFrame>
  )
}
