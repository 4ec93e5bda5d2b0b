import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { hasSinglesQuery } from '#web/results/queries/results-queries.ts'
import { texts } from '#web/results/texts.ts'

/** Links to single images from the API, if there are any, or from them back to the lists. */
export function SinglesLink({ leadsTo }: { leadsTo: 'list' | 'single' }) {
  const t = useTexts(texts)
  const { data: hasSingles } = useQuery({ ...hasSinglesQuery, enabled: leadsTo === 'single' })
  if (leadsTo === 'single' && !hasSingles) return null
  return (
    <p>
      <Link
        href={leadsTo === 'single' ? '/results?kind=single' : '/results'}
        className="inline-flex min-h-6 items-center rounded-sm text-sm font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {t(leadsTo === 'single' ? 'singles.title' : 'singles.back')}
      </Link>
    </p>
  )
}
