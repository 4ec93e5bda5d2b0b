import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { texts } from '#web/credits/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'

const tones = {
  neutral: { box: 'border-control bg-surface', icon: 'text-accent' },
  good: { box: 'border-good bg-good-soft', icon: 'text-good' },
  warning: { box: 'border-warning bg-warning-soft', icon: 'text-warning' },
  bad: { box: 'border-bad bg-bad-soft', icon: 'text-bad' },
} as const

export interface PanelFrameProps {
  tone: keyof typeof tones
  icon: ReactNode
  title: string
  children: ReactNode
  action?: ReactNode
  onClose: () => void
}

/** The frame of the purchase status at the top of the page. Takes the focus when it appears and announces each change. */
export function PanelFrame({ tone, icon, title, children, action, onClose }: PanelFrameProps) {
  const t = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section
      className={clsx(
        'relative flex items-start gap-3 rounded-lg border p-4 shadow-card sm:gap-4 sm:p-5',
        tones[tone].box,
      )}
    >
      <span className={clsx('mt-0.5 [&_svg]:size-6 sm:[&_svg]:size-7', tones[tone].icon)}>{icon}</span>
      <div className="grid min-w-0 grow justify-items-start gap-3">
        <div role="status" className="grid gap-1 pr-8">
          <h2 ref={heading} tabIndex={-1} className="text-lg">
            {title}
          </h2>
          <div className="max-w-prose">{children}</div>
        </div>
        {action}
      </div>
      <IconButton
        label={t('panel.close')}
        onClick={onClose}
        className="absolute top-2 right-2 sm:top-3 sm:right-3"
      >
        <X aria-hidden className="size-5" />
      </IconButton>
    </section>
  )
}
