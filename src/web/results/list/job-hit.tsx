import { Link } from 'wouter'
import type { JobHit as Hit, ListedJob } from '#contract/entities/job.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { imageAddress } from '#web/results/queries/image-view.ts'
import { texts } from './list-texts.ts'

/** What a search found in a job: the first match with its field and language, and the way to all of them. */
export function JobHit({ job, hit, search }: { job: ListedJob; hit: Hit; search: string }) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const { field, language, excerpt } = hit
  const place = [t(`hit.${field}`), language !== null && languageName(language, uiLanguage)]
  const query = imageAddress(job.languages).write(new URLSearchParams(), {
    search,
    ...(language !== null && { language }),
  })
  return (
    <p className="text-sm">
      <Link
        href={`/results/${job.id}?${query}`}
        aria-label={`${t('hit.images', { count: hit.images })} ${t('hit.open', { name: job.name })}`}
        className="relative z-raised rounded-sm font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {t('hit.images', { count: hit.images })}
      </Link>{' '}
      <span
        className="wrap-anywhere"
        translate="no"
        {...(language !== null && { lang: languageTag(language) })}
      >
        {excerpt.before}
        <mark className="rounded-sm bg-warning-soft px-0.5 font-semibold text-ink">{excerpt.found}</mark>
        {excerpt.after}
      </span>{' '}
      <span className="text-muted">({place.filter(Boolean).join(', ')})</span>
    </p>
  )
}
