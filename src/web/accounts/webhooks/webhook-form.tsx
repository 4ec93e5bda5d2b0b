import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import { apiLimits } from '#contract/api-limits.ts'
import { type WebhookEvent, type WebhookInput, webhookEvents } from '#contract/entities/webhook.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './texts.ts'

/** A webhook's URL and events. The submit button is outside the form, in the dialog's footer, and refers to it by `formId`. */
export function WebhookForm({
  formId,
  firstField,
  before,
  error,
  errorTitle,
  onSubmit,
  children,
}: {
  formId: string
  firstField: RefObject<HTMLInputElement | null>
  before: WebhookInput
  error: Error | null
  errorTitle: string
  onSubmit: (input: WebhookInput) => void
  /** Further fields, below the URL. */
  children?: ReactNode
}) {
  const t = useTexts(texts)
  const [url, setUrl] = useState(before.url)
  const [events, setEvents] = useState<WebhookEvent[]>(before.events)
  const [isChecked, setChecked] = useState(false)
  const isUrl = /^https?:\/\//i.test(url.trim()) && URL.canParse(url.trim())

  function submit(event: FormEvent): void {
    event.preventDefault()
    setChecked(true)
    if (!isUrl) firstField.current?.focus()
    if (isUrl && events.length > 0) onSubmit({ url: url.trim(), events })
  }

  function toggle(event: WebhookEvent, isChosen: boolean): void {
    setEvents(isChosen ? [...events, event] : events.filter((other) => other !== event))
  }

  return (
    <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
      {error && (
        <Banner tone="bad" title={errorTitle}>
          {messageFor(error)}
        </Banner>
      )}
      <TextField
        ref={firstField}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        label={t('url')}
        hint={t('urlHint')}
        error={isChecked && !isUrl ? t('urlWrong') : undefined}
        maxLength={apiLimits.webhookUrlCharacters}
        value={url}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      {children}
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold">{t('events')}</legend>
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            label={
              <>
                {t(`event.${event}`)}{' '}
                <span translate="no" className="font-mono text-sm text-muted">
                  {event}
                </span>
              </>
            }
            checked={events.includes(event)}
            onChange={({ currentTarget }) => toggle(event, currentTarget.checked)}
          />
        ))}
        {isChecked && events.length === 0 && (
          <p role="alert" className="text-sm text-bad">
            {t('eventsMissing')}
          </p>
        )}
      </fieldset>
    </form>
  )
}
