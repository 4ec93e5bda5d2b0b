import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

const upTo = 9

/**
 * The count at the bell's shoulder; the button's name says it to who can't see it. Stands beside the button, not in it:
 * its name says "12", which does not contain the "9+" seen here.
 */
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
