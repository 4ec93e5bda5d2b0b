import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './profile-texts.ts'

/** What is deleted with an account, and what is kept. */
export function ProfileDeletionTerms() {
  const t = useTexts(texts)
  return (
    <div className="grid gap-3 text-sm">
      <p>{t('deletion.lead')}</p>
      <div>
        <h4 className="text-sm font-semibold">{t('deletion.goes')}</h4>
        <ul className="mt-1 list-disc pl-5 text-muted">
          <li>{t('deletion.goesAccount')}</li>
          <li>{t('deletion.goesJobs')}</li>
          <li>{t('deletion.goesRest')}</li>
        </ul>
      </div>
      <div>
        <h4 className="text-sm font-semibold">{t('deletion.stays')}</h4>
        <p className="mt-1 text-muted">{t('deletion.staysBooks')}</p>
      </div>
    </div>
  )
}
