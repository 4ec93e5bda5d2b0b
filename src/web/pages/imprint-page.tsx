import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Passage } from './passage.tsx'
import { ReadingPage } from './reading-page.tsx'
import { SupportAddress } from './support-address.tsx'
import { texts } from './texts.ts'

/** Who answers for this installation, as its settings say. */
export function ImprintPage() {
  const t = useTexts(texts)
  const { data } = useQuery(settingsQuery)
  const { name = '', url = '' } = data?.operator ?? {}
  return (
    <ReadingPage title={t('imprint.title')}>
      <Passage title={t('imprint.operator')}>
        <p>{name || (data && t('imprint.operatorMissing'))}</p>
        {url && (
          <p>
            {t('imprint.website')}:{' '}
            <a href={url} rel="noopener noreferrer" className="text-accent underline underline-offset-4">
              {url}
            </a>
          </p>
        )}
      </Passage>
      <Passage title={t('imprint.contact')}>
        <p>
          <SupportAddress fallback={t('imprint.contactMissing')} />
        </p>
      </Passage>
      <Passage title={t('imprint.pictures')}>
        <p>{t('imprint.pictureCredit')}</p>
      </Passage>
    </ReadingPage>
  )
}
