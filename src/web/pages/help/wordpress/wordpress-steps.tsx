import { Download } from 'lucide-react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/pages/help/help-texts.ts'
import { shots } from './shots.ts'

const steps = ['download', 'install', 'token', 'connect', 'written'] as const

/** The steps from downloading the plugin to the first text, with what each shows. */
export function WordPressSteps() {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <ol className="grid gap-6">
      {steps.map((step, index) => (
        <li key={step} className="grid gap-2 break-inside-avoid">
          <h3 className="text-base">
            {index + 1}. {t(`wordpress.steps.${step}.title`)}
          </h3>
          <p className="text-muted">{t(`wordpress.steps.${step}.text`)}</p>
          {step === 'download' ? (
            <p>
              <a
                href="/downloads/bildwort-wordpress.zip"
                download
                className="inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-4"
              >
                <Download aria-hidden className="size-5" />
                {t('wordpress.download')}
              </a>
            </p>
          ) : (
            <img
              {...shots[step][language]}
              alt={t(`wordpress.steps.${step}.picture`)}
              loading="lazy"
              className="h-auto max-w-full rounded-md border border-line"
            />
          )}
        </li>
      ))}
    </ol>
  )
}
