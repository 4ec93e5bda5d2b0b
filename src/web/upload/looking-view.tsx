import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './home-texts.ts'
import { ChooseHeading } from './parts/choose-heading.tsx'

/** The start of the file selection, which is the most likely next stage. */
export function LookingView() {
  const t = useTexts(texts)
  return (
    <div className="grid gap-6">
      <ChooseHeading />
      <VisuallyHidden>
        <span role="status">{t('looking')}</span>
      </VisuallyHidden>
      <Skeleton className="h-72" />
      {/* Keeps the footer out of view: the next stage is longer than the screen. */}
      <div className="min-h-dvh" />
    </div>
  )
}
