import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { WebhookInput } from '#contract/entities/webhook.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { ShownSecret } from './shown-secret.tsx'
import { texts } from './texts.ts'
import { WebhookForm } from './webhook-form.tsx'
import { createWebhookMutation } from './webhook-queries.ts'

const usual: WebhookInput = { url: '', events: ['job.completed', 'job.stopped', 'job.failed'] }

const modes = ['live', 'test'] as const

/** Asks for a webhook's URL, creates it, and shows its secret once. */
export function CreateWebhook({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts)
  const formId = useId()
  const [mode, setMode] = useState<(typeof modes)[number]>('live')
  const urlField = useRef<HTMLInputElement>(null)
  const creating = useMutation(createWebhookMutation(useQueryClient()))
  if (creating.data) return <ShownSecret title={t('made')} secret={creating.data.secret} onClose={onClose} />
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      firstFocus={urlField}
      title={t('create')}
      description={t('createLead')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isBusy={creating.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <WebhookForm
        formId={formId}
        firstField={urlField}
        before={usual}
        error={creating.error}
        errorTitle={t('createFailed')}
        onSubmit={(input) => creating.mutate({ ...input, livemode: mode === 'live' })}
      >
        <RadioGroup
          legend={t('mode')}
          isRow
          value={mode}
          options={modes.map((value) => ({
            value,
            label: t(`modeOf_${value}`),
            hint: t(`modeHint_${value}`),
          }))}
          onChange={setMode}
        />
      </WebhookForm>
    </Dialog>
  )
}
