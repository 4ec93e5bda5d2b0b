import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { imageAddress, walkView } from '#web/results/queries/image-view.ts'
import { countQuery } from '#web/results/queries/results-queries.ts'
import { useOwns } from '#web/results/queries/use-owns.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useView } from '#web/ui/views/use-view.ts'

/** Leads into the walk through what should be looked at; the loudest step where there is nothing to download. */
export function ReviewButton({ job }: { job: Job }) {
  const t = useTexts(texts)
  const isOwn = useOwns(job)
  const [, changeView] = useView(imageAddress(job.languages))
  const toReview = useQuery({ ...countQuery(job.id, 'needs_review'), enabled: isOwn }).data ?? 0
  if (toReview === 0) return null
  return (
    <Button
      variant={job.csvUrl ? 'secondary' : 'primary'}
      onClick={() => changeView(walkView)}
      className="max-sm:grow"
    >
      <Eye aria-hidden className="size-5" />
      {t('walk.begin', { count: toReview })}
    </Button>
  )
}
