import type { Image } from '#contract/entities/image.ts'
import { Keyword } from '#web/components/keyword.tsx'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { CopyButton } from './copy-button.tsx'
import { DetailBlock } from './detail-block.tsx'

/** All keywords of an image, used and unused ones. */
export function ImageKeywords({ image }: { image: Image }) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const groups = [
    { title: t('panel.usedKeywords'), words: image.usedKeywords, isUsed: true },
    { title: t('panel.unusedKeywords'), words: image.unusedKeywords, isUsed: false },
  ].filter(({ words }) => words.length > 0)

  return (
    <DetailBlock
      title={word('image.keywords')}
      action={
        image.keywords.length > 0 && (
          <CopyButton text={image.keywords.join(', ')} label={t('panel.copyKeywords')} />
        )
      }
    >
      {groups.length === 0 && <p className="text-sm text-muted">{t('panel.noKeywords')}</p>}
      {groups.map(({ title, words, isUsed }) => (
        <div key={title} className="grid gap-1.5">
          <h4 className="text-sm text-muted">{title}</h4>
          <ul className="flex flex-wrap gap-1.5">
            {words.map((word) => (
              <li key={word} className="flex min-w-0 max-w-full">
                <Keyword isUsed={isUsed}>{word}</Keyword>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </DetailBlock>
  )
}
