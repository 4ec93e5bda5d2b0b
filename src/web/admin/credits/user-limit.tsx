import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SpendingLimits } from '#contract/entities/spending-limits.ts'
import type { User } from '#contract/entities/user.ts'
import { limits as bounds } from '#contract/limits.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { readLimit, writeLimit } from '#web/ui/formats/typed-limit.ts'
import { EuroField } from '#web/ui/forms/euro-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { changeUserLimitMutation, userLimitsQuery } from './credit-queries.ts'

/** A user's monthly spending limit, set by administrators. */
export function UserLimit({ user }: { user: User }) {
  const t = useTexts(texts)
  const limits = useQuery(userLimitsQuery(user.id))
  return (
    <Section title={t('limit.of', { name: user.username })}>
      {limits.isError && !limits.data && (
        <ErrorCard
          title={t('limit.loadFailed')}
          onRetry={() => limits.refetch()}
          isRetrying={limits.isFetching}
        />
      )}
      {limits.data && <LimitForm key={user.id} user={user} limits={limits.data} />}
    </Section>
  )
}

function LimitForm({ user, limits }: { user: User; limits: SpendingLimits }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const change = useMutation(changeUserLimitMutation(useQueryClient(), user.id))
  const [typed, setTyped] = useState(writeLimit(limits.adminLimitCents, language))
  const [isTried, setTried] = useState(false)
  const read = readLimit(typed, language)
  const error =
    isTried && 'problem' in read
      ? t(`limit.${read.problem}`, { limit: formatCents(bounds.spendingLimitMaxCents, language) })
      : undefined

  function save(): void {
    setTried(true)
    if ('problem' in read) return
    change.mutate(read.cents, {
      onSuccess: () => showToast({ title: t('limit.saved', { name: user.username }) }),
      onError: (failure) =>
        showToast({ variant: 'destructive', title: t('limit.saveFailed'), description: messageFor(failure) }),
    })
  }

  return (
    <form
      noValidate
      className="grid max-w-md gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className="text-sm text-muted">
        {t('limit.used', { used: formatCents(limits.usedCents, language) })}{' '}
        {limits.ownLimitCents !== null &&
          t('limit.own', { limit: formatCents(limits.ownLimitCents, language) })}
      </p>
      <EuroField
        label={t('limit.label')}
        hint={t('limit.hint')}
        error={error}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" isBusy={change.isPending} className="justify-self-start">
        {t('limit.save')}
      </Button>
    </form>
  )
}
