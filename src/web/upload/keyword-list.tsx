import type { SampleResult } from '#contract/entities/progress.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** The keywords of the picture: used ones filled, unused ones outlined. */
export function KeywordList({ sample, lang }: { sample: SampleResult; lang: string }) {
  const t = useTexts(texts)
  const { usedKeywords, unusedKeywords } = sample
  const keywords = [
    ...usedKeywords.map((word) => ({ word, isUsed: true })),
    ...unusedKeywords.map((word) => ({ word, isUsed: false })),
  ]
  return (
    <div className="grid gap-2">
      <h3 className="text-sm text-muted">{t('done.keywords')}</h3>
      {keywords.length === 0 ? (
        <p>{t('done.noKeywords')}</p>
      ) : (
        <>
          <ul className="flex flex-wrap gap-2">
            {keywords.map(({ word, isUsed }) => (
              <li key={`${isUsed} ${word}`}>
                <Badge tone={isUsed ? 'accent' : 'outline'}>
                  <span lang={lang}>{word}</span>
                  <VisuallyHidden>({t(isUsed ? 'done.used' : 'done.unused')})</VisuallyHidden>
                </Badge>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('done.keywordsHint')}</p>
        </>
      )}
    </div>
  )
}
