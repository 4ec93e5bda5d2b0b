import { X } from 'lucide-react'
import { useEffect } from 'react'
import type { UiLanguage } from '#contract/languages.ts'
import { sayFault, sayRefusal } from '#contract/say.ts'
import { detailsOf } from '#web/http/details-of.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { formatBytes } from '#web/ui/formats/numbers.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { ChosenFiles } from '#web/upload/parts/chosen-files.ts'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { texts } from './pictures-texts.ts'
import { listOf, type RefusedPath, type Sending, sentAtOnce } from './send-pictures.ts'
import { type SendingState, useSending } from './use-sending.ts'

/** Pictures on their way to the server, with a bar for all and for each that is being sent. Goes on by itself if none was left out. */
export function PicturesStage({
  chosen,
  onReady,
  onCancel,
}: {
  chosen: ChosenFiles
  /** `baseUrl`: what the list's paths are below. */
  onReady: (list: File, baseUrl: string) => void
  onCancel: () => void
}) {
  const t = useTexts(texts)
  const heading = useStageHead<HTMLHeadingElement>()
  const sending = useSending(chosen)
  const { sent, failure, items } = sending
  const language = useLanguage()
  const leftOut = listLeftOut(chosen, sending, t('notPicture'), language)
  const underWay = items.filter(({ state }) => state === 'sending')
  const isComplete = sent !== null && leftOut.length === 0 && sent.paths.length > 0
  // Until the next stage shows, nothing changes after the last file.
  const isUnderWay = !failure && (sent === null || isComplete)
  const rows = Math.min(sentAtOnce, chosen.pictures.length + chosen.archives.length)
  const next = () => sent && onReady(listOf(chosen, sent.paths, t('column'), t('listName')), sent.address)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when everything has arrived.
  useEffect(() => {
    if (isComplete) next()
  }, [isComplete])

  return (
    <section aria-label={t('title')} className="grid gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {t(sent && !isComplete ? 'sent' : 'title')}
      </h1>
      <Card className="grid gap-4">
        <Total items={items} />
        {failure && <Banner tone="bad">{failure}</Banner>}
        {isUnderWay && (
          <ul className="grid gap-3" style={{ gridTemplateRows: `repeat(${rows}, 3.5rem)` }}>
            {underWay.map((item) => (
              <Row key={item.path} item={item} />
            ))}
          </ul>
        )}
        {leftOut.length > 0 && <LeftOut files={leftOut} />}
        {sent?.paths.length === 0 && <Banner tone="warning">{t('none')}</Banner>}
        <div className="flex flex-wrap gap-3">
          {sent && !isUnderWay && sent.paths.length > 0 && (
            <Button variant="primary" onClick={next}>
              {t('next', { count: sent.paths.length })}
            </Button>
          )}
          {failure && (
            <Button
              variant="primary"
              onClick={() => {
                heading.current?.focus()
                sending.again()
              }}
            >
              {t('again')}
            </Button>
          )}
          <Button onClick={onCancel}>{t(isUnderWay ? 'cancel' : 'others')}</Button>
        </div>
      </Card>
    </section>
  )
}

function Total({ items }: { items: Sending[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const wanted = items.filter(({ state }) => state !== 'cancelled')
  const bytes = wanted.reduce((sum, { file }) => sum + file.size, 0)
  const done = wanted.reduce(
    (sum, { file, share, state }) => sum + file.size * (isOver(state) ? 1 : share),
    0,
  )
  const files = wanted.filter(({ state }) => isOver(state)).length
  return (
    <div className="grid gap-2">
      <ProgressBar percent={bytes > 0 ? (done / bytes) * 100 : null} label={t('progress')} isTall />
      {/* Two lines, because a growing first one would move the second. */}
      <div className="text-sm text-muted tabular-nums">
        <p>{t('count', { done: files, count: wanted.length })}</p>
        <p>{t('bytes', { done: formatBytes(done, language), all: formatBytes(bytes, language) })}</p>
      </div>
    </div>
  )
}

function isOver(state: Sending['state']): boolean {
  return state === 'done' || state === 'refused'
}

function Row({ item }: { item: Sending }) {
  const t = useTexts(texts)
  const { path, share, slot } = item
  // An archive that has arrived is still being unpacked.
  const isUnpacked = share === 1 && /\.zip$/i.test(path)
  return (
    // A file that is done leaves its place empty until the next one.
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3" style={{ gridRow: slot + 1 }}>
      <span className="truncate text-sm" translate="no">
        {path} {isUnpacked && <span className="text-muted">· {t('unpacking')}</span>}
      </span>
      <IconButton label={t('cancelOne', { name: path })} onClick={() => item.cancel.abort()}>
        <X aria-hidden className="size-5" />
      </IconButton>
      <ProgressBar percent={isUnpacked ? null : share * 100} label={path} />
    </li>
  )
}

const shownLeftOut = 100

function LeftOut({ files }: { files: RefusedPath[] }) {
  const t = useTexts(texts)
  return (
    <Banner tone="warning" title={t('leftOut', { count: files.length })}>
      <ul className="mt-1 grid max-h-72 gap-1 overflow-y-auto text-sm">
        {files.slice(0, shownLeftOut).map(({ path, reason }) => (
          <li key={path} className="wrap-anywhere">
            <span className="font-semibold" translate="no">
              {path}
            </span>{' '}
            {reason}
          </li>
        ))}
        {files.length > shownLeftOut && <li>{t('more', { count: files.length - shownLeftOut })}</li>}
      </ul>
    </Banner>
  )
}

function listLeftOut(
  { others }: ChosenFiles,
  { items, refused }: SendingState,
  notPicture: string,
  language: UiLanguage,
): RefusedPath[] {
  return [
    ...others.map((path) => ({ path, reason: notPicture })),
    ...items
      .filter(({ state }) => state === 'refused')
      .map(({ path, error }) => ({ path, reason: reasonIn(error, language) })),
    ...refused,
  ]
}

/** The server's own sentence is in the language that was set when the file was sent. */
function reasonIn(error: unknown, language: UiLanguage): string {
  const details = detailsOf(error, 'picture_unusable')
  if (!details) return messageFor(error)
  const reason = sayFault({ code: details.fault }, language)
  return sayRefusal('picture_unusable', { ...details, reason }, language)
}
