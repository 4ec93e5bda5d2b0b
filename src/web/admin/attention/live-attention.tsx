import type { LiveState } from '#contract/entities/live-state.ts'
import { livePlight } from '#web/admin/live/live-plight.ts'
import { texts } from '#web/admin/texts.ts'
import { providerName } from '#web/components/display-names.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { formatDateTime } from '#web/ui/formats/date-time.ts'
import { AttentionLine } from './attention-line.tsx'

/** No workers although there are jobs, failing providers, paused jobs. */
export function LiveAttention({ live }: { live: LiveState }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { lacksWorkers, downProviders, pausedJobs } = livePlight(live)
  const toState = (
    <LinkButton href="/admin/statistics" size="small">
      {t('attention.toState')}
    </LinkButton>
  )
  return (
    <>
      {lacksWorkers && (
        <AttentionLine tone="bad" action={toState}>
          {t('attention.noWorkers')}
        </AttentionLine>
      )}
      {downProviders.map(({ provider, since }) => (
        <AttentionLine key={provider} tone="bad" action={toState}>
          {since
            ? t('attention.downSince', {
                provider: providerName(provider),
                since: formatDateTime(since, language),
              })
            : t('attention.down', { provider: providerName(provider) })}
        </AttentionLine>
      ))}
      {pausedJobs > 0 && (
        <AttentionLine
          tone="warning"
          action={
            <LinkButton href="/admin/jobs?status=paused" size="small">
              {t('attention.toPaused')}
            </LinkButton>
          }
        >
          {t('attention.paused', { count: pausedJobs })}
        </AttentionLine>
      )}
    </>
  )
}
