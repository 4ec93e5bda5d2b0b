import type { Credits } from '#contract/entities/credit.ts'
import { formatCents } from '#contract/money.ts'
import { texts } from '#web/admin/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { effectOf, sayEffect } from './adjustment-effect.ts'
import { EffectLine } from './effect-line.tsx'

const quietMs = 600

/** Shows what the typed adjustment would do to the balance. `cents` is null while the amount is invalid. */
export function AdjustPreview({
  credits: { balance, held },
  cents,
  onTakeAll,
}: {
  credits: Credits
  cents: number | null
  onTakeAll: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const effect = cents === null ? null : effectOf(balance, cents, language)
  const amount = formatCents(balance, language)
  const isBeyond = effect !== null && !effect.isPossible
  const said = effect ? `${sayEffect(effect)}. ${isBeyond ? t('adjust.beyond') : ''}` : ''
  return (
    <div className="grid gap-3 rounded-md bg-sunken px-4 py-3">
      <p className="text-sm font-semibold">{t('adjust.effect')}</p>
      {effect ? <EffectLine effect={effect} /> : <p className="text-muted">{t('adjust.noEffect')}</p>}
      {isBeyond && (
        <div className="grid gap-1 text-sm">
          <p className="font-semibold text-bad">{t('adjust.beyond')}</p>
          <p>{t('adjust.atMost', { amount })}</p>
          {held > 0 && <p>{t('adjust.heldStays', { amount: formatCents(held, language) })}</p>}
        </div>
      )}
      {isBeyond && balance > 0 && (
        <Button size="small" onClick={onTakeAll} className="justify-self-start">
          {t('adjust.takeAll', { amount })}
        </Button>
      )}
      {/* Announced when the typing pauses, not on every key. */}
      <p role="status" className="sr-only">
        {useDebounced(said, quietMs)}
      </p>
    </div>
  )
}
