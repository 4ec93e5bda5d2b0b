import { useEffect, useState } from 'react'
import type { ActionPreview } from '#contract/entities/image-action.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import type { Act } from './action-queries.ts'
import { texts } from './texts.ts'
import { sayLeftOut } from './use-actions.ts'

/** An action whose number of images is known, and which only needs a yes. */
export interface Asked extends Act {
  preview: ActionPreview
}

export interface ActionQuestionProps {
  /** Null: nothing is asked. */
  asked: Asked | null
  onClose: () => void
  onConfirm: (asked: Asked) => void
}

/** Asks before an action on many images, with their number and what is left out. */
export function ActionQuestion({ asked, onClose, onConfirm }: ActionQuestionProps) {
  const t = useTexts(texts)
  // The dialog keeps its words while it closes.
  const [shown, setShown] = useState(asked)
  useEffect(() => {
    if (asked) setShown(asked)
  }, [asked])
  const now = asked ?? shown
  if (!now || now.action.kind === 'replace') return null
  const { preview } = now
  const { kind } = now.action
  const { changed: count, needReview } = preview
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`question.${kind}`, { count })}
      confirmLabel={t(`confirm.${kind}`, { count })}
      onConfirm={() => onConfirm(now)}
      variant={kind === 'delete_texts' ? 'danger' : 'primary'}
    >
      <p>{t(`explain.${kind}`)}</p>
      {kind === 'approve' && needReview > 0 && <p>{t('needReview', { count: needReview })}</p>}
      <p className="empty:hidden">{sayLeftOut(preview.leftOut, t)}</p>
    </ConfirmDialog>
  )
}
