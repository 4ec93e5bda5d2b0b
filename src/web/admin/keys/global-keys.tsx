import { useQuery } from '@tanstack/react-query'
import { globalKeysQuery } from '#web/admin/parts/admin-queries.ts'
import { ListFailed } from '#web/admin/parts/list-failed.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { GlobalKeyCard } from './global-key-card.tsx'

/** Both global keys, set or not. */
export function GlobalKeys() {
  const t = useTexts(texts)
  const keys = useQuery(globalKeysQuery)
  return (
    <Section title={t('global.title')}>
      <p className="-mt-2 mb-4 max-w-prose text-muted">{t('global.text')}</p>
      {keys.isError && !keys.data && <ListFailed title={t('failed.globalKeys')} query={keys} />}
      {keys.isPending && (
        <div role="status" className="grid gap-4 md:grid-cols-2">
          <VisuallyHidden>{t('lists.loading')}</VisuallyHidden>
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </div>
      )}
      {keys.data && (
        <ul className="grid gap-4 md:grid-cols-2">
          {keys.data.map((globalKey) => (
            <GlobalKeyCard key={globalKey.name} globalKey={globalKey} />
          ))}
        </ul>
      )}
    </Section>
  )
}
