import { useQuery } from '@tanstack/react-query'
import { exportAccount } from '#contract/endpoints/own-account.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ProfileDeletion } from './profile-deletion.tsx'
import { texts } from './profile-texts.ts'

/** Everything that is stored about the user as a download, and the end of the account. */
export function DataPage() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  if (!user) return null
  return (
    <Section title={t('data.title')}>
      <div className="grid grid-cols-1 gap-6">
        <div className="grid gap-3 sm:justify-items-start">
          <p className="text-sm text-muted">{t('data.hint')}</p>
          <DownloadLink url={exportAccount.url} size="small">
            {t('data.download')}
          </DownloadLink>
        </div>
        <ProfileDeletion user={user} />
      </div>
    </Section>
  )
}
