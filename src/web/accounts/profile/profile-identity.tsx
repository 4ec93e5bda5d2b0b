import { BadgeCheck, MailWarning } from 'lucide-react'
import type { User } from '#contract/entities/user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ProfileAvatar } from './profile-avatar.tsx'
import { ProfileResendLink } from './profile-resend-link.tsx'
import { texts } from './profile-texts.ts'

/** Name and address, and whether the address is verified. */
export function ProfileIdentity({ user, hasMail }: { user: User; hasMail: boolean }) {
  const t = useTexts(texts)
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">
      <ProfileAvatar username={user.username} className="size-12 text-lg sm:size-16 sm:text-xl" />
      <div className="grid grid-cols-1 justify-items-start gap-0.5">
        <p translate="no" className="text-lg font-semibold">
          {user.username}
        </p>
        <p translate="no" className="text-muted">
          {user.email}
        </p>
        <div className="mt-1">
          {user.isVerified ? (
            <Badge tone="good">
              <BadgeCheck aria-hidden />
              {t('verified')}
            </Badge>
          ) : (
            <Badge tone="warning">
              <MailWarning aria-hidden />
              {t('unverified')}
            </Badge>
          )}
        </div>
      </div>
      {!user.isVerified && hasMail && <ProfileResendLink email={user.email} />}
    </div>
  )
}
