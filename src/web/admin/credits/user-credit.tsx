import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { User } from '#contract/entities/user.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { ListSkeleton } from '#web/admin/parts/list-skeleton.tsx'
import { focusUserCredit, userCreditId } from '#web/admin/parts/user-credit-id.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { AdjustForm } from './adjust-form.tsx'
import { CreditFigures } from './credit-figures.tsx'
import { userCreditsQuery } from './credit-queries.ts'
import { UserHistory } from './user-history.tsx'
import { UserLimit } from './user-limit.tsx'

/** A user's credit, the form that adjusts it, and its history. */
export function UserCredit({ user }: { user: User }) {
  const t = useTexts(texts)
  const credits = useQuery(userCreditsQuery(user.id))
  const [adjusted, setAdjusted] = useState(0)
  const title = t('credit.of', { name: user.username })

  useEffect(() => {
    if (window.location.hash === `#${userCreditId}`) focusUserCredit()
  }, [])

  return (
    // The form disappears after an adjustment, and the focus goes to the element around it: this one, with the balance.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this contains a history, too.
    <div
      id={userCreditId}
      role="group"
      aria-label={title}
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-6"
    >
      <Section title={title}>
        {credits.isPending && <ListSkeleton label={t('credit.loading')} rows={2} />}
        {credits.isError && !credits.data && <ListFailed title={t('failed.credits')} query={credits} />}
        {credits.data && (
          <div className="grid gap-6">
            <CreditFigures credits={credits.data} />
            <AdjustForm
              key={adjusted}
              user={user}
              credits={credits.data}
              onRefresh={async () => (await credits.refetch()).data ?? credits.data}
              onAdjusted={() => setAdjusted((count) => count + 1)}
            />
          </div>
        )}
      </Section>
      <UserLimit key={user.id} user={user} />
      <UserHistory user={user} />
    </div>
  )
}
