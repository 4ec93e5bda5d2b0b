import { Sparkles } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { formatCents } from '#contract/money.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { RegenerateForm } from './regenerate-form.tsx'
import { type Regeneration, usePaidRegeneration } from './use-regeneration.ts'

interface RegenerateProps {
  image: Image
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The button to regenerate an image, with its price, and its form: free once, then for the price of an image. */
export function RegenerateImage({
  job,
  keeper,
  regeneration,
  ...props
}: RegenerateProps & { job: Job; keeper: DraftKeeper | null; regeneration: Regeneration }) {
  const t = useTexts(texts)
  if (props.image.canRegenerate)
    return <Regenerate {...props} regeneration={regeneration} price={t('desk.againFree')} />
  // Nothing is kept of files that were sent to the API.
  if (!/^https?:/i.test(props.image.url)) return null
  return <RegeneratePaid {...props} job={job} keeper={keeper} />
}

function RegeneratePaid({
  job,
  keeper,
  ...props
}: RegenerateProps & { job: Job; keeper: DraftKeeper | null }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const regeneration = usePaidRegeneration(job.id, props.image, keeper)
  const price = formatCents(pricePerImage(job.languagesCount), language)
  if (regeneration.isStarted)
    return (
      <p role="status" className="text-sm text-muted">
        {t('regenerate.started')}
      </p>
    )
  return <Regenerate {...props} regeneration={regeneration} price={price} />
}

function Regenerate({
  image,
  regeneration,
  price,
  isOpen,
  onOpenChange,
}: RegenerateProps & { regeneration: Regeneration; price: string }) {
  const t = useTexts(texts)
  const label = t(image.state === 'carried' ? 'desk.describe' : 'desk.again')
  if (isOpen || regeneration.isPending)
    return (
      <RegenerateForm
        title={`${label} · ${price}`}
        startLabel={label}
        regeneration={regeneration}
        onClose={() => onOpenChange(false)}
      />
    )
  return (
    <div className="grid gap-3">
      {regeneration.error && <Banner tone="bad">{messageFor(regeneration.error)}</Banner>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="small" aria-keyshortcuts="R" onClick={() => onOpenChange(true)} className="min-h-11">
          <Sparkles aria-hidden className="size-5" />
          {label}
        </Button>
        <span className="text-sm text-muted tabular-nums">{price}</span>
      </div>
    </div>
  )
}
