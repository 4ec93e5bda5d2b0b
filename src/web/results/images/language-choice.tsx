import { languageName } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'

const mostSideBySide = 2

/** The language of the table's texts: buttons for a few, a select for many. */
export function LanguageChoice({
  languages,
  value,
  onChange,
}: {
  languages: readonly string[]
  value: string
  onChange: (code: string) => void
}) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const options = languages.map((code) => ({ value: code, label: languageName(code, uiLanguage) }))
  if (options.length <= mostSideBySide) {
    return <Segments legend={t('images.language')} options={options} value={value} onChange={onChange} />
  }
  return (
    <OptionSelect
      label={t('images.language')}
      isLabelHidden
      options={options}
      value={value}
      onChange={onChange}
      className="w-36 sm:w-40"
    />
  )
}
