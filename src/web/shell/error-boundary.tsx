import { Component, type ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ErrorCard } from '#web/ui/feedback/error-card.tsx'
import { texts } from './texts.ts'

/** A page that breaks leaves header and footer standing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <PageFailed /> : this.props.children
  }
}

/** Loading anew helps in the most frequent case, too: a new version is installed and this one's files are gone. */
function PageFailed() {
  const t = useTexts(texts)
  return (
    <ErrorCard title={t('pageFailed')} onRetry={() => window.location.reload()}>
      {t('pageFailedHint')}
    </ErrorCard>
  )
}
