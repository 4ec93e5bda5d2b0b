import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useFocusOnMount } from '#web/results/parts/use-focus-on-mount.ts'
import { texts } from '#web/results/texts.ts'

/** The way out of a job; it stands first and takes the focus of who came from the list. */
export function BackToList({ takesFocus }: { takesFocus: boolean }) {
  const t = useTexts(texts)
  const link = useFocusOnMount<HTMLAnchorElement>(takesFocus)
  return (
    <Link
      ref={link}
      href="/results"
      className="inline-flex min-h-8 items-center gap-1.5 justify-self-start rounded-sm font-semibold text-accent hover:underline"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {t('detail.back')}
    </Link>
  )
}
