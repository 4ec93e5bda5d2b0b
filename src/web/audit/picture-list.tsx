import type { AuditedPicture } from '#contract/entities/site-audit.ts'
import { pictureRules } from '#contract/picture-rules.ts'
import { PreviewPicture } from '#web/components/preview-picture.tsx'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { texts } from './texts.ts'

/** Pictures of an audit with their texts, faults and places. */
export function PictureList({
  pictures,
  hasPreviews,
}: {
  pictures: readonly AuditedPicture[]
  /** Visitors with a link see none: the server fetches previews for users only. */
  hasPreviews: boolean
}) {
  return (
    <ul className="grid divide-y divide-line">
      {pictures.map((picture) => (
        <li key={picture.id} className="flex break-inside-avoid gap-4 py-3">
          {hasPreviews && <PreviewPicture url={picture.url || null} className="size-20" />}
          <PictureFacts picture={picture} />
        </li>
      ))}
    </ul>
  )
}

function PictureFacts({ picture }: { picture: AuditedPicture }) {
  const t = useTexts(texts)
  const spoken = useLanguage()
  const { form, url, alt, label, role, linkTarget, page, pageCount, faults, language } = picture
  const text = alt?.trim() || label
  return (
    <div className="grid min-w-0 grow content-start gap-1">
      {text ? (
        <p lang={language || undefined} className="break-words">
          {text}
        </p>
      ) : (
        <p className="text-muted">
          {t(form === 'sitemap' ? 'pictures.listed' : alt === null ? 'pictures.absent' : 'pictures.empty')}
        </p>
      )}
      {faults.map(({ rule }) => (
        <p key={rule} className="text-sm font-semibold text-bad">
          {pictureRules[rule][spoken]}
        </p>
      ))}
      <p className="text-sm break-all text-muted">{url || t('pictures.noAddress')}</p>
      <p className="text-sm text-muted">
        <a
          href={page.url}
          target="_blank"
          rel="noreferrer noopener"
          className="break-all text-accent underline"
        >
          {page.title || page.url}
        </a>
        {pageCount > 1 && ` · ${t('pictures.onPages', { count: pageCount })}`}
        {linkTarget && <span className="break-all"> · {t('pictures.linked', { target: linkTarget })}</span>}
      </p>
      {role === 'decorative' && (
        <div>
          <Badge tone="outline">{t('pictures.decorative')}</Badge>
        </div>
      )}
    </div>
  )
}
