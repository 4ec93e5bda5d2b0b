import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Session } from '#contract/endpoints/sessions.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { endSessionMutation } from './session-queries.ts'
import { texts } from './texts.ts'

/** A session as its user recognises it. The current one can't be ended here; signing out does that. */
export function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const ending = useMutation(endSessionMutation(useQueryClient()))
  const { browser, system, network } = session
  const device = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown')
  const begun = formatDateTime(session.createdAt, language)

  async function end(): Promise<void> {
    try {
      await ending.mutateAsync(session.id)
      showToast({ title: t('sessions.ended') })
      onEnded()
    } catch (error) {
      showToast({ variant: 'destructive', title: t('sessions.notEnded'), description: messageFor(error) })
    }
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{device}</span>
        {session.isCurrent && <Badge tone="good">{t('sessions.current')}</Badge>}
      </p>
      <div className="col-start-1 row-start-2 grid gap-0.5 max-sm:col-span-2">
        <p className="text-sm text-muted">
          {t('sessions.seen', { time: formatDateTime(session.lastSeenAt, language) })}
        </p>
        <p className="text-sm text-muted">
          {t('sessions.begun', { time: begun })}
          {network && ` · ${t('sessions.network', { network })}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          isBusy={ending.isPending}
          onClick={end}
          className="col-start-2 row-start-1 sm:row-span-2"
        >
          {t('sessions.end')} <VisuallyHidden>{t('sessions.endOf', { device, time: begun })}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}
