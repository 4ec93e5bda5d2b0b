import { Component, type ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { texts } from './texts.ts'

/** Keeps header and footer when a page throws. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}

/** A reload also helps in the most frequent case: a new version was deployed and the files of this one are gone. */
function PageFailed() {
  const t = useTexts(texts)
  return (
    <ErrorCard title={t('pageFailed')} onRetry={() => window.location.reload()}>
      {t('pageFailedHint')}
    </ErrorCard>
  )
}
