import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useFocusWhen } from '#web/results/parts/use-focus-when.ts'
import { texts } from '#web/results/texts.ts'

/** The way out of a job; it stands first and takes the focus of who came from the list. */
export function BackToList({ takesFocus }: { takesFocus: boolean }) {
  const t = useTexts(texts)
  const link = useFocusWhen<HTMLAnchorElement>(takesFocus)
  return (
    <Link
      ref={link}
      href="/results"
      aria-label={t('detail.back')}
      title={t('detail.back')}
      data-no-print
      className="-ml-2 inline-grid size-10 shrink-0 place-items-center rounded-md text-accent hover:bg-accent-soft"
    >
      <ArrowLeft aria-hidden className="size-5" />
    </Link>
  )
}
