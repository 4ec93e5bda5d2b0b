import { useTexts } from '#web/i18n/use-texts.ts'
import { mainId } from './main-id.ts'
import { texts } from './texts.ts'

/** The first stop of the keyboard: past the header, to the page. */
export function SkipLink() {
  const t = useTexts(texts)
  return (
    <a
      href={`#${mainId}`}
      className="sr-only rounded-md bg-surface px-4 py-3 font-semibold text-accent shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    >
      {t('skip')}
    </a>
  )
}
