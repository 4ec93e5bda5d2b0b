import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useFocusWhen } from '#web/results/parts/use-focus-when.ts'
import { texts } from '#web/results/texts.ts'

/** The link back to the list. It is first and takes the focus of users who came from there. */
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
