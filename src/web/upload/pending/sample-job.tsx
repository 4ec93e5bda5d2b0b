import { useId } from 'react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './pending-texts.ts'

/** Images of the sample list with their alt texts as the product writes them; the empty one is decorative. */
const samples = [
  {
    file: 'cocker-spaniels.jpg',
    de: 'Zwei Cocker Spaniels mit lockigen Ohren schauen aus einer Öffnung in einer Holzwand',
    en: 'Two cocker spaniels with curly ears look out of an opening in a wooden wall',
  },
  {
    file: 'fig-in-red-bowl.jpg',
    de: 'Aufgeschnittene Feige mit rotem Fruchtfleisch in einer leuchtend roten Schale auf grauem Stein',
    en: 'Sliced fig with red flesh in a bright red bowl on grey stone',
  },
  {
    file: 'dandelion.jpg',
    de: 'Pusteblume im warmen Gegenlicht der tief stehenden Sonne',
    en: 'Dandelion clock in the warm backlight of the low sun',
  },
  {
    file: 'chart-visitors.png',
    de: 'Säulendiagramm der Besucherzahlen 2025: Anstieg auf 260.000 im dritten Quartal, dann Rückgang auf 210.000',
    en: 'Column chart of visitors in 2025: a rise to 260,000 in the third quarter, then a fall to 210,000',
  },
  { file: 'colour-gradient.jpg', de: '', en: '' },
] as const

/** What a finished job looks like, for a user who can't start one yet. */
export function SampleJob() {
  const t = useTexts(texts)
  const language = useLanguage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 id={titleId} className="text-lg">
          {t('sampleTitle')}
        </h2>
        <p className="text-sm text-muted">{t('sampleText')}</p>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {samples.map((sample) => (
          <li key={sample.file} className="grid content-start gap-1.5">
            <img
              src={`/samples/${sample.file}`}
              alt=""
              loading="lazy"
              className="aspect-square w-full rounded-sm border border-line bg-slot object-cover"
            />
            <p translate="no" className="truncate font-mono text-xs text-muted">
              {sample.file}
            </p>
            {sample[language] ? (
              <p className="text-sm">{sample[language]}</p>
            ) : (
              <p className="text-sm text-muted">{t('sampleDecorative')}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
