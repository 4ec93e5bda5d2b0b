import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/section.tsx'
import { AssignKeyForm } from './assign-key-form.tsx'
import { texts } from './texts.ts'

/** A key for any user, found by name or address. */
export function AssignKeySection() {
  const t = useTexts(texts)
  return (
    <Section title={t('assign.title')}>
      <div className="max-w-2xl">
        <AssignKeyForm />
      </div>
    </Section>
  )
}
