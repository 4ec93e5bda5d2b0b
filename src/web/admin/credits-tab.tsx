import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserSearch, UserX } from 'lucide-react'
import type { User } from '#contract/entities/user.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useView } from '#web/ui/views/use-view.ts'
import { userQuery } from './credits/credit-queries.ts'
import { creditAddress } from './credits/credit-view.ts'
import { UncollectedPurchases } from './credits/uncollected-purchases.tsx'
import { UserCredit } from './credits/user-credit.tsx'
import { ListFailed } from './parts/list-failed.tsx'
import { ListSkeleton } from './parts/list-skeleton.tsx'
import { UserCombobox } from './parts/user-combobox.tsx'
import { texts } from './texts.ts'

/** The credit of the user in the address, and outstanding amounts of all purchases. */
export function CreditsTab() {
  const t = useTexts(texts)
  const client = useQueryClient()
  const [{ userId }, change] = useView(creditAddress)
  const user = useQuery({ ...userQuery(userId ?? 0), enabled: userId !== null })

  function choose(wanted: User | null): void {
    if (wanted) client.setQueryData(userQuery(wanted.id).queryKey, wanted)
    change({ userId: wanted?.id ?? null })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Section title={t('credit.choose')}>
        <div className="grid gap-6">
          <div className="lg:max-w-2xl">
            <UserCombobox value={user.data ?? null} onChange={choose} error={undefined} />
          </div>
          {userId === null && (
            <EmptyState icon={<UserSearch aria-hidden />} title={t('credit.nobody')}>
              {t('credit.nobodyText')}
            </EmptyState>
          )}
          {isRefusal(user.error, 'not_found') && (
            <EmptyState icon={<UserX aria-hidden />} title={t('credit.gone', { id: userId })}>
              {t('credit.goneText')}
            </EmptyState>
          )}
        </div>
      </Section>
      {userId !== null && user.isPending && <ListSkeleton label={t('credit.loading')} rows={4} />}
      {user.isError && !isRefusal(user.error, 'not_found') && !user.data && (
        <ListFailed title={t('failed.user')} query={user} />
      )}
      {user.data && !isRefusal(user.error, 'not_found') && <UserCredit key={user.data.id} user={user.data} />}
      <UncollectedPurchases />
    </div>
  )
}
