import { builtInLanguages, languageName } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { chosenLanguages } from '#web/upload/draft/job-settings.ts'
import { texts } from '#web/upload/texts.ts'
import { CustomLanguages } from './custom-languages.tsx'
import { Step, type StepProps } from './step.tsx'

/** Eight languages to tick and up to two to type. */
export function LanguagesStep({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { settings } = draft
  const names = chosenLanguages(settings).map((code) => languageName(code, language))

  function choose(code: string, isChosen: boolean): void {
    // In the order of the list, whatever was ticked first: it is the order of the result's columns.
    const languages = builtInLanguages
      .map((builtIn) => builtIn.code as string)
      .filter((other) => (other === code ? isChosen : settings.languages.includes(other)))
    onChange({ languages })
  }

  return (
    <Step
      name="languages"
      steps={steps}
      label={t('languages.legend')}
      title={t('languages.title')}
      summary={names.join(', ') || '–'}
      refusal={refusalAt('languages')}
    >
      <fieldset>
        <legend className="sr-only">{t('languages.legend')}</legend>
        <div className="grid grid-cols-2 sm:grid-cols-4 gap-x-4 gap-y-1">
          {builtInLanguages.map(({ code }) => (
            <Checkbox
              key={code}
              label={languageName(code, language)}
              checked={settings.languages.includes(code)}
              onChange={(event) => choose(code, event.target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <CustomLanguages
        settings={settings}
        onChange={onChange}
        onChooseBuiltIn={(code) => choose(code, true)}
      />
      <p className="text-sm text-muted">
        {t('languages.priceHint', { price: formatCents(pricePerImage(2) - pricePerImage(1), language) })}
      </p>
    </Step>
  )
}
