import { useId } from 'react'
import { exportAccount } from '#contract/endpoints/own-account.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { DownloadLink } from '#web/ui/downloads/download-link.tsx'
import { texts } from './profile-texts.ts'

/** Exports everything that is stored about the user. */
export function ProfileData() {
  const t = useTexts(texts)
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-3 border-t border-line pt-5 sm:justify-items-start"
    >
      <div className="grid gap-1">
        <h3 id={titleId} className="text-base">
          {t('data.title')}
        </h3>
        <p className="text-sm text-muted">{t('data.hint')}</p>
      </div>
      <DownloadLink url={exportAccount.url} size="small">
        {t('data.download')}
      </DownloadLink>
    </section>
  )
}
