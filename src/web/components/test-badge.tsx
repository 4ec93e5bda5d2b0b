import { FlaskConical } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { texts } from './texts.ts'

/** Marks what belongs to test data. */
export function TestBadge() {
  const t = useTexts(texts)
  return (
    <Badge tone="warning">
      <FlaskConical aria-hidden />
      {t('isTest')}
    </Badge>
  )
}
