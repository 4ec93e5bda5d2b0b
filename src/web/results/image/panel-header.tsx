import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { Image } from '#contract/entities/image.ts'
import { ImageBadge } from '#web/components/image-badge.tsx'
import { ApprovedBadge, EditedBadge } from '#web/components/review-badges.tsx'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { StepButtons } from '#web/ui/buttons/step-buttons.tsx'

export interface PanelHeaderProps {
  title: string
  image: Image | undefined
  /** Null after the last image of a review session. */
  row: number | null
  total: number
  /** Null at the ends of the list. */
  onBack: (() => void) | null
  onForward: (() => void) | null
}

/** Which image this is, its state, and the buttons to the next and previous one. */
export function PanelHeader({ title, image, row, total, onBack, onForward }: PanelHeaderProps) {
  const t = useTexts(texts)
  return (
    <header className="flex items-start gap-1 border-b border-line bg-surface py-1.5 pr-2 pl-4 lg:col-start-2 lg:row-start-1 [@media(min-height:34rem)]:max-lg:sticky [@media(min-height:34rem)]:max-lg:top-0 [@media(min-height:34rem)]:max-lg:z-bar">
      <div className="min-w-0 grow py-1">
        <Dialog.Title className="truncate text-base font-semibold" title={title} translate="no">
          {title}
        </Dialog.Title>
        <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">
          <p role="status" title={t('panel.keys')} className="text-sm text-muted tabular-nums">
            {row !== null && t('panel.position', { number: row + 1, total })}
          </p>
          {image && <ImageBadges image={image} />}
          {/* Keeps the place of the badge, which wraps on phones. */}
          {!image && row !== null && (
            <span aria-hidden className="invisible">
              <ImageBadge state="succeeded" />
            </span>
          )}
        </div>
      </div>
      <StepButtons
        back={{ label: t('panel.previous'), go: onBack, keys: 'ArrowLeft K' }}
        next={{ label: t('panel.next'), go: onForward, keys: 'ArrowRight J' }}
      />
      <Dialog.Close asChild>
        <IconButton label={t('panel.close')}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </Dialog.Close>
    </header>
  )
}

/** The state of the image, next to its name. */
function ImageBadges({ image }: { image: Image }) {
  return (
    <span className="flex flex-wrap gap-1">
      {image.approved ? <ApprovedBadge /> : <ImageBadge state={image.state} />}
      {image.edited && <EditedBadge />}
    </span>
  )
}
