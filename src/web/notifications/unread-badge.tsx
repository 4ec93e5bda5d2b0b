import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

const upTo = 9

/** The unread count on the bell. Not inside the button, whose accessible name says "12" and so would not contain the visible "9+". */
export function UnreadBadge({ count }: { count: number }) {
  const t = useTexts(texts)
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute top-0.5 right-0.5 grid h-5 min-w-5 place-items-center rounded-full border border-surface bg-accent px-1 text-xs leading-none font-bold text-accent-ink tabular-nums"
    >
      {count > upTo ? t('many') : count}
    </span>
  )
}
