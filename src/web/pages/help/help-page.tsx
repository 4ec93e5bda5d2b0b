import { useTexts } from '#web/i18n/use-texts.ts'
import { ReadingPage } from '#web/pages/reading-page.tsx'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { HelpAnswer } from './help-answer.tsx'
import { HelpSupport } from './help-support.tsx'
import { texts } from './help-texts.ts'
import { HelpTopic } from './help-topic.tsx'
import { helpTopics } from './help-topics.ts'
import { useLinkedTopic } from './use-linked-topic.ts'

/** Frequent questions, one open at a time, and where to ask others. */
export function HelpPage() {
  const t = useTexts(texts)
  useLinkedTopic()
  return (
    <ReadingPage title={t('title')}>
      <p className="text-lg text-muted">{t('intro')}</p>
      <div className="border-t border-line">
        {helpTopics.map(([topic, id]) => (
          <HelpTopic key={topic} id={id} question={t(`${topic}.question`)}>
            <HelpAnswer topic={topic} />
          </HelpTopic>
        ))}
      </div>
      <HelpSupport />
      <div data-no-print>
        <LinkButton href="/">{t('home')}</LinkButton>
      </div>
    </ReadingPage>
  )
}
