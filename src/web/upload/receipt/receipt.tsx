import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { languageName } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatNumber } from '#web/ui/formats/numbers.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { chosenLanguages } from '#web/upload/draft/job-settings.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { AnnouncePrice } from './announce-price.tsx'
import { CreditLines } from './credit-lines.tsx'
import { creditOutlook } from './credit-outlook.ts'
import { estimate } from './estimate.ts'
import { FreeLines } from './free-lines.tsx'
import { ReceiptLine } from './receipt-line.tsx'

/** The receipt: what is ordered, its cost, and the rest of the credit. */
export function Receipt({ draft }: { draft: Draft }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { reckoned, images, languages, perImage, total } = estimate(draft)
  const names = chosenLanguages(draft.settings).map((code) => languageName(code, language))
  const { data: user } = useQuery(currentUserQuery)
  const outlook = user ? creditOutlook(draft, user.creditBalance) : null
  const counting = (
    <>
      {/* As high as the coming figure, and on its line, so that nothing below moves. */}
      <span aria-hidden className="relative inline-block">
        <span className="invisible">0,00 €</span>
        <Skeleton className="absolute inset-x-0 inset-y-1" />
      </span>
      <span className="sr-only">{t('receipt.counting')}</span>
    </>
  )

  return (
    // In one column, what is above grows once the list is read, and would move it.
    <Card
      className={clsx('grid gap-4 order-2 lg:order-1', draft.list.state === 'reading' && 'max-lg:hidden')}
    >
      <h2 className="text-lg">{t('receipt.title')}</h2>
      <dl className="grid gap-1.5 tabular-nums">
        <ReceiptLine name={t('receipt.images')}>
          {images === null ? counting : formatNumber(images, language)}
        </ReceiptLine>
        {reckoned && <FreeLines reckoned={reckoned} />}
        {/* By name, so that preselected languages are noticed before they are paid for. */}
        <ReceiptLine name={t('receipt.languages')} note={names.join(', ')}>
          {languages}
        </ReceiptLine>
        <ReceiptLine name={t('receipt.perImage')}>{formatCents(perImage, language)}</ReceiptLine>
        <ReceiptLine name={t('receipt.total')} isTotal>
          {total === null ? counting : formatCents(total, language)}
        </ReceiptLine>
        {outlook ? <CreditLines outlook={outlook} /> : <CreditLines outlook={null}>{counting}</CreditLines>}
      </dl>
      <AnnouncePrice cents={total} />
      <p className="text-sm text-muted">{t('receipt.onlySuccess')}</p>
    </Card>
  )
}
