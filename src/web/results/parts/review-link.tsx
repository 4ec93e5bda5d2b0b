import { Eye } from 'lucide-react'
import type { Job } from '#contract/entities/job.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { imageAddress, walkView } from '#web/results/queries/image-view.ts'
import { texts } from '#web/results/texts.ts'
import type { ButtonLook } from '#web/ui/buttons/button-class.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Links to the review session of a job, with `count` images. */
export function ReviewLink({
  job,
  count,
  className,
  ...look
}: ButtonLook & { job: Job; count: number; className?: string }) {
  const t = useTexts(texts)
  const query = imageAddress(job.languages).write(new URLSearchParams(), walkView)
  return (
    <LinkButton {...look} href={`/results/${job.id}?${query}`} {...(className && { className })}>
      <Eye aria-hidden className="size-5" />
      {t('walk.begin', { count })}
      <VisuallyHidden>{t('walk.beginOf', { name: job.name, number: job.id })}</VisuallyHidden>
    </LinkButton>
  )
}
