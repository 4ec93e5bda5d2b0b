import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'

/** Expands an image's texts; handled by the list. */
export function UnfoldButton({
  image,
  isUnfolded,
  isTabStop,
}: {
  image: Image
  isUnfolded: boolean
  isTabStop: boolean
}) {
  const t = useTexts(texts)
  const label = t('image.unfold', { number: image.id })
  return (
    <button
      type="button"
      data-more
      data-no-print
      aria-expanded={isUnfolded}
      aria-label={label}
      title={t('image.unfoldHint')}
      tabIndex={isTabStop ? 0 : -1}
      className="relative z-raised -my-1 -mr-1 grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
    >
      <ChevronDown aria-hidden className={clsx('size-4 transition-transform', isUnfolded && 'rotate-180')} />
    </button>
  )
}
