import { ExternalLink } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { CopyButton } from './copy-button.tsx'

/** What the user's own list says of the image, quietly. Only http(s) addresses become links: a list may hold anything. */
export function FromList({ image: { id, url } }: { image: Image }) {
  const t = useTexts(texts)
  return (
    <section aria-label={t('desk.fromList')} className="grid gap-1 rounded-md bg-sunken px-3 py-2 text-sm">
      <h3 className="text-sm font-semibold text-muted">{t('desk.fromList')}</h3>
      <dl className="grid gap-1">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{t('panel.number')}</dt>
          <dd className="tabular-nums">{id}</dd>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center">
          <dt className="col-start-1 text-muted">{t('panel.url')}</dt>
          <dd className="col-start-1 truncate font-mono text-xs" title={url} translate="no">
            {url}
          </dd>
          <dd className="col-start-2 row-span-2 row-start-1 -mr-2 flex">
            <CopyButton text={url} label={t('panel.copyUrl')} />
            {/^https?:\/\//i.test(url) && (
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={t('panel.open')}
                title={t('panel.open')}
                className="inline-grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-surface hover:text-ink"
              >
                <ExternalLink aria-hidden className="size-5" />
              </a>
            )}
          </dd>
        </div>
      </dl>
    </section>
  )
}
