import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { SeeAlso } from '#web/pages/see-also.tsx'
import { SupportAddress } from '#web/pages/support-address.tsx'
import { texts } from './help-texts.ts'

/** Where to ask what the topics don't answer. */
export function HelpSupport() {
  const t = useTexts(texts)
  const { data } = useQuery(settingsQuery)
  return (
    <section className="grid gap-2 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2 className="text-lg">{t('supportTitle')}</h2>
      <p>
        <SupportAddress lead={t('support')} fallback={t('supportMissing')} />
      </p>
      {data && !data.supportEmail && (
        <SeeAlso lead={t('supportOperator')} href="/impressum" name={t('imprint')} />
      )}
    </section>
  )
}
