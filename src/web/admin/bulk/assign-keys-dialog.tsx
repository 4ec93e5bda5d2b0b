import { useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { AssignKeysForm } from './assign-keys-form.tsx'
import { type Assignment, AssignmentResults } from './assignment-results.tsx'
import { texts } from './texts.ts'
import type { ChosenUser } from './use-user-choice.ts'

/** Assigns a key to several users at once and shows the outcome for each. */
export function AssignKeysDialog({
  users,
  onClose,
}: {
  users: ChosenUser[]
  /** Whether anything was assigned. */
  onClose: (isDone: boolean) => void
}) {
  const t = useTexts(texts)
  // The users at the time of opening: once assigned, they leave the list that they were selected from.
  const [chosen] = useState(users)
  const [results, setResults] = useState<Assignment[] | null>(null)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose(results !== null)}
      title={results ? t('done') : t('title', { count: chosen.length })}
      description={results ? undefined : t('description')}
    >
      {results ? (
        <AssignmentResults users={chosen} results={results} onClose={() => onClose(true)} />
      ) : (
        <AssignKeysForm users={chosen} onAssigned={setResults} />
      )}
    </Dialog>
  )
}
