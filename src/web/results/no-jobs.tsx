import { Images } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { texts } from './texts.ts'

export function NoJobs() {
  const t = useTexts(texts)
  return (
    <EmptyState
      icon={<Images aria-hidden />}
      title={t('empty.title')}
      action={
        <LinkButton href="/" variant="primary">
          {t('empty.start')}
        </LinkButton>
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
