import type { LanguageVersion } from '#contract/entities/image.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { CopyButton } from './copy-button.tsx'
import { DetailBlock } from './detail-block.tsx'
import { texts } from './texts.ts'

/** Alt text and description of one language, each ready to be copied. */
export function LanguageTexts({ code, version }: { code: string; version: LanguageVersion }) {
  const t = useTexts(texts)
  const language = languageName(code, useLanguage())
  const rows = [
    { name: t('image.altText'), text: version.altText, copy: t('panel.copyAltText', { language }) },
    {
      name: t('image.description'),
      text: version.description,
      copy: t('panel.copyDescription', { language }),
    },
  ]
  return (
    <DetailBlock title={language}>
      <dl className="grid gap-3">
        {rows.map(({ name, text, copy }) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
            <dt className="text-sm text-muted">{name}</dt>
            <dd lang={text ? languageTag(code) : undefined} className="col-start-1">
              {text || <span className="text-muted">{t('image.noText')}</span>}
            </dd>
            {text && (
              <dd className="col-start-2 row-span-2 row-start-1">
                <CopyButton text={text} label={copy} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </DetailBlock>
  )
}
