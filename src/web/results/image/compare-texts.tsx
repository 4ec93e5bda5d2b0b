import type { Ref } from 'react'
import type { LanguageVersion, LanguageVersions, TextProposal } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { changedWords } from './changed-words.ts'
import { MarkedText } from './marked-text.tsx'
import { ReviewNote } from './review-note.tsx'

const fields = ['altText', 'description'] as const
const none: LanguageVersion = { altText: '', description: '' }

export interface CompareTextsProps {
  code: string
  languages: readonly string[]
  /** No other language of the job differs. */
  isOnly: boolean
  before: LanguageVersions
  after: TextProposal
  /** Saving a decision is in progress. */
  isBusy: boolean
  /** Why the last decision failed. */
  error: Error | null
  /** The new texts, focused when they appear. */
  changed: Ref<HTMLElement>
  onKeep: () => void
  onTake: () => void
}

/** The current texts and the proposed ones, side by side, until the user decides. */
export function CompareTexts(props: CompareTextsProps) {
  const { code, languages, isOnly, before, after, isBusy, error, changed, onKeep, onTake } = props
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const old = versionIn(before, code) ?? none
  const now = versionIn(after.languageVersions, code) ?? none
  const pairs = fields.map((field) => ({ field, ...changedWords(old[field], now[field]) }))
  const uiLanguage = useLanguage()
  const titleOf = (key: 'compare.before' | 'compare.after') =>
    isOnly ? `${t(key)} · ${languageName(code, uiLanguage)}` : t(key)
  const isSame = languages.every((known) =>
    fields.every(
      (field) =>
        (versionIn(before, known) ?? none)[field] ===
        (versionIn(after.languageVersions, known) ?? none)[field],
    ),
  )
  const sides = [
    { isNew: false, title: titleOf('compare.before') },
    { isNew: true, title: titleOf('compare.after') },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-accent p-3">
      <p role="status" className="text-sm">
        {t(isSame ? 'regenerate.same' : 'regenerate.done')}{' '}
        {languages.length > 1 && !isOnly && t('compare.all')}
      </p>
      <div className="grid gap-3 [grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))]">
        {sides.map(({ isNew, title }) => (
          <section
            key={title}
            ref={isNew ? changed : undefined}
            tabIndex={-1}
            aria-label={title}
            className={
              isNew
                ? 'grid content-start gap-2 rounded-sm bg-accent-soft p-3'
                : 'grid content-start gap-2 rounded-sm bg-sunken p-3'
            }
          >
            <h3 className="text-sm font-semibold">{title}</h3>
            {pairs.map((pair) => (
              <div key={pair.field}>
                <p className="text-xs text-muted">{word(`image.${pair.field}`)}</p>
                <p lang={languageTag(code)} className={pair.field === 'altText' ? 'text-base' : 'text-sm'}>
                  <MarkedText pieces={isNew ? pair.after : pair.before} isNew={isNew} />
                  {(isNew ? now : old)[pair.field] === '' && (
                    <span className="text-muted">
                      {t(
                        isNew && after.decorative && pair.field === 'altText'
                          ? 'decorative.empty'
                          : 'image.noText',
                      )}
                    </span>
                  )}
                </p>
              </div>
            ))}
          </section>
        ))}
      </div>
      {after.reviewReasons.length > 0 && <ReviewNote reasons={after.reviewReasons} languages={languages} />}
      {error && <Banner tone="bad">{messageFor(error)}</Banner>}
      <div className="flex flex-wrap gap-2 *:grow">
        <Button disabled={isBusy} onClick={onKeep}>
          {t('compare.keep')}
        </Button>
        <Button variant="primary" isBusy={isBusy} onClick={onTake}>
          {t('compare.take')}
        </Button>
      </div>
    </div>
  )
}
