import { type UiLanguage, uiLanguages } from '#contract/languages.ts'
import { chooseLanguage } from '#web/i18n/current-language.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { texts } from './texts.ts'

/** DE | EN. `onChoose` is called before the texts change, for example to store the choice in the account. */
export function LanguageSwitch({ onChoose }: { onChoose?: (language: UiLanguage) => void }) {
  const t = useTexts(texts)
  const current = useLanguage()

  function choose(language: UiLanguage): void {
    onChoose?.(language)
    chooseLanguage(language)
  }

  return (
    <Segments
      legend={t('language.label')}
      value={current}
      onChange={choose}
      options={uiLanguages.map((value) => {
        const sign = value.toUpperCase()
        return { value, label: `${sign}, ${t(`language.${value}`)}`, icon: <span aria-hidden>{sign}</span> }
      })}
    />
  )
}
