import type { Image } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { CopyButton } from './copy-button.tsx'

/** Alt text and description of one language, each with a copy button; an empty one says why. */
export function LanguageTexts({ code, image }: { code: string; image: Image }) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  const language = languageName(code, useLanguage())
  const { altText = '', description = '' } = versionIn(image.languageVersions, code) ?? {}
  const rows = [
    {
      name: word('image.altText'),
      text: altText,
      copy: t('panel.copyAltText', { language }),
      instead: t(image.decorative ? 'decorative.empty' : 'image.noText'),
    },
    {
      name: word('image.description'),
      text: description,
      copy: t('panel.copyDescription', { language }),
      instead: t('image.noText'),
    },
  ]
  // Carried-over images have only an alt text.
  const shown = image.state === 'carried' ? rows.slice(0, 1) : rows
  return (
    <dl className="grid gap-3">
      {shown.map(({ name, text, copy, instead }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd lang={text ? languageTag(code) : undefined} className="col-start-1">
            {text || <span className="text-muted">{instead}</span>}
          </dd>
          {text && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton text={text} label={copy} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
