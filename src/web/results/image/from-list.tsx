import { ExternalLink } from 'lucide-react'
import type { Image } from '#contract/entities/image.ts'
import { shownAddress } from '#contract/picture-set-address.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { CopyButton } from './copy-button.tsx'
import { ListText } from './list-text.tsx'

const said = ['context', 'pageTitle', 'linkTarget', 'caption', 'role', 'existingAlt'] as const

/** The values of the user's own list about the image. Only http(s) addresses become links, because a list can contain anything. */
export function FromList({ image: { url: address, fromList } }: { image: Image }) {
  const url = shownAddress(address)
  const t = useTexts(texts)
  return (
    <section
      aria-label={t('desk.fromList')}
      className="grid grid-cols-[minmax(0,1fr)_auto] border-l-2 border-line pl-3 text-sm text-muted"
    >
      <h3 className="self-center text-sm font-semibold">{t('desk.fromList')}</h3>
      <div className="-mr-3 flex">
        <CopyButton text={url} label={t('panel.copyUrl')} />
        {/^https?:\/\//i.test(url) && (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('panel.open')}
            title={t('panel.open')}
            className="inline-grid size-11 place-items-center rounded-md transition-colors hover:bg-sunken hover:text-ink"
          >
            <ExternalLink aria-hidden className="size-5" />
          </a>
        )}
      </div>
      <dl className="col-span-2 grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <div>
          <dt className="text-xs">{t('panel.url')}</dt>
          <dd className="truncate font-mono text-xs" title={url} translate="no">
            {url}
          </dd>
        </div>
        {said
          .filter((name) => fromList[name] !== '')
          .map((name) => (
            <ListText key={name} name={t(`fromList.${name}`)} text={fromList[name]} />
          ))}
      </dl>
    </section>
  )
}
