import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ProcessedItem } from '#contract/entities/progress.ts'
import { languageTag } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts as shownTexts } from '#web/shown/texts.ts'
import { thumbnailOf } from '#web/shown/thumbnail-of.ts'
import { formatTime } from '#web/ui/formats/date-time.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from '#web/upload/texts.ts'

/** One picture with its alt text, or with the reason why it failed. */
export function ProcessedCard({
  jobId,
  item,
  language,
}: {
  jobId: number
  item: ProcessedItem
  /** Code of the language that the alt text is in. */
  language: string
}) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const Icon = item.success ? CircleCheck : CircleAlert

  return (
    <article
      className={clsx(
        'flex gap-3 rounded-lg border bg-surface p-3 shadow-card',
        item.success ? 'border-line' : 'border-bad border-l-4',
      )}
    >
      <Thumbnail
        src={thumbnailOf(jobId, { id: item.imageId, hasThumbnail: item.hasThumbnail })}
        className="size-24"
      />
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-1">
        <p className="flex items-start gap-1.5 text-xs text-muted">
          <Icon aria-hidden className={clsx('size-4 shrink-0', item.success ? 'text-good' : 'text-bad')} />
          <VisuallyHidden>{t(item.success ? 'progress.succeeded' : 'progress.failed')}:</VisuallyHidden>
          <span className="min-w-0 grow truncate" title={item.name}>
            {item.name}
          </span>
          <time dateTime={item.time} className="shrink-0 tabular-nums">
            {formatTime(item.time, uiLanguage)}
          </time>
        </p>
        {item.success ? (
          <AltText text={item.altText} language={language} />
        ) : (
          <p className="text-sm font-semibold text-bad">{item.error || t('progress.noReason')}</p>
        )}
      </div>
    </article>
  )
}

/** Empty on purpose is not the same as not being here. */
function AltText({ text, language }: { text: string | undefined; language: string }) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  if (text === '') return <p className="text-sm text-muted">{word('image.decorative')}</p>
  return (
    <p lang={text ? languageTag(language) : undefined} className="line-clamp-4 text-sm">
      {text ?? t('progress.noAltText')}
    </p>
  )
}
