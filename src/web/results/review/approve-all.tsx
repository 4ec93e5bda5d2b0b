import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import type { ImageView } from '#web/results/queries/image-view.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import {
  approveImagesMutation,
  openApprovalsMutation,
  takeBackApprovalsMutation,
} from './approval-queries.ts'

export interface ApproveAllProps {
  jobId: number
  view: Pick<ImageView, 'state' | 'search'>
  /** Typed changes are saved first: texts that are about to change must not be approved. */
  keeper: DraftKeeper
}

/** Approves everything that filter and search show, after asking with the number of images. Can be undone for some seconds. */
export function ApproveAll({ jobId, view: { state, search }, keeper }: ApproveAllProps) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [canTakeBack, setCanTakeBack] = useState(false)
  const open = useMutation(openApprovalsMutation(jobId))
  const approval = useMutation(approveImagesMutation(client, jobId))
  const takingBack = useMutation(takeBackApprovalsMutation(client, jobId))
  const counted = open.data
  const error = open.error ?? approval.error ?? takingBack.error
  const given = approval.data

  useEffect(() => {
    if (!given) return
    setCanTakeBack(true)
    const timer = setTimeout(() => setCanTakeBack(false), limits.undoSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [given])

  async function ask(): Promise<void> {
    approval.reset()
    takingBack.reset()
    await keeper.saveAll()
    const { images } = await open.mutateAsync({ state, search })
    if (images > 0) setAsking(true)
  }

  async function approve(images: number): Promise<void> {
    try {
      await approval.mutateAsync({ state, search, images })
    } finally {
      setAsking(false)
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="small" isBusy={open.isPending} onClick={() => void ask().catch(() => {})}>
        {/* On phones the icon is dropped to make room for the sort order. */}
        <BadgeCheck aria-hidden className="size-5 max-sm:hidden" />
        {t('approveAll.offer')}
      </Button>
      <p role="status" className="text-sm text-muted tabular-nums empty:sr-only">
        {error
          ? messageFor(error)
          : takingBack.data
            ? t('approveAll.takenBack', { count: takingBack.data.images })
            : given
              ? t('approveAll.done', { count: given.images })
              : counted?.images === 0 && t('approveAll.none')}
      </p>
      {given && canTakeBack && !takingBack.data && (
        <Button
          size="small"
          variant="quiet"
          isBusy={takingBack.isPending}
          onClick={() => takingBack.mutate(given.approvedAt)}
        >
          <Undo2 aria-hidden className="size-5" />
          {t('approveAll.undo')}
        </Button>
      )}
      {counted && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('approveAll.title', { count: counted.images })}
          confirmLabel={t('approveAll.confirm', { count: counted.images })}
          onConfirm={() => void approve(counted.images).catch(() => {})}
          isBusy={approval.isPending}
          variant="primary"
        >
          {t('approveAll.text')}{' '}
          {counted.needReview > 0 && t('approveAll.needReview', { count: counted.needReview })}
        </ConfirmDialog>
      )}
    </div>
  )
}
