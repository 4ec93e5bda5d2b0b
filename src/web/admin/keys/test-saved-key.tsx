import { Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { KeyTestOutcome } from './key-test-outcome.tsx'
import { useKeyTest } from './use-key-test.ts'

/** Tests a saved key, a user's or the global one. `children` are buttons shown next to it. */
export function TestSavedKey({
  name,
  userId,
  label,
  savedAs,
  children,
}: {
  name: ApiKeyName
  userId?: number
  /** Starts with the button's visible text and adds which key it tests, for screen readers. */
  label: string
  /** Changes when the key is replaced; null: there is no key to test. */
  savedAs: string | null
  children?: ReactNode
}) {
  const t = useTexts(texts)
  const { test, outcome, isTesting } = useKeyTest(savedAs ?? '')
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {savedAs !== null && (
          <Button
            size="small"
            className="min-h-11"
            aria-label={label}
            isBusy={isTesting}
            onClick={() => test({ name, ...(userId !== undefined && { userId }) })}
          >
            {!isTesting && <Zap aria-hidden className="size-4" />}
            {t('test.this')}
          </Button>
        )}
        {children}
      </div>
      <KeyTestOutcome outcome={outcome} />
    </div>
  )
}
