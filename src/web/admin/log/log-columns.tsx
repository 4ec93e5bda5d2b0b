import type { AuditEvent } from '#contract/entities/audit-event.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { sayAct, sayActor, sayToken } from '#contract/say-act.ts'
import { auditWords } from '#contract/words/audit-words.ts'
import { formatDate, formatTime } from '#web/ui/formats/date-time.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'
import { PersonButton } from './person-button.tsx'
import type { LogTexts } from './texts.ts'

/** The columns of the event log. `onPerson` filters the log by a user. */
export function logColumns(t: LogTexts, language: UiLanguage, onPerson: (id: number) => void) {
  return [
    {
      key: 'what',
      head: t('what'),
      track: 'minmax(10rem,3fr)',
      isUnlabelled: true,
      cell: ({ kind, details, times }) => {
        const more = sayAct({ kind, details }, language)
        return (
          <span className="grid min-w-0">
            <span className="font-semibold">{auditWords[kind].title[language]}</span>
            {more && <span className="text-sm text-muted wrap-anywhere">{more}</span>}
            {times > 1 && <span className="text-sm text-muted">{t('times', { count: times })}</span>}
          </span>
        )
      },
    },
    {
      key: 'who',
      head: t('who'),
      track: 'minmax(8rem,2fr)',
      cell: ({ kind, actor, token, network }) => (
        <span className="grid min-w-0 justify-items-start">
          {actor.user ? (
            <PersonButton person={actor.user} onChoose={onPerson} />
          ) : (
            <span>{sayActor(actor, language)}</span>
          )}
          {token && <span className="text-sm text-muted wrap-anywhere">{sayToken(token, language)}</span>}
          <span className="font-mono text-sm text-muted wrap-anywhere">
            {network ?? (kind === 'sign_in_refused' ? t('manyNetworks') : '')}
          </span>
        </span>
      ),
    },
    {
      key: 'whom',
      head: t('whom'),
      track: 'minmax(7rem,2fr)',
      cell: ({ subject }) =>
        subject ? (
          <PersonButton person={subject} onChoose={onPerson} />
        ) : (
          <>
            <span aria-hidden className="text-muted">
              –
            </span>
            <span className="sr-only">{t('nobody')}</span>
          </>
        ),
    },
    {
      key: 'at',
      head: t('at'),
      track: 'max-content',
      cell: ({ at }) => (
        <time dateTime={at} className="grid">
          {formatDate(at, language)}
          <span className="text-sm text-muted">{formatTime(at, language)}</span>
        </time>
      ),
    },
  ] as const satisfies readonly DataColumn<AuditEvent>[]
}
