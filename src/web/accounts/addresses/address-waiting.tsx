import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AddressChange } from '#contract/endpoints/addresses.ts'
import { InboxLink } from '#web/accounts/recovering/inbox-link.tsx'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { cancelAddressChangeMutation, resendAddressMailsMutation } from './address-queries.ts'
import { texts } from './texts.ts'

/** A pending change of address: which confirmations are missing, and what the user can do. */
export function AddressWaiting({ change }: { change: AddressChange }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const client = useQueryClient()
  const resend = useMutation(resendAddressMailsMutation(client))
  const cancel = useMutation(cancelAddressChangeMutation(client))
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that was here took its focused button with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])

  const fail = (title: string) => (error: Error) =>
    showToast({ variant: 'destructive', title, description: messageFor(error) })

  return (
    <div className="grid gap-3">
      <h3 ref={heading} tabIndex={-1} translate="no" className="text-base wrap-anywhere outline-none">
        {t('waiting', { email: change.newEmail })}
      </h3>
      <ul className="grid gap-1">
        <Side name={t('newSide')} isDone={change.isNewConfirmed} done={t('confirmed')} />
        {change.isOldAgreed !== null && (
          <Side name={t('oldSide')} isDone={change.isOldAgreed} done={t('agreed')} />
        )}
      </ul>
      <p className="text-sm text-muted">{t('until', { time: formatDateTime(change.expiresAt, language) })}</p>
      <InboxLink />
      <div className="flex flex-wrap gap-3">
        <Button
          size="small"
          isBusy={resend.isPending}
          onClick={() =>
            resend.mutate(undefined, {
              onSuccess: () => showToast({ title: t('resent') }),
              onError: fail(t('notResent')),
            })
          }
        >
          {t('resend')}
        </Button>
        <Button
          size="small"
          isBusy={cancel.isPending}
          onClick={() =>
            cancel.mutate(undefined, {
              onSuccess: () => showToast({ title: t('cancelled') }),
              onError: fail(t('notCancelled')),
            })
          }
        >
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

function Side({ name, isDone, done }: { name: string; isDone: boolean; done: string }) {
  const t = useTexts(texts)
  const Icon = isDone ? CircleCheck : Clock
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden className={isDone ? 'size-4 shrink-0 text-good' : 'size-4 shrink-0 text-warning'} />
      <span>
        {name}: {isDone ? done : t('open')}
      </span>
    </li>
  )
}
