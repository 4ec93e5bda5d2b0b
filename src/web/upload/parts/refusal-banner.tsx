import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { StartRefusal } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'

/** Why the server did not start the job, shown where it can be fixed; takes the focus. */
export function RefusalBanner({ refusal, action }: { refusal: StartRefusal; action?: ReactNode }) {
  const t = useTexts(texts)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus once.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [refusal])
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="bad" title={t('refusal.title')} action={action}>
        <p>{refusal.message}</p>
        {refusal.issues.map((issue) => (
          <p key={issue}>{issue}</p>
        ))}
      </Banner>
    </div>
  )
}
