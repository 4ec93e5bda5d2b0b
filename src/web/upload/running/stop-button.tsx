import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { refreshMoney } from '#web/upload/parts/refresh-money.ts'
import { stopJobMutation } from '#web/upload/parts/upload-queries.ts'
import { texts } from '#web/upload/texts.ts'

/** Stays in its place, busy, until the job has ended; the heading says that it is being stopped. */
export function StopButton({ isStopping, onStop }: { isStopping: boolean; onStop: () => void }) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const stop = useMutation({
    ...stopJobMutation,
    onSuccess: () => {
      onStop()
      refreshMoney(queries)
    },
  })
  const isBusy = isStopping || stop.isPending
  return (
    <Button isBusy={isBusy} onClick={() => stop.mutate()} className="min-w-33">
      {!isBusy && <Square aria-hidden className="size-4 fill-current" />}
      {t('progress.stop')}
    </Button>
  )
}
