import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Paragraphs, Passage } from '#web/pages/passage.tsx'
import { ReadingPage } from '#web/pages/reading-page.tsx'
import { SeeAlso } from '#web/pages/see-also.tsx'
import { PrivacyBrowser } from './privacy-browser.tsx'
import { PrivacyRetention } from './privacy-retention.tsx'
import { texts } from './privacy-texts.ts'

/** What is stored, why, how long, and who else receives it: only what applies to this installation. */
export function PrivacyPage() {
  const t = useTexts(texts)
  const { data: settings } = useQuery(settingsQuery)
  const name = settings?.operator.name
  const subjects = [
    'account',
    'lists',
    'ai',
    settings?.hasPurchases ? 'payments' : 'ledger',
    ...(settings?.hasMail ? (['mail'] as const) : []),
    ...(settings?.recaptcha ? (['recaptcha'] as const) : []),
    ...(settings?.singleSignOn ? (['singleSignOn'] as const) : []),
    'logs',
  ] as const
  return (
    <ReadingPage title={t('title')}>
      <p className="text-lg text-muted">{t('intro')}</p>
      <Passage title={t('controller.title')}>
        <p>{name ? t('controller.text', { name }) : t('controller.unnamed')}</p>
        <SeeAlso lead={t('controller.lead')} href="/impressum" name={t('imprint')} />
      </Passage>
      {subjects.map((subject) => (
        <Passage key={subject} title={t(`${subject}.title`)}>
          <Paragraphs text={t(`${subject}.text`, { issuer: settings?.singleSignOn?.name })} />
        </Passage>
      ))}
      <PrivacyBrowser
        hasRecaptcha={Boolean(settings?.recaptcha)}
        hasSingleSignOn={Boolean(settings?.singleSignOn)}
      />
      {settings && <PrivacyRetention settings={settings} />}
      <Passage title={t('rights.title')}>
        <Paragraphs text={t('rights.text')} />
      </Passage>
    </ReadingPage>
  )
}
