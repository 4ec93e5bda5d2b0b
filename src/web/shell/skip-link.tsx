import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** The id of the page's `<main>`: the target of the skip link and of the focus after a navigation. */
export const mainId = 'main'

/** The first tab stop: skips the header. */
export function SkipLink() {
  const t = useTexts(texts)
  return (
    <a
      href={`#${mainId}`}
      className="sr-only rounded-md bg-surface font-semibold text-accent shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:px-4 focus:py-3"
    >
      {t('skip')}
    </a>
  )
}
