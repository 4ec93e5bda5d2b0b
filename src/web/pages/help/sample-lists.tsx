import { useTexts } from '#web/i18n/use-texts.ts'
import { SampleDownload } from '#web/ui/downloads/sample-download.tsx'
import { texts } from './help-texts.ts'

/** The sample list in both formats, to open and see how one is made. */
export function SampleLists() {
  const t = useTexts(texts)
  return (
    <div data-no-print className="flex flex-wrap gap-2">
      <SampleDownload format="csv">{t('sampleCsv')}</SampleDownload>
      <SampleDownload format="json">{t('sampleJson')}</SampleDownload>
    </div>
  )
}
