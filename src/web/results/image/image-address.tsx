import { ExternalLink } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { CopyButton } from './copy-button.tsx'
import { DetailBlock } from './detail-block.tsx'

/** Where the picture itself lives. Only http(s) addresses become links: a list may hold anything. */
export function ImageAddress({ url }: { url: string }) {
  const t = useTexts(texts)
  return (
    <DetailBlock title={t('panel.url')} action={<CopyButton text={url} label={t('panel.copyUrl')} />}>
      <p className="font-mono text-xs break-all" translate="no">
        {url}
      </p>
      {/^https?:\/\//i.test(url) && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-sm font-semibold text-accent hover:underline"
        >
          {t('panel.open')}
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
    </DetailBlock>
  )
}
