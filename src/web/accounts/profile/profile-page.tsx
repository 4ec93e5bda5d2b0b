import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { PasswordPart } from './change-password-form.tsx'
import { ProfileIdentity } from './profile-identity.tsx'
import { ProfileMailSwitch } from './profile-mail-switch.tsx'
import { ProfileStats } from './profile-stats.tsx'
import { texts } from './profile-texts.ts'

/** Name and address, figures, mails, password. */
export function ProfilePage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const hasMail = useQuery(settingsQuery).data?.hasMail ?? false
  if (!user) return null
  return (
    <Section title={t('title')}>
      <div className="grid grid-cols-1 gap-6">
        <ProfileIdentity user={user} hasMail={hasMail} />
        <ProfileStats user={user} />
        {hasMail && <ProfileMailSwitch user={user} />}
        <PasswordPart user={user} />
      </div>
    </Section>
  )
}
