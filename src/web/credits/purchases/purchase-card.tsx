import { useQuery } from '@tanstack/react-query'
import { texts } from '#web/credits/texts.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { NoPurchases } from './no-purchases.tsx'
import { PurchaseForm } from './purchase-form.tsx'
import type { Buying } from './use-purchase.ts'

/** Where credit is bought; where it can't be, whom to ask. */
export function PurchaseCard({ buying }: { buying: Buying }) {
  const t = useTexts(texts)
  const settings = useQuery(settingsQuery).data
  return (
    <Section title={t('purchase.title')} className="grid">
      {!settings && <Skeleton className="h-64" />}
      {settings?.hasPurchases && <PurchaseForm buying={buying} />}
      {settings && !settings.hasPurchases && <NoPurchases supportEmail={settings.supportEmail} />}
    </Section>
  )
}
