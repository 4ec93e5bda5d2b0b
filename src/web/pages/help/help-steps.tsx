import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './help-texts.ts'
import { StepPicture } from './step-picture.tsx'
import { stepPictures } from './step-pictures.tsx'

const steps = ['upload', 'choose', 'watch', 'review', 'download'] as const

/** The steps of a first list, each with an illustration. */
export function HelpSteps() {
  const t = useTexts(texts)
  return (
    <ol className="grid gap-5">
      {steps.map((step, index) => (
        <li key={step} className="grid gap-3 break-inside-avoid sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-5">
          <StepPicture label={t(`start.steps.${step}.picture`)}>{stepPictures[step]}</StepPicture>
          <div className="grid content-center gap-1">
            <h3 className="text-base">
              {index + 1}. {t(`start.steps.${step}.title`)}
            </h3>
            <p className="text-muted">{t(`start.steps.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
