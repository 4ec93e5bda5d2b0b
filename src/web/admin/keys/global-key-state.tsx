import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import type { GlobalKey } from '#contract/entities/api-key.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** Set, not set, or refused by its provider. */
export function GlobalKeyState({ globalKey }: { globalKey: GlobalKey }) {
  const t = useTexts(texts)
  if (globalKey.refusedAt) {
    return (
      <Badge tone="bad">
        <TriangleAlert aria-hidden />
        {t('key.refused')}
      </Badge>
    )
  }
  if (!globalKey.isSet) {
    return (
      <Badge tone="outline">
        <CircleDashed aria-hidden />
        {t('global.isMissing')}
      </Badge>
    )
  }
  return (
    <Badge tone="good">
      <CircleCheck aria-hidden />
      {t('global.isSet')}
    </Badge>
  )
}
