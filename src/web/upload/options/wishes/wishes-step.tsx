import { sayWishes } from '#web/components/say-wishes.ts'
import { texts as wishTexts } from '#web/components/wish-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Step, type StepProps } from '#web/upload/options/step.tsx'
import { texts } from '#web/upload/texts.ts'
import { WishesForm } from './wishes-form.tsx'

/** Wishes for the texts in addition to the prompt; most lists need none. */
export function WishesStep({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const wishes = sayWishes(draft.settings, useTexts(wishTexts))
  return (
    <Step
      name="wishes"
      steps={steps}
      label={t('textWishes.label')}
      title={t('textWishes.title')}
      summary={wishes.map(({ name, text }) => `${name}: ${text}`).join(' · ') || t('textWishes.none')}
      refusal={refusalAt('wishes')}
    >
      <WishesForm draft={draft} onChange={onChange} />
    </Step>
  )
}
