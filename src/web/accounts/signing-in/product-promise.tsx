import { texts } from '#web/accounts/texts.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import photograph from './cocker-spaniels.webp'

/** Alt texts of the photograph as the product writes them. They are a sample, so they are the same in every interface language. */
const altTexts = {
  de: 'Zwei braune Cocker Spaniels schauen zwischen Holzbrettern hervor; einer hechelt, der andere lässt eine Pfote hängen.',
  en: 'Two brown cocker spaniels peek out between wooden boards; one is panting, the other lets a paw hang down.',
  it: 'Due cocker spaniel marroni si affacciano tra assi di legno; uno ansima, l’altro lascia penzolare una zampa.',
}

/** Shows what the product does: an image, its alt text in three languages, and the three steps. */
export function ProductPromise() {
  const t = useTexts(texts)
  const language = useLanguage()
  return (
    <section className="grid gap-8 lg:col-start-1 lg:row-start-1">
      <div className="grid gap-2">
        <h2 className="text-2xl">{t('pitch')}</h2>
        <p className="max-w-prose text-lg text-muted">{t('pitchMore')}</p>
      </div>
      <figure className="grid gap-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] sm:items-end">
        <img
          src={photograph}
          alt={altTexts[language]}
          width={800}
          height={1000}
          className="w-full rounded-lg"
        />
        <figcaption>
          <dl className="grid gap-4">
            {Object.entries(altTexts).map(([code, altText]) => (
              <div key={code} className="border-l-2 border-control pl-4">
                <dt className="font-mono text-xs text-muted">alt · {code}</dt>
                <dd lang={code}>{altText}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-xs text-muted">{t('photoCredit')}</p>
        </figcaption>
      </figure>
      <ol className="grid gap-4 sm:grid-cols-3">
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className="grid content-start gap-1 border-t-2 border-ink pt-3">
            <span className="font-mono text-sm text-muted">{step}</span>
            <h3 className="text-base">{t(`step${step}`)}</h3>
            <p className="text-sm text-muted">{t(`step${step}More`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
