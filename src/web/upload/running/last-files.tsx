import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId } from 'react'
import type { ProcessedItem } from '#contract/entities/progress.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatTime } from '#web/ui/formats/date-time.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from '#web/upload/texts.ts'

const shownFiles = 6

/** The files that were finished last, newest first, each with its outcome and time. The lines stay, their content changes. */
export function LastFiles({ items }: { items: ProcessedItem[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-1.5">
      <h2 id={titleId} className="text-base">
        {t('progress.list')}
      </h2>
      <ol aria-labelledby={titleId} className="min-h-39 text-sm">
        {items.slice(0, shownFiles).map((item, place) => {
          const Icon = item.success ? CircleCheck : CircleAlert
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is a place; keyed by file, all would move with each new one.
              key={place}
              className="flex h-6.5 items-center gap-1.5"
            >
              <Icon
                aria-hidden
                className={clsx('size-4 shrink-0', item.success ? 'text-good' : 'text-bad')}
              />
              <VisuallyHidden>{t(item.success ? 'progress.succeeded' : 'progress.failed')}:</VisuallyHidden>
              <span
                className={clsx('min-w-0 grow truncate', !item.success && 'font-semibold text-bad')}
                title={item.error ?? item.name}
                translate="no"
              >
                {item.name}
              </span>
              <time dateTime={item.time} className="shrink-0 text-muted tabular-nums">
                {formatTime(item.time, language)}
              </time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
