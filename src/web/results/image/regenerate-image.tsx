import { Sparkles } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { RegenerateForm } from './regenerate-form.tsx'
import type { Regeneration } from './use-regeneration.ts'

/** The button to regenerate an image, and its form. */
export function RegenerateImage({
  image,
  regeneration,
  isOpen,
  onOpenChange,
}: {
  image: Image
  regeneration: Regeneration
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const t = useTexts(texts)
  if (!image.canRegenerate) return null
  if (isOpen || regeneration.isPending)
    return <RegenerateForm regeneration={regeneration} onClose={() => onOpenChange(false)} />
  return (
    <div className="grid gap-3">
      {regeneration.error && <Banner tone="bad">{messageFor(regeneration.error)}</Banner>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button size="small" aria-keyshortcuts="R" onClick={() => onOpenChange(true)} className="min-h-11">
          <Sparkles aria-hidden className="size-5" />
          {t('desk.again')}
        </Button>
        <span className="text-sm text-muted">{t('desk.againFree')}</span>
      </div>
    </div>
  )
}
