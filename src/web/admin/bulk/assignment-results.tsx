import { type AssignmentOutcome, assignmentOutcomes } from '#contract/endpoints/operators.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from './texts.ts'
import type { ChosenUser } from './use-user-choice.ts'

/** The outcome of a bulk action for one user. */
export interface Assignment {
  userId: number
  outcome: AssignmentOutcome
}

/** The outcome of a bulk action: totals, and by name. */
export function AssignmentResults({
  users,
  results,
  onClose,
}: {
  users: ChosenUser[]
  results: Assignment[]
  onClose: () => void
}) {
  const t = useTexts(texts)
  const served = results.filter(({ outcome }) => outcome === 'assigned' || outcome === 'replaced').length
  const groups = assignmentOutcomes
    .map((outcome) => ({ outcome, names: namesOf(users, results, outcome) }))
    .filter(({ names }) => names.length > 0)
  return (
    <div className="grid gap-5">
      <Banner tone={served === results.length ? 'good' : 'warning'} title={t('served', { count: served })} />
      <dl className="grid gap-3">
        {groups.map(({ outcome, names }) => (
          <div key={outcome} className="grid gap-0.5">
            <dt className="font-semibold">{t(`outcome.${outcome}`, { count: names.length })}</dt>
            <dd
              translate="no"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: some hundreds of names must be scrollable by keyboard, too.
              tabIndex={0}
              className="max-h-40 overflow-y-auto break-words text-sm text-muted"
            >
              {names.join(', ')}
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="primary" className="justify-self-start" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}

function namesOf(users: ChosenUser[], results: Assignment[], outcome: Assignment['outcome']): string[] {
  const ids = new Set(results.filter((one) => one.outcome === outcome).map(({ userId }) => userId))
  return users.filter(({ id }) => ids.has(id)).map(({ username }) => username)
}
