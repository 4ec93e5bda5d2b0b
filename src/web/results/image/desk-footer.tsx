import { BadgeCheck, Keyboard, Undo2 } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SaveState } from './save-state.tsx'
import type { Said } from './use-approvals.ts'

export interface DeskFooterProps {
  keeper: DraftKeeper
  imageId: number | undefined
  /** Null if there is nothing to approve. */
  approval: {
    isApproved: boolean
    /** It is the next step. */
    isWanted: boolean
    isWalk: boolean
  } | null
  said: Said | null
  /** False while the user has to wait or decide; the button then says why. */
  canApprove: boolean
  onApprove: () => void
  /** Null if there is nothing to take back. */
  onTakeBack: (() => void) | null
  onHelp: () => void
}

/** The last action, the state of saving, and the approval. */
export function DeskFooter(props: DeskFooterProps) {
  const { keeper, imageId, approval, said, canApprove, onApprove, onTakeBack, onHelp } = props
  const t = useTexts(texts)
  const isStep = approval?.isWalk === true && !approval.isApproved
  const label = isStep ? 'review.approveNext' : approval?.isApproved ? 'desk.approved' : 'review.approve'
  return (
    <footer className="grid grid-cols-[minmax(0,1fr)] content-center gap-1 border-t border-line bg-surface px-4 py-2 lg:h-26 [@media(min-height:34rem)]:max-lg:sticky [@media(min-height:34rem)]:max-lg:bottom-0 [@media(min-height:34rem)]:max-lg:z-bar">
      <div className="flex items-baseline lg:min-h-6 justify-between gap-3 text-sm text-muted">
        <p role="status" className="min-w-0 truncate">
          {said && t(`desk.said.${said.what}`, { name: said.filename })}
        </p>
        <SaveState keeper={keeper} imageId={imageId} />
      </div>
      <div className="flex items-center gap-1">
        {approval && (
          <Button
            variant={approval.isWanted && !approval.isApproved ? 'primary' : 'secondary'}
            aria-pressed={isStep ? undefined : approval.isApproved}
            aria-keyshortcuts="A"
            aria-disabled={!canApprove}
            onClick={onApprove}
            className="grow aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-pressed:border-good aria-pressed:bg-good-soft aria-pressed:text-good"
          >
            <BadgeCheck aria-hidden className="size-5" />
            {t(label)}
          </Button>
        )}
        <IconButton
          label={t('desk.takeBack')}
          aria-keyshortcuts="U"
          aria-disabled={!onTakeBack}
          onClick={() => onTakeBack?.()}
          className="aria-disabled:opacity-40"
        >
          <Undo2 aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={t('keys.title')} aria-keyshortcuts="?" onClick={onHelp} className="max-sm:hidden">
          <Keyboard aria-hidden className="size-5" />
        </IconButton>
      </div>
    </footer>
  )
}
