import type { Image } from '#contract/entities/image.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { DetailBlock } from './detail-block.tsx'

/** Where the image stands in the list, what it is for, and who wrote its texts. */
export function ImageFacts({ image }: { image: Image }) {
  const t = useTexts(texts)
  const facts = [
    { name: t('panel.number'), value: String(image.id) },
    { name: t('panel.purpose'), value: image.purpose && t(`purpose.${image.purpose}`) },
    { name: t('panel.model'), value: image.model, isCode: true },
    { name: t('panel.promptVersion'), value: image.promptVersion, isCode: true },
  ]
  return (
    <DetailBlock title={t('panel.facts')}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(
          ({ name, value, isCode }) =>
            value && (
              <div key={name} className="contents">
                <dt className="text-muted">{name}</dt>
                <dd className={isCode ? 'font-mono text-xs leading-6 break-all' : undefined} translate="no">
                  {value}
                </dd>
              </div>
            ),
        )}
      </dl>
    </DetailBlock>
  )
}
