import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** If a list is longer than the browser can render, says where the rest is. */
export function CutNote({ shown, total }: { shown: number; total: number }) {
  const t = useTexts(texts)
  if (shown >= total) return null
  return (
    <Banner tone="warning" className="mb-4">
      {t('images.cut', { shown, total })}
    </Banner>
  )
}
