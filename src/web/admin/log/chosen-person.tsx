import { X } from 'lucide-react'
import type { AuditEvent } from '#contract/entities/audit-event.ts'
import { sayPerson } from '#contract/say-act.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { texts } from './texts.ts'

/** The user that the log is filtered by, and the button that clears the filter. */
export function ChosenPerson({
  id,
  events,
  onClear,
}: {
  id: number
  /** A visible event has the name. */
  events: readonly AuditEvent[]
  onClear: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const person = events
    .flatMap(({ actor, subject }) => [actor.user, subject])
    .find((somebody) => somebody?.id === id)
  const name = person ? sayPerson(person, language) : t('number', { id })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="font-semibold wrap-anywhere">{t('person', { name })}</p>
      <Button size="small" onClick={onClear}>
        <X aria-hidden className="size-4" />
        {t('everybody')}
      </Button>
    </div>
  )
}
