import { useMutation } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useId } from 'react'
import { loadSampleList } from '#web/http/load-sample-list.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { SampleDownload } from '#web/ui/downloads/sample-download.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { texts } from '#web/upload/home-texts.ts'

/** For visitors without a list at hand: one click continues with the sample list as if its file had been chosen. */
export function SampleOffer({ onFile }: { onFile: (file: File) => void }) {
  const t = useTexts(texts)
  const titleId = useId()
  const sample = useMutation({ mutationFn: () => loadSampleList('csv') })
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 shadow-card sm:p-5 xl:grid-cols-[minmax(0,1fr)_auto] xl:items-center"
    >
      <div className="grid gap-1">
        <h2 id={titleId} className="text-base">
          {t('choose.sampleTitle')}
        </h2>
        <p className="text-sm text-muted">{t('choose.sampleText')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        {/* If the user chooses a file in the meantime, this button and its callback are gone by then, so their file stays. */}
        <Button
          isBusy={sample.isPending}
          onClick={() => sample.mutate(undefined, { onSuccess: onFile })}
          className="max-sm:w-full"
        >
          {/* On phones the text fills the line. */}
          {!sample.isPending && <Sparkles aria-hidden className="size-5 max-sm:hidden" />}
          {t('choose.sampleTry')}
        </Button>
        <SampleDownload
          format="csv"
          label={t('choose.sampleDownload', { format: 'CSV' })}
          variant="quiet"
          size="small"
        >
          CSV
        </SampleDownload>
        <SampleDownload
          format="json"
          label={t('choose.sampleDownload', { format: 'JSON' })}
          variant="quiet"
          size="small"
        >
          JSON
        </SampleDownload>
      </div>
      {sample.isError && (
        <Banner tone="bad" className="xl:col-span-2">
          {messageFor(sample.error)}
        </Banner>
      )}
    </section>
  )
}
