import type { Image } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { FoldedBlock } from './folded-block.tsx'

/**
 * What the model saw, the image's number in its job, its purpose, and who wrote its texts. `firstLanguage` is the language of the prompt.
 */
export function ImageFacts({ image, firstLanguage }: { image: Image; firstLanguage: string }) {
  const t = useTexts(texts)
  const facts = [
    { name: t('panel.number'), value: String(image.id) },
    { name: t('panel.purpose'), value: image.purpose && t(`purpose.${image.purpose}`) },
    { name: t('panel.model'), value: image.model, isCode: true },
    { name: t('panel.promptVersion'), value: image.promptVersion, isCode: true },
  ].filter(({ value }) => value)
  return (
    <FoldedBlock title={t('panel.facts')}>
      <dl className="grid gap-3 pb-2 text-sm">
        {image.interpretation && (
          <div>
            <dt className="text-muted">{t('panel.interpretation')}</dt>
            <dd lang={languageTag(firstLanguage)}>{image.interpretation}</dd>
          </div>
        )}
        {facts.map(({ name, value, isCode }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd className={isCode ? 'font-mono text-xs leading-6 break-all' : undefined} translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </FoldedBlock>
  )
}
