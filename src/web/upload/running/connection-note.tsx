import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from '#web/upload/texts.ts'

export function ConnectionNote() {
  const t = useTexts(texts)
  return (
    <Banner tone="bad" title={t('progress.lost')}>
      {t('progress.lostText')}
    </Banner>
  )
}
