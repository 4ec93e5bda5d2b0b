import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { builtInLanguages } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { formatCents } from '#contract/money.ts'
import { estimateCost, pricePerImage } from '#contract/pricing.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Paragraphs } from '#web/pages/passage.tsx'
import { SeeAlso } from '#web/pages/see-also.tsx'
import { SampleDownload } from '#web/ui/downloads/sample-download.tsx'
import { HelpLists } from './help-lists.tsx'
import { HelpPrompt } from './help-prompt.tsx'
import { HelpSteps } from './help-steps.tsx'
import { texts } from './help-texts.ts'
import type { HelpTopicName } from './help-topics.ts'
import { WordPressSteps } from './wordpress/wordpress-steps.tsx'

/** The answer to a help topic, with its additional content. Figures come from where they are calculated. */
export function HelpAnswer({ topic }: { topic: HelpTopicName }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const settings = useQuery(settingsQuery).data
  const purchase = {
    least: formatCents(limits.purchaseMinCents, language),
    most: formatCents(limits.purchaseMaxCents, language),
  }
  const names = builtInLanguages.map((known) => known.names[language])
  const besides: Partial<Record<HelpTopicName, ReactNode>> = {
    start: <HelpSteps />,
    importFormats: (
      <>
        <SampleLists />
        <HelpLists />
      </>
    ),
    wordpress: <WordPressSteps />,
    prompts: <HelpPrompt />,
    prices: (
      <>
        {settings?.hasPurchases && <p>{t('prices.buy', purchase)}</p>}
        <SeeAlso lead={t('prices.toCredit')} href="/credits" name={t('prices.credit')} />
      </>
    ),
    api: (
      <>
        <SeeAlso lead={t('api.toAccess')} href="/konto/zugaenge" name={t('api.access')} />
        <p>
          {t('api.toDocs')}{' '}
          <a href={`/api/v1/docs?lang=${language}`} className="text-accent underline underline-offset-4">
            {t('api.docs')}
          </a>
          .
        </p>
      </>
    ),
    dataProtection: (
      <SeeAlso lead={t('dataProtection.more')} href="/datenschutz" name={t('dataProtection.privacy')} />
    ),
  }
  const answer = t(`${topic}.answer`, {
    maxMegabytes: settings?.maxUploadMegabytes ?? limits.maxUploadMegabytes,
    maxImages: settings?.maxImagesPerJob ?? limits.maxImagesPerJob,
    languages: new Intl.ListFormat(language).format(names),
    first: formatCents(pricePerImage(1), language),
    more: formatCents(pricePerImage(2) - pricePerImage(1), language),
    example: formatCents(estimateCost(100, 3), language),
    start: formatCents(limits.startingCreditCents, language),
  })
  return (
    <>
      <Paragraphs text={answer} />
      {besides[topic]}
    </>
  )
}

/** The sample list in both formats, as examples to open. */
function SampleLists() {
  const t = useTexts(texts)
  return (
    <div data-no-print className="flex flex-wrap gap-2">
      <SampleDownload format="csv">{t('sampleCsv')}</SampleDownload>
      <SampleDownload format="json">{t('sampleJson')}</SampleDownload>
    </div>
  )
}
