import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ProfileData } from './profile-data.tsx'
import { ProfileDeletion } from './profile-deletion.tsx'
import { texts } from './profile-texts.ts'

/** Everything that is stored about the user as a download, and the end of the account. */
export function DataPage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return null
  return (
    <Section title={t('dataTitle')}>
      <div className="grid grid-cols-1 gap-6">
        <ProfileData />
        <ProfileDeletion user={user} />
      </div>
    </Section>
  )
}
