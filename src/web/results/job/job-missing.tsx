import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'

/** The address names no job of this user. */
export function JobMissing() {
  const t = useTexts(texts)
  useDocumentTitle(t('detail.missing'))
  return (
    <EmptyState
      title={t('detail.missing')}
      action={
        <LinkButton href="/results" variant="primary">
          {t('detail.back')}
        </LinkButton>
      }
    >
      {t('detail.missingText')}
    </EmptyState>
  )
}
