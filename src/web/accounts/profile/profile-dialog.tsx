import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { PasswordPart } from './change-password-form.tsx'
import { ProfileData } from './profile-data.tsx'
import { ProfileDeletion } from './profile-deletion.tsx'
import { ProfileIdentity } from './profile-identity.tsx'
import { ProfileMailSwitch } from './profile-mail-switch.tsx'
import { ProfileSecurity } from './profile-security.tsx'
import { ProfileStats } from './profile-stats.tsx'
import { texts } from './profile-texts.ts'

/** The user's profile: name and address, figures, mail settings, links to the account pages, password, data export, and deletion. */
export function ProfileDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const hasMail = useQuery(settingsQuery).data?.hasMail ?? false
  if (!user) return null
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <div className="grid grid-cols-1 gap-6">
        <ProfileIdentity user={user} hasMail={hasMail} />
        <ProfileStats user={user} onFollow={() => onOpenChange(false)} />
        {hasMail && <ProfileMailSwitch user={user} />}
        <ProfileSecurity onFollow={() => onOpenChange(false)} />
        <PasswordPart user={user} />
        <ProfileData />
        <ProfileDeletion user={user} />
      </div>
    </Dialog>
  )
}
