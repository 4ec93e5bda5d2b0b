import { BadgeCheck } from 'lucide-react'
import type { User } from '#contract/entities/user.ts'
import { texts as peopleTexts } from '#web/admin/people/texts.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** A user: name, address and whether it is verified, administrator or not, suspended or not. */
export function UserName({ user }: { user: User }) {
  const t = useTexts(texts)
  const tPeople = useTexts(peopleTexts)
  return (
    <div className="grid min-w-0">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-semibold">{user.username}</span>
        {user.isAdmin && <Badge tone="accent">{t('user.admin')}</Badge>}
        {user.suspendedAt && <Badge tone="bad">{tPeople('suspended')}</Badge>}
      </span>
      <span className="text-sm text-muted">
        {user.email}
        {user.isVerified ? (
          <span className="ml-1.5 inline-block align-[-0.2em] text-good" title={t('user.verified')}>
            <BadgeCheck aria-hidden className="size-4" />
            <span className="sr-only">{t('user.verified')}</span>
          </span>
        ) : (
          <span className="ml-1.5 text-warning">{t('user.unverified')}</span>
        )}
      </span>
    </div>
  )
}
