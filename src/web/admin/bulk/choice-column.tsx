import type { User } from '#contract/entities/user.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { BulkTexts } from './texts.ts'
import type { UserChoice } from './use-user-choice.ts'

/** A checkbox for each user, if several can be selected. */
export function choiceColumn(t: BulkTexts, choice: UserChoice): DataColumn<User> {
  return {
    key: 'choice',
    head: t('column'),
    track: 'max-content',
    isUnlabelled: true,
    cell: (user) => (
      <Checkbox
        label={<VisuallyHidden>{t('choose', { name: user.username })}</VisuallyHidden>}
        checked={choice.has(user)}
        onChange={() => choice.toggle(user)}
      />
    ),
  }
}
