import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { passkeyTexts } from '#web/accounts/passkeys/passkey-texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { renamePasskeyMutation } from './passkey-queries.ts'

export function RenamePasskey({ id, name, onEnd }: { id: number; name: string; onEnd: () => void }) {
  const t = useTexts(passkeyTexts)
  const [typed, setTyped] = useState(name)
  const renaming = useMutation(renamePasskeyMutation(useQueryClient()))

  function rename(event: FormEvent): void {
    event.preventDefault()
    if (typed.trim() === '') return
    renaming.mutate(
      { id, name: typed },
      {
        onSuccess: () => {
          showToast({ title: t('renamed') })
          onEnd()
        },
      },
    )
  }

  return (
    <form onSubmit={rename} className="flex flex-wrap items-end gap-2 sm:col-span-2">
      <div className="min-w-0 grow basis-full sm:basis-48">
        <TextField
          autoFocus
          label={t('newName', { name: name || t('unnamed') })}
          maxLength={limits.passkeyNameCharacters}
          value={typed}
          error={renaming.isError ? messageFor(renaming.error) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <Button type="submit" isBusy={renaming.isPending}>
        {t('save')}
      </Button>
      <Button variant="quiet" onClick={onEnd}>
        {t('cancel')}
      </Button>
    </form>
  )
}
