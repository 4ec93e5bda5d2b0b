import type { Invitation } from '#contract/endpoints/invitations.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { Texts } from '#web/i18n/define-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDate } from '#web/ui/formats/date-time.ts'
import type { DataColumn } from '#web/ui/tables/data-table.tsx'

/** The columns of the list of invitations. */
export function invitationColumns(t: Texts<'adminPeople'>, language: UiLanguage): DataColumn<Invitation>[] {
  const track = 'max-content'
  return [
    {
      key: 'email',
      head: t('invitations.email'),
      track: 'minmax(9rem,3fr)',
      isUnlabelled: true,
      cell: ({ email, isExpired }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-semibold break-all">{email}</span>
          <Badge tone={isExpired ? 'warning' : 'neutral'}>
            {t(isExpired ? 'invitations.expired' : 'invitations.open')}
          </Badge>
        </span>
      ),
    },
    {
      key: 'createdAt',
      head: t('invitations.sent'),
      track,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>,
    },
    {
      key: 'expiresAt',
      head: t('invitations.until'),
      track,
      cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(expiresAt, language)}</time>,
    },
    {
      key: 'invitedBy',
      head: t('invitations.by'),
      track: 'minmax(6rem,1fr)',
      cell: ({ invitedBy }) => <span className="break-words">{invitedBy || t('invitations.deleted')}</span>,
    },
  ]
}
