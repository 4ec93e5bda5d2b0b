import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { texts } from './help-texts.ts'
import { HelpTopic } from './help-topic.tsx'
import { Passage } from './passage.tsx'
import { ReadingPage } from './reading-page.tsx'
import { SupportAddress } from './support-address.tsx'

const topics = [
  'product',
  'importFormats',
  'imageFormats',
  'workflow',
  'languages',
  'prompts',
  'export',
  'start',
] as const

/** Frequent questions, one open at a time, and where to ask others. */
export function HelpPage() {
  const t = useTexts(texts)
  return (
    <ReadingPage title={t('title')}>
      <p className="text-lg text-muted">{t('intro')}</p>
      <div className="border-t border-line">
        {topics.map((topic) => (
          <HelpTopic key={topic} question={t(`${topic}.question`)}>
            {t(`${topic}.answer`, { placeholder: '{{keywords}}' })}
          </HelpTopic>
        ))}
      </div>
      <Passage title={t('supportTitle')}>
        <p>
          <SupportAddress lead={t('support')} fallback={t('supportMissing')} />
        </p>
      </Passage>
      <div>
        <LinkButton href="/">{t('home')}</LinkButton>
      </div>
    </ReadingPage>
  )
}
