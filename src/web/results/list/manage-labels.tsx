import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { Label } from '#contract/entities/label.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { deleteLabelMutation, labelsQuery, renameLabelMutation } from '#web/results/queries/label-queries.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { texts } from './list-texts.ts'

export interface ManageLabelsProps {
  onClose: () => void
  /** A label has another name, or null: it is deleted. */
  onChanged: (label: string, name: string | null) => void
}

/** Renames, merges and deletes labels. */
export function ManageLabels({ onClose, onChanged }: ManageLabelsProps) {
  const t = useTexts(texts)
  const labels = useQuery(labelsQuery).data ?? []
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('labels.manage')} description={t('labels.text')}>
      <ul className="grid gap-3">
        {labels.map((label) => (
          <ManagedLabel key={label.name} label={label} labels={labels} onChanged={onChanged} />
        ))}
      </ul>
    </Dialog>
  )
}

function ManagedLabel({
  label: { name, jobs },
  labels,
  onChanged,
}: {
  label: Label
  labels: Label[]
  onChanged: ManageLabelsProps['onChanged']
}) {
  const t = useTexts(texts)
  const client = useQueryClient()
  const [typed, setTyped] = useState(name)
  const [isAsking, setAsking] = useState(false)
  const rename = useMutation(renameLabelMutation(client))
  const deletion = useMutation(deleteLabelMutation(client))
  const wanted = typed.trim().replace(/\s+/g, ' ')
  const same = labels.find(
    (other) => other.name !== name && other.name.toLowerCase() === wanted.toLowerCase(),
  )
  const fail = (error: unknown) =>
    showToast({ variant: 'destructive', title: t('labels.failed'), description: messageFor(error) })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (rename.isPending || wanted === '' || wanted === name) return
    try {
      await rename.mutateAsync({ label: name, name: wanted })
      onChanged(name, same?.name ?? wanted)
      showToast({ title: t('labels.renamed', { name: same?.name ?? wanted }) })
    } catch (error) {
      fail(error)
    }
  }

  async function confirm(): Promise<void> {
    try {
      await deletion.mutateAsync(name)
      onChanged(name, null)
      showToast({ title: t('labels.deleted', { name }) })
    } catch (error) {
      fail(error)
    }
    setAsking(false)
  }

  return (
    <li>
      <form className="flex items-start gap-2" onSubmit={save}>
        <div className="grow">
          <TextField
            label={t('labels.name', { name })}
            isLabelHidden
            hint={same ? t('labels.merge', { name: same.name }) : t('labels.jobs', { count: jobs })}
            value={typed}
            maxLength={limits.labelCharacters}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <Button
          type="submit"
          aria-label={t('labels.renameOf', { name })}
          isBusy={rename.isPending}
          disabled={wanted === '' || wanted === name}
        >
          {t('labels.rename')}
        </Button>
        <IconButton label={t('labels.deleteOf', { name })} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
        </IconButton>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('labels.deleteTitle', { name })}
        confirmLabel={t('labels.delete')}
        onConfirm={confirm}
        isBusy={deletion.isPending}
      >
        {t('labels.deleteText', { count: jobs })}
      </ConfirmDialog>
    </li>
  )
}
