import { formatCents } from '#contract/money.ts'
import { creditsAddress } from '#web/components/credits-address.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { detailsOf } from '#web/http/details-of.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** Why the retry did not start, with a link to fix it. */
export function RetryRefusal({ error }: { error: Error }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const missing = missingCents(error)
  return (
    <Banner
      tone="bad"
      title={t('retry.refused')}
      className="mb-4"
      action={
        isRefusal(error, 'insufficient_credits') ? (
          <LinkButton href={creditsAddress(missing ?? 0)} size="small">
            {t('retry.topUp')}
          </LinkButton>
        ) : isRefusal(error, 'job_already_running') ? (
          <LinkButton href="/" size="small">
            {t('job.follow')}
          </LinkButton>
        ) : null
      }
    >
      {messageFor(error)} {missing !== null && t('retry.missing', { amount: formatCents(missing, language) })}
    </Banner>
  )
}

/** The missing credit of a refused start; null for every other refusal. */
export function missingCents(error: unknown): number | null {
  const details = detailsOf(error, 'insufficient_credits')
  return details && Math.round(details.shortfallEuros * 100)
}
