import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeOwnLimits, type OwnLimitsInput } from '#contract/endpoints/limits.ts'
import type { SpendingLimits } from '#contract/entities/spending-limits.ts'
import { limits as bounds } from '#contract/limits.ts'
import { formatCents } from '#contract/money.ts'
import { call } from '#web/http/call.ts'
import { ownLimitsQuery } from '#web/http/current-user.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { readLimit, writeLimit } from '#web/ui/formats/typed-limit.ts'
import { EuroField } from '#web/ui/forms/euro-field.tsx'
import { texts } from './texts.ts'

const changeOwnLimitsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: OwnLimitsInput) => call(changeOwnLimits, { body }),
    onSuccess: (limits) => client.setQueryData(ownLimitsQuery.queryKey, limits),
  })

/** The user's own monthly limit, and the balance below which a mail warns. */
export function LimitsForm({ limits }: { limits: SpendingLimits }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const change = useMutation(changeOwnLimitsMutation(useQueryClient()))
  const [own, setOwn] = useState(writeLimit(limits.ownLimitCents, language))
  const [low, setLow] = useState(writeLimit(limits.lowBalanceCents, language))
  const [isTried, setTried] = useState(false)
  const ownRead = readLimit(own, language)
  const lowRead = readLimit(low, language)
  const say = (read: ReturnType<typeof readLimit>) =>
    isTried && 'problem' in read
      ? t(read.problem, { limit: formatCents(bounds.spendingLimitMaxCents, language) })
      : undefined

  function save(): void {
    setTried(true)
    if ('problem' in ownRead || 'problem' in lowRead) return
    // An empty field means never, like 0.
    const body = { ownLimitCents: ownRead.cents, lowBalanceCents: lowRead.cents ?? 0 }
    change.mutate(body, {
      onSuccess: () => showToast({ title: t('saved') }),
      onError: (error) =>
        showToast({ variant: 'destructive', title: t('saveFailed'), description: messageFor(error) }),
    })
  }

  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <EuroField label={t('own')} hint={t('ownHint')} error={say(ownRead)} value={own} onChange={setOwn} />
      <EuroField label={t('low')} hint={t('lowHint')} error={say(lowRead)} value={low} onChange={setLow} />
      <Button type="submit" variant="primary" isBusy={change.isPending} className="justify-self-start">
        {t('save')}
      </Button>
    </form>
  )
}
