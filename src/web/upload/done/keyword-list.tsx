import type { SampleResult } from '#contract/entities/progress.ts'
import { Keyword } from '#web/components/keyword.tsx'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/texts.ts'

/** The keywords of the image: used ones filled, unused ones outlined. */
export function KeywordList({ sample, lang }: { sample: SampleResult; lang: string }) {
  const t = useTexts(texts)
  const say = useTexts(shownTexts)
  const { usedKeywords, unusedKeywords } = sample
  const keywords = [
    ...usedKeywords.map((word) => ({ word, isUsed: true })),
    ...unusedKeywords.map((word) => ({ word, isUsed: false })),
  ]
  return (
    <div className="grid gap-2">
      <h3 className="text-sm text-muted">{say('image.keywords')}</h3>
      {keywords.length === 0 ? (
        <p>{t('done.noKeywords')}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {keywords.map(({ word, isUsed }) => (
              <li key={`${isUsed} ${word}`} className="flex min-w-0 max-w-full">
                <Keyword isUsed={isUsed} lang={lang}>
                  {word}
                </Keyword>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('done.keywordsHint')}</p>
        </>
      )}
    </div>
  )
}
