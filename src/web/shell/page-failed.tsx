import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { texts } from './texts.ts'

/** Loading anew helps in the most frequent case, too: a new version is installed and this one's files are gone. */
export function PageFailed() {
  const t = useTexts(texts)
  return (
    <ErrorCard title={t('pageFailed')} onRetry={() => window.location.reload()}>
      {t('pageFailedHint')}
    </ErrorCard>
  )
}
