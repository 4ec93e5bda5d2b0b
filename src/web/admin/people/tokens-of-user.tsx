import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { tokensOfUserQuery } from './people-queries.ts'
import { texts } from './texts.ts'
import { TokenOfUserRow } from './token-of-user-row.tsx'

/** A user's API tokens, as far as administrators see them, each with a button to revoke it. */
export function TokensOfUser({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useTexts(texts)
  const { username: name, email } = user
  const { data: tokens, isError, isFetching, refetch } = useQuery(tokensOfUserQuery(user.id))

  function content() {
    if (isError && !tokens)
      return <ErrorCard title={t('tokens.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
    if (!tokens) return <Skeleton className="h-24 w-full" />
    if (tokens.length === 0) return <p>{t('tokens.none', { name })}</p>
    return (
      <ul aria-label={t('tokens.title', { name })} className="grid divide-y divide-line">
        {tokens.map((token) => (
          <TokenOfUserRow key={token.id} user={user} token={token} />
        ))}
      </ul>
    )
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span className="wrap-anywhere">{t('tokens.title', { name })}</span>}
      description={email}
    >
      {/* Takes the focus when the button that revoked the last token is gone. */}
      <div tabIndex={-1}>{content()}</div>
    </Dialog>
  )
}
