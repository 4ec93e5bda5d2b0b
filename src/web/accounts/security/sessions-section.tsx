import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { EndOthers } from './end-others.tsx'
import { sessionsQuery } from './session-queries.ts'
import { SessionRow } from './session-row.tsx'
import { texts } from './texts.ts'

/** The user's sessions, with a button to end each. */
export function SessionsSection() {
  const t = useTexts(texts)
  const { data: sessions, isPending, isError, isFetching, refetch } = useQuery(sessionsQuery)
  const list = useRef<HTMLUListElement>(null)
  // The ended session takes its focused button with it, so focus the list.
  const keepFocus = () => list.current?.focus({ preventScroll: true })
  return (
    <Section title={t('sessions.title')} action={sessions && sessions.length > 1 && <EndOthers />}>
      <p className="mb-2 text-sm text-muted">{t('sessions.hint')}</p>
      {isPending && <Skeleton className="h-24 w-full" />}
      {isError && (
        <ErrorCard title={t('sessions.loadFailed')} onRetry={() => refetch()} isRetrying={isFetching} />
      )}
      {sessions && (
        <ul ref={list} tabIndex={-1} aria-label={t('sessions.title')} className="grid divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={keepFocus} />
          ))}
        </ul>
      )}
    </Section>
  )
}
