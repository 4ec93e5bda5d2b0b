import { BadgeCheck, Keyboard } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SaveNote } from './save-note.tsx'

export interface PanelFooterProps {
  keeper: DraftKeeper
  imageId: number | undefined
  /** Null where there is nothing to approve. */
  approval: {
    isApproved: boolean
    /** It is the next step. */
    isWanted: boolean
    isWalk: boolean
  } | null
  /** Null while it has to wait. */
  onApprove: (() => void) | null
  onHelp: () => void
}

/** How the saving goes, and the approval. */
export function PanelFooter({ keeper, imageId, approval, onApprove, onHelp }: PanelFooterProps) {
  const t = useTexts(texts)
  const isStep = approval?.isWalk === true && !approval.isApproved
  return (
    <footer className="grid gap-2 border-t border-line px-4 py-2 sm:px-5">
      <SaveNote keeper={keeper} imageId={imageId}>
        <IconButton label={t('keys.title')} aria-keyshortcuts="?" onClick={onHelp} className="max-sm:hidden">
          <Keyboard aria-hidden className="size-5" />
        </IconButton>
        {approval && (
          <Button
            variant={approval.isWanted && !approval.isApproved ? 'primary' : 'secondary'}
            aria-pressed={isStep ? undefined : approval.isApproved}
            aria-keyshortcuts="A"
            aria-disabled={!onApprove}
            onClick={() => onApprove?.()}
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-pressed:border-good aria-pressed:bg-good-soft aria-pressed:text-good max-sm:px-4 max-sm:[&_svg]:hidden"
          >
            <BadgeCheck aria-hidden className="size-5" />
            {t(isStep ? 'review.approveNext' : 'review.approve')}
          </Button>
        )}
      </SaveNote>
    </footer>
  )
}
