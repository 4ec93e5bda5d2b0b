import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useState } from 'react'
import type { Job } from '#contract/entities/job.ts'
import { limits } from '#contract/limits.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { shareMutation } from '#web/results/queries/share-queries.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { ShareAddress } from './share-address.tsx'

const periods = [7, limits.shareDays.usual, limits.shareDays.most]

/** Creates a link and shows its address below until the dialog closes. */
export function NewShare({ job, onMade }: { job: Job; onMade: () => void }) {
  const t = useTexts(texts)
  const [days, setDays] = useState(String(limits.shareDays.usual))
  const sharing = useMutation(shareMutation(useQueryClient(), job.id))
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <OptionSelect
          label={t('share.period')}
          value={days}
          options={periods.map((count) => ({ value: String(count), label: t('share.days', { count }) }))}
          onChange={setDays}
          className="w-40"
        />
        <Button
          variant="primary"
          isBusy={sharing.isPending}
          onClick={() => sharing.mutate(Number(days), { onSuccess: onMade })}
        >
          {!sharing.isPending && <Link aria-hidden className="size-5" />}
          {t('share.make')}
        </Button>
      </div>
      {sharing.error && <Banner tone="bad">{messageFor(sharing.error)}</Banner>}
      {sharing.data && <ShareAddress key={sharing.data} address={sharing.data} />}
    </div>
  )
}
