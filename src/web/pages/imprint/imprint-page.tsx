import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Passage } from '#web/pages/passage.tsx'
import { ReadingPage } from '#web/pages/reading-page.tsx'
import { texts } from '#web/pages/texts.ts'
import { ImprintContact } from './imprint-contact.tsx'
import { ImprintMissing } from './imprint-missing.tsx'
import { PictureCredits } from './picture-credits.tsx'

/** The operator of this installation, from its settings. */
export function ImprintPage() {
  const t = useTexts(texts)
  const { data: settings } = useQuery(settingsQuery)
  const { name = '', address = '', vatId = '' } = settings?.operator ?? {}
  const lines = [name, ...address.split('\n')].filter(Boolean)
  return (
    <ReadingPage title={t('imprint.title')}>
      {settings && <ImprintMissing operator={settings.operator} />}
      <Passage title={t('imprint.operator')}>
        {settings && !name && <p>{t('imprint.operatorMissing')}</p>}
        {lines.length > 0 && (
          <address translate="no" className="not-italic">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        )}
        {vatId && (
          <p>
            {t('imprint.vatId')}: <span className="tabular-nums">{vatId}</span>
          </p>
        )}
      </Passage>
      {settings && <ImprintContact settings={settings} />}
      <Passage title={t('imprint.pictures')}>
        <PictureCredits />
      </Passage>
    </ReadingPage>
  )
}
