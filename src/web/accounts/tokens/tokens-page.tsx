import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { DocumentationLink } from './documentation-link.tsx'
import { texts } from './texts.ts'
import { TokenList } from './token-list.tsx'
import { tokensQuery } from './token-queries.ts'

const CreateTokenDialog = lazy(async () => ({
  default: (await import('./create-token-dialog.tsx')).CreateTokenDialog,
}))

/** The user's API tokens. */
export function TokensPage() {
  const t = useTexts(texts)
  const { data: tokens, isPending, isError, isFetching, refetch } = useQuery(tokensQuery)
  const [isCreating, setCreating] = useState(false)
  const create = (look: 'primary' | 'secondary') => (
    <Button
      size={look === 'primary' ? 'main' : 'small'}
      variant={look}
      aria-haspopup="dialog"
      onClick={() => setCreating(true)}
    >
      {t('create')}
    </Button>
  )
  return (
    <>
      {isPending && (
        <Card>
          <Skeleton className="h-40 w-full" />
        </Card>
      )}
      {isError && !tokens && (
        <ErrorCard title={t('loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      {tokens?.length === 0 && (
        <EmptyState
          icon={<KeyRound aria-hidden />}
          title={t('none')}
          action={
            <div className="grid justify-items-center gap-4">
              {create('primary')}
              <DocumentationLink />
            </div>
          }
        >
          {t('lead')}
        </EmptyState>
      )}
      {tokens && tokens.length > 0 && <TokenList tokens={tokens} create={create('secondary')} />}
      <Suspense fallback={null}>
        {isCreating && <CreateTokenDialog onClose={() => setCreating(false)} />}
      </Suspense>
    </>
  )
}
