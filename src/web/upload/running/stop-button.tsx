import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Square } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { refreshMoney } from '#web/upload/parts/refresh-money.ts'
import { stopJobMutation } from '#web/upload/parts/upload-queries.ts'
import { texts } from '#web/upload/texts.ts'

export function StopButton({ onStop }: { onStop: () => void }) {
  const t = useTexts(texts)
  const queries = useQueryClient()
  const stop = useMutation({
    ...stopJobMutation,
    onSuccess: () => {
      onStop()
      refreshMoney(queries)
    },
  })
  return (
    <Button isBusy={stop.isPending} onClick={() => stop.mutate()}>
      {!stop.isPending && <Square aria-hidden className="size-4 fill-current" />}
      {t(stop.isPending ? 'progress.stopping' : 'progress.stop')}
    </Button>
  )
}
