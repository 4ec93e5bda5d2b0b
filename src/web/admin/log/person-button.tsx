import type { AuditEvent } from '#contract/entities/audit-event.ts'
import { sayPerson } from '#contract/say-act.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** A user's name, which filters the log by them. */
export function PersonButton({
  person,
  onChoose,
}: {
  person: NonNullable<AuditEvent['subject']>
  onChoose: (id: number) => void
}) {
  const t = useTexts(texts)
  const name = sayPerson(person, useLanguage())
  return (
    <button
      type="button"
      title={t('onlyPerson', { name })}
      aria-label={t('onlyPerson', { name })}
      onClick={() => onChoose(person.id)}
      className="min-h-6 max-w-full rounded-sm text-left text-accent underline underline-offset-4 wrap-anywhere hover:text-accent-strong"
    >
      <span translate="no">{name}</span>
    </button>
  )
}
