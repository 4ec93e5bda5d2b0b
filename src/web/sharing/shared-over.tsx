import { Unlink } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { texts } from './texts.ts'

export function SharedOver() {
  const t = useTexts(texts)
  useDocumentTitle(t('over'))
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState icon={<Unlink aria-hidden />} title={t('over')}>
        {t('overText')}
      </EmptyState>
    </>
  )
}
