import { clsx } from 'clsx'
import { Check, Circle, Hourglass } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './pending-texts.ts'

const looks = {
  done: { Icon: Check, sign: 'border-good bg-good-soft text-good' },
  now: { Icon: Hourglass, sign: 'border-accent bg-accent-soft text-accent' },
  next: { Icon: Circle, sign: 'border-control bg-surface text-muted' },
} as const

/** One step, connected to the next by a line. */
export function PendingStep({
  state,
  title,
  children,
}: {
  state: keyof typeof looks
  title: string
  children: ReactNode
}) {
  const t = useTexts(texts)
  const { Icon, sign } = looks[state]
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="group grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4"
    >
      <div className="grid grid-rows-[auto_1fr] justify-items-center">
        <span className={clsx('grid size-9 place-items-center rounded-full border-2', sign)}>
          <Icon aria-hidden className="size-4.5" />
        </span>
        <span aria-hidden className="w-0.5 bg-line group-last:hidden" />
      </div>
      <div className="pt-1 pb-6 group-last:pb-0">
        <h2 className="text-base">
          {title} <VisuallyHidden>({t(`state.${state}`)})</VisuallyHidden>
        </h2>
        <p className="text-muted">{children}</p>
      </div>
    </li>
  )
}
