import { clsx } from 'clsx'
import { type UiLanguage, uiLanguages } from '#contract/languages.ts'
import { chooseLanguage } from './choose-language.ts'
import { texts } from './texts.ts'
import { useLanguage } from './use-language.ts'
import { useTexts } from './use-texts.ts'

/** DE | EN. `onChoose` hears of the choice before a text has changed, for instance to keep it with the account. */
export function LanguageSwitch({ onChoose }: { onChoose?: (language: UiLanguage) => void }) {
  const t = useTexts(texts)
  const current = useLanguage()

  function choose(language: UiLanguage): void {
    onChoose?.(language)
    chooseLanguage(language)
  }

  return (
    <fieldset className="flex rounded-md border border-control p-0.5">
      <legend className="sr-only">{t('switchLabel')}</legend>
      {uiLanguages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === current}
          aria-label={`${language.toUpperCase()}, ${t(language)}`}
          onClick={() => choose(language)}
          className={clsx(
            'min-h-8 min-w-9 rounded-sm px-2 text-xs font-semibold uppercase transition-colors',
            language === current
              ? 'bg-ink text-paper forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'text-muted hover:text-ink',
          )}
        >
          {language}
        </button>
      ))}
    </fieldset>
  )
}
