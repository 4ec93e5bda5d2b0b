import { useQuery } from '@tanstack/react-query'
import type { Settings } from '#contract/endpoints/platform.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/pages/texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** For administrators only: the settings of the operator that are still empty, by name. */
export function ImprintMissing({ operator }: { operator: Settings['operator'] }) {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const settings = {
    OPERATOR_NAME: operator.name,
    OPERATOR_ADDRESS: operator.address,
    OPERATOR_EMAIL: operator.email,
    OPERATOR_PHONE: operator.phone,
    OPERATOR_VAT_ID: operator.vatId,
    OPERATOR_URL: operator.url,
  }
  const missing = Object.entries(settings).flatMap(([name, value]) => (value ? [] : [name]))
  if (!user?.isAdmin || missing.length === 0) return null
  return (
    <Banner tone="warning" title={t('imprint.missingTitle')}>
      {t('imprint.missing', { names: missing.join(', ') })}
    </Banner>
  )
}
