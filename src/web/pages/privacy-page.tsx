import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Passage } from './passage.tsx'
import { ReadingPage } from './reading-page.tsx'
import { texts } from './texts.ts'

/** What is stored, what for, and who else receives it. */
export function PrivacyPage() {
  const t = useTexts(texts)
  const { data: settings } = useQuery(settingsQuery)
  const payments = settings?.hasPurchases ? (['payments'] as const) : []
  return (
    <ReadingPage title={t('privacy.title')}>
      <p className="text-lg text-muted">{t('privacy.intro')}</p>
      {(['account', 'lists', ...payments, 'browser', 'contact'] as const).map((passage) => (
        <Passage key={passage} title={t(`privacy.${passage}Title`)}>
          <p>{t(`privacy.${passage}`)}</p>
        </Passage>
      ))}
    </ReadingPage>
  )
}
