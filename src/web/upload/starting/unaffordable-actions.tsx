import { formatCents } from '#contract/money.ts'
import { creditsAddress } from '#web/components/credits-address.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import type { Shortfall } from '#web/upload/draft/read-shortfall.ts'
import { texts } from '#web/upload/texts.ts'

/** Get more credit, retry, take fewer images, or change the settings. The most likely action is the primary button. */
export function UnaffordableActions({
  shortfall: { affordableImages, perImageCents, missingCents },
  firstImages,
  isSending,
  onRetry,
  onTakeFirst,
  onBack,
}: {
  shortfall: Shortfall
  /** How many of the list's first images the balance pays for. */
  firstImages: number
  isSending: boolean
  onRetry: () => void
  onTakeFirst: () => void
  onBack: () => void
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const reaches = missingCents <= 0
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap">
      {!reaches && (
        <LinkButton href={creditsAddress(missingCents)} variant="primary">
          {t('credit.topUp')}
        </LinkButton>
      )}
      {firstImages > 0 && !reaches && (
        <Button disabled={isSending} onClick={onTakeFirst}>
          {t('unaffordable.takeFirst', {
            count: firstImages,
            price: formatCents(affordableImages * perImageCents, language),
          })}
        </Button>
      )}
      <Button variant={reaches ? 'primary' : 'secondary'} isBusy={isSending} onClick={onRetry}>
        {t('unaffordable.retry')}
      </Button>
      <Button variant="quiet" disabled={isSending} onClick={onBack}>
        {t('failed.back')}
      </Button>
    </div>
  )
}
