import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import type { ImageView } from '#web/results/queries/image-view.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
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

/**
 * Approves everything that filter and search show, after asking with the number of images. Toasts say the outcome and offer to undo it, so
 * that nothing around the button moves.
 */
export function ApproveAll({ jobId, view: { state, search }, keeper }: ApproveAllProps) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const open = useMutation(openApprovalsMutation(jobId))
  const approval = useMutation(approveImagesMutation(client, jobId))
  const takingBack = useMutation(takeBackApprovalsMutation(client, jobId))
  const counted = open.data
  const showFault = (error: unknown) => showToast({ variant: 'destructive', title: messageFor(error) })

  async function ask(): Promise<void> {
    await keeper.saveAll()
    const { images } = await open.mutateAsync({ state, search })
    if (images > 0) setAsking(true)
    else showToast({ title: t('approveAll.none') })
  }

  async function approve(expected: number): Promise<void> {
    try {
      const { images, approvedAt } = await approval.mutateAsync({ state, search, images: expected })
      const undo = () =>
        takingBack
          .mutateAsync(approvedAt)
          .then(({ images: count }) => showToast({ title: t('approveAll.takenBack', { count }) }))
          .catch(showFault)
      showToast({
        title: t('approveAll.done', { count: images }),
        action: {
          label: t('approveAll.undo'),
          spoken: t('delete.undoSpoken'),
          onPress: () => void undo(),
        },
        endsAfterMs: limits.undoSeconds * 1_000,
      })
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      <Button size="small" isBusy={open.isPending} onClick={() => void ask().catch(showFault)}>
        {/* On phones the icon is dropped to make room for the sort order. */}
        <BadgeCheck aria-hidden className="size-5 max-sm:hidden" />
        {t('approveAll.offer')}
      </Button>
      {counted && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={t('approveAll.title', { count: counted.images })}
          confirmLabel={t('approveAll.confirm', { count: counted.images })}
          onConfirm={() => void approve(counted.images).catch(showFault)}
          isBusy={approval.isPending}
          variant="primary"
        >
          {t('approveAll.text')}{' '}
          {counted.needReview > 0 && t('approveAll.needReview', { count: counted.needReview })}
        </ConfirmDialog>
      )}
    </>
  )
}
