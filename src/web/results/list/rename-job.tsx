import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { renameJobMutation } from '#web/results/queries/label-queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './list-texts.ts'

/** Asks for another name of a job; without one it is called like its file. */
export function RenameJob({ job, onClose }: { job: Job; onClose: () => void }) {
  const t = useTexts(texts)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(job.name)
  const rename = useMutation(renameJobMutation(useQueryClient(), job.id))

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (rename.isPending) return
    const wanted = name.trim() === job.filename ? '' : name
    await rename.mutateAsync(wanted).then(onClose, () => field.current?.focus())
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('rename.title')}
      firstFocus={field}
      footer={
        <Button variant="primary" type="submit" form={formId} isBusy={rename.isPending}>
          {t('rename.save')}
        </Button>
      }
    >
      <form id={formId} onSubmit={save}>
        <TextField
          ref={field}
          label={t('rename.name')}
          hint={<span className="wrap-anywhere">{t('rename.hint', { filename: job.filename })}</span>}
          error={rename.error ? `${t('rename.failed')}: ${messageFor(rename.error)}` : undefined}
          value={name}
          maxLength={limits.filenameCharacters}
          autoComplete="off"
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
