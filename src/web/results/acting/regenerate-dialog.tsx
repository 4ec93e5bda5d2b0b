import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { limits } from '#contract/limits.ts'
import { formatCents } from '#contract/money.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { regenerateImagesMutation, regenerationQuery } from '#web/results/queries/regenerate-images.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextArea } from '#web/ui/forms/text-area.tsx'
import { texts } from './texts.ts'

export interface RegenerateDialogProps {
  jobId: number
  selection: ImageSelection
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onStarted: () => void
}

/** Regenerates many images with one instruction, after showing their number and the price. */
export function RegenerateDialog({
  jobId,
  selection,
  isOpen,
  onOpenChange,
  onStarted,
}: RegenerateDialogProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [instruction, setInstruction] = useState('')
  const preview = useQuery({ ...regenerationQuery(jobId, selection), enabled: isOpen })
  const start = useMutation(regenerateImagesMutation(useQueryClient(), jobId))
  const error = start.error ?? preview.error
  const { totalImages = 0, estimatedCost = 0 } = preview.data ?? {}

  function submit(): void {
    start.mutate(
      { selection, instruction: instruction.trim() },
      {
        onSuccess: () => {
          showToast({ title: t('regenerate.started') })
          onStarted()
        },
      },
    )
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('regenerate.title')}
      description={t('regenerate.text')}
      footer={
        <Button variant="primary" isBusy={start.isPending} disabled={totalImages === 0} onClick={submit}>
          {t('regenerate.start', { price: formatCents(estimatedCost, language) })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <TextArea
          label={t('regenerate.wish')}
          rows={2}
          maxLength={limits.regenerateWishCharacters}
          value={instruction}
          onChange={(event) => setInstruction(event.currentTarget.value)}
        />
        <p role="status" className="min-h-6 text-sm text-muted tabular-nums">
          {preview.data && t('regenerate.count', { count: totalImages })}
        </p>
        {error && <Banner tone="bad">{messageFor(error)}</Banner>}
      </div>
    </Dialog>
  )
}
