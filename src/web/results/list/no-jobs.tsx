import { Images } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

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
