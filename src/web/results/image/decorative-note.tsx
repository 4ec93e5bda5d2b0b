import type { Image } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'
import { texts as shownTexts } from '#web/components/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CopyButton } from './copy-button.tsx'

const emptyAlt = 'alt=""'

/** The suggestion to leave the alt text empty: the reason and the actions. */
export function DecorativeNote({ image, firstLanguage }: { image: Image; firstLanguage: string }) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  return (
    <div className="grid justify-items-start gap-3">
      <Banner tone="info" title={word('image.decorative')} className="w-full">
        <div className="grid gap-1.5">
          <p>
            {t('decorative.suggestion')} <code className="font-mono whitespace-nowrap">{emptyAlt}</code>
          </p>
          {image.decorativeReason && <p lang={languageTag(firstLanguage)}>{image.decorativeReason}</p>}
          <p className="text-muted">{t('decorative.hint')}</p>
        </div>
      </Banner>
      {/* Not inside the banner, which is announced again when the button says that it has copied. */}
      <CopyButton isWorded text={emptyAlt} label={t('decorative.copy')} />
    </div>
  )
}
