import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Link, useLocation } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** Links to the pages of signed-in users and, for administrators, to theirs; in a row, or stacked in the menu. */
export function MainNav({ isStacked, onFollow }: { isStacked?: boolean; onFollow?: () => void }) {
  const t = useTexts(texts)
  const [location] = useLocation()
  const { data: user } = useQuery(currentUserQuery)
  const links = [
    { href: '/', label: t('upload'), isHere: location === '/' },
    { href: '/results', label: t('results'), isHere: location.startsWith('/results') },
    { href: '/pruefung', label: t('audit'), isHere: location.startsWith('/pruefung') },
    { href: '/credits', label: t('credits'), isHere: location === '/credits' },
    ...(user?.isAdmin ? [{ href: '/admin', label: t('admin'), isHere: location.startsWith('/admin') }] : []),
  ]
  return (
    <nav aria-label={t('nav')}>
      <ul className={clsx('flex', isStacked ? 'flex-col' : 'gap-1')}>
        {links.map(({ href, label, isHere }) => (
          <li key={href}>
            <Link
              href={href}
              onClick={() => onFollow?.()}
              aria-current={isHere ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center rounded-md px-3 font-semibold',
                isHere
                  ? 'bg-accent-soft text-accent-strong forced-colors:underline forced-colors:underline-offset-8'
                  : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
