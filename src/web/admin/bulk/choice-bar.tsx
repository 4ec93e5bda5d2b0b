import { CopyCheck, KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { AssignKeysDialog } from './assign-keys-dialog.tsx'
import { texts } from './texts.ts'
import type { UserChoice } from './use-user-choice.ts'

/**
 * The number of selected users, a button that selects the whole list, and the form that assigns them a key. It stays while users are
 * selected, because it shows the outcome of an action.
 */
export function ChoiceBar({
  choice,
  total,
  loadAll,
  canEnd,
}: {
  choice: UserChoice
  /** Number of users on all pages of the list. */
  total: number
  /** The first users of the list, up to the maximum of a selection. */
  loadAll: () => Promise<User[]>
  canEnd: boolean
}) {
  const t = useTexts(texts)
  const [isLoading, setLoading] = useState(false)
  const [isAssigning, setAssigning] = useState(false)
  const { isOn, chosen } = choice
  const atMost = limits.keysAssignedAtOnce

  async function chooseAll(): Promise<void> {
    setLoading(true)
    try {
      choice.set(await loadAll())
    } catch (error) {
      showToast({ variant: 'destructive', title: t('loadFailed'), description: messageFor(error) })
    } finally {
      setLoading(false)
    }
  }

  if (!isOn)
    return (
      <Button variant="quiet" size="small" className="justify-self-end" onClick={choice.begin}>
        <CopyCheck aria-hidden className="size-4" />
        {t('begin')}
      </Button>
    )
  return (
    <fieldset
      aria-label={t('label')}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-2"
    >
      <p role="status" className="grow text-sm text-muted tabular-nums">
        {t('chosen', { count: chosen.length })}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {total > 0 && (
          <Button size="small" isBusy={isLoading} onClick={chooseAll}>
            {total > atMost ? t('first', { count: atMost }) : t('all', { count: total })}
          </Button>
        )}
        {chosen.length > 0 && (
          <Button size="small" onClick={() => choice.set([])}>
            {t('none')}
          </Button>
        )}
        {canEnd && (
          <Button size="small" onClick={choice.end}>
            {t('end')}
          </Button>
        )}
        <Button
          size="small"
          variant="primary"
          disabled={chosen.length === 0}
          onClick={() => setAssigning(true)}
        >
          <KeyRound aria-hidden className="size-4" />
          {t('assign')}
        </Button>
      </div>
      {isAssigning && (
        <AssignKeysDialog
          users={chosen}
          onClose={(isDone) => {
            setAssigning(false)
            if (isDone) choice.end()
          }}
        />
      )}
    </fieldset>
  )
}
