import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiToken } from '#contract/entities/token.ts'
import { formatCents } from '#contract/money.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { formatDate, formatDateTime } from '#web/ui/formats/date-time.ts'
import { texts } from './texts.ts'
import { revokeTokenMutation } from './token-queries.ts'

/** A token by its name and its first characters, what it may do, and the way to revoke it. */
export function TokenRow({ token, onRevoked }: { token: ApiToken; onRevoked: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const revoking = useMutation(revokeTokenMutation(useQueryClient()))
  const { id, name, start, scopes, createdAt, expiresAt, lastUsedAt, monthlyCapCents } = token
  const spent = formatCents(token.spentThisMonthCents)

  async function revoke(): Promise<void> {
    try {
      await revoking.mutateAsync(id)
      showToast({ title: t('revoked') })
      onRevoked()
    } catch (error) {
      showToast({ variant: 'destructive', title: t('notRevoked'), description: messageFor(error) })
    }
    setAsking(false)
  }

  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <span translate="no" className="font-mono text-sm text-muted">
            {t('start', { start })}
          </span>
        </p>
        <p translate="no" className="font-mono text-sm text-muted">
          {scopes.join(' ')}
        </p>
        <p className="text-sm text-muted">
          {t('created', { time: formatDate(createdAt, language) })} ·{' '}
          {expiresAt ? t('expires', { time: formatDate(expiresAt, language) }) : t('neverExpires')}
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt ? t('used', { time: formatDateTime(lastUsedAt, language) }) : t('neverUsed')} ·{' '}
          {monthlyCapCents === null
            ? t('spent', { spent })
            : t('spentOf', { spent, cap: formatCents(monthlyCapCents) })}
        </p>
      </div>
      <Button
        size="small"
        variant="quiet"
        className="justify-self-start"
        aria-label={t('revokeOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('revoke')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={<span className="wrap-anywhere">{t('revokeQuestion', { name })}</span>}
        confirmLabel={t('revoke')}
        onConfirm={revoke}
        isBusy={revoking.isPending}
      >
        {t('revokeText')}
      </ConfirmDialog>
    </li>
  )
}
