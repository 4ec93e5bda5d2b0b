import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TokenOfUser } from '#contract/entities/token.ts'
import type { User } from '#contract/entities/user.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { revokeTokenOfUserMutation } from './people-queries.ts'
import { texts } from './texts.ts'

/** A user's token and the button that revokes it. */
export function TokenOfUserRow({ user, token }: { user: User; token: TokenOfUser }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const revoking = useMutation(revokeTokenOfUserMutation(useQueryClient()))
  const { name, start, lastUsedAt } = token
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-0.5 text-sm text-muted">
        <p className="text-base font-semibold wrap-anywhere text-ink">{name}</p>
        <p translate="no" className="font-mono">
          {start}…
        </p>
        <p>
          {lastUsedAt
            ? t('tokens.used', { time: formatDateTime(lastUsedAt, language) })
            : t('tokens.neverUsed')}
        </p>
      </div>
      <Button
        size="small"
        className="justify-self-start"
        aria-label={t('tokens.revokeOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('tokens.revoke')}
      </Button>
      {isAsking && (
        <ConfirmAct
          title={t('tokens.question', { name, user: user.username })}
          confirmLabel={t('tokens.revoke')}
          act={() => revoking.mutateAsync({ id: user.id, tokenId: token.id })}
          isBusy={revoking.isPending}
          done={t('tokens.revoked')}
          failed={t('tokens.notRevoked')}
          onClose={() => setAsking(false)}
        >
          {t('tokens.text', { user: user.username })}
        </ConfirmAct>
      )}
    </li>
  )
}
