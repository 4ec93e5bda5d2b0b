import { KeyRound, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { GlobalKey } from '#contract/entities/api-key.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { GlobalKeyFacts } from './global-key-facts.tsx'
import { GlobalKeyState } from './global-key-state.tsx'
import { RemoveGlobalKey } from './remove-global-key.tsx'
import { SetGlobalKey } from './set-global-key.tsx'
import { TestSavedKey } from './test-saved-key.tsx'

/** One global key: its facts and actions. */
export function GlobalKeyCard({ globalKey }: { globalKey: GlobalKey }) {
  const t = useTexts(texts)
  const [asked, setAsked] = useState<'set' | 'remove' | null>(null)
  const { name, isSet, setAt } = globalKey

  return (
    <li className="grid content-start gap-4 rounded-md border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-mono text-base">{name}</h3>
        <GlobalKeyState globalKey={globalKey} />
      </div>
      <GlobalKeyFacts globalKey={globalKey} />
      <TestSavedKey name={name} savedAs={isSet ? (setAt ?? '') : null} label={t('test.named', { name })}>
        <Button
          size="small"
          className="min-h-11"
          aria-label={t(isSet ? 'global.replaceNamed' : 'global.setNamed', { name })}
          onClick={() => setAsked('set')}
        >
          <KeyRound aria-hidden className="size-4" />
          {t(isSet ? 'global.replace' : 'global.set')}
        </Button>
        {isSet && (
          <Button
            size="small"
            className="min-h-11"
            aria-label={t('global.removeNamed', { name })}
            onClick={() => setAsked('remove')}
          >
            <Trash2 aria-hidden className="size-4" />
            {t('global.remove')}
          </Button>
        )}
      </TestSavedKey>
      {asked === 'set' && <SetGlobalKey name={name} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <RemoveGlobalKey globalKey={globalKey} onClose={() => setAsked(null)} />}
    </li>
  )
}
