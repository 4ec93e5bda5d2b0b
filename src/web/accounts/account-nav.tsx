import { clsx } from 'clsx'
import { Link } from 'wouter'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './account-page-texts.ts'
import { type AccountPageName, accountPages, addressOfAccountPage } from './account-pages.ts'

/** Links to the pages of the account. Stays mounted when they change, and so keeps the focus. */
export function AccountNav({ current }: { current: AccountPageName }) {
  const t = useTexts(texts)
  return (
    <nav aria-label={t('title')}>
      <ul className="flex flex-wrap gap-x-1 border-b border-line">
        {accountPages.map(({ name }) => (
          <li key={name}>
            <Link
              href={addressOfAccountPage(name)}
              aria-current={name === current ? 'page' : undefined}
              className={clsx(
                '-mb-px flex min-h-11 items-center border-b-2 px-2 text-sm font-semibold sm:px-3',
                name === current
                  ? 'border-accent text-ink forced-colors:border-[Highlight]'
                  : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
              )}
            >
              {t(`pages.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
