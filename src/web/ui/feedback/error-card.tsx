import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { texts } from '#web/ui/texts.ts'

/** What happened, what to do, and the button that tries again. */
export function ErrorCard({
  title,
  children,
  onRetry,
  isRetrying,
}: {
  title: ReactNode
  children?: ReactNode
  onRetry?: () => void
  isRetrying?: boolean
}) {
  const t = useTexts(texts)
  return (
    <div role="alert">
      <Card className="grid justify-items-start gap-3">
        <div className="flex items-start gap-3">
          <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-bad" />
          <div className="grid gap-1">
            <h2 className="text-base">{title}</h2>
            {children && <div className="text-muted">{children}</div>}
          </div>
        </div>
        {onRetry && (
          <Button onClick={onRetry} isBusy={isRetrying ?? false}>
            {!isRetrying && <RotateCw aria-hidden className="size-4" />}
            {t('retry')}
          </Button>
        )}
      </Card>
    </div>
  )
}
