import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ShortcutsSlot } from './shortcuts-slot.tsx'
import { texts } from './texts.ts'

const linkClass = 'inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline'

/** Legal pages, help, shortcuts for signed-in users, the operator, and the copyright line. */
export function AppFooter() {
  const t = useTexts(texts)
  const { data } = useQuery(settingsQuery)
  const { data: user } = useQuery(currentUserQuery)
  const operator = data?.operator
  return (
    <footer data-no-print className="border-t border-line">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-5 text-sm text-muted sm:px-6">
        <Link href="/datenschutz" className={linkClass}>
          {t('privacy')}
        </Link>
        <Link href="/impressum" className={linkClass}>
          {t('imprint')}
        </Link>
        <Link href="/hilfe" className={linkClass}>
          {t('help')}
        </Link>
        {user && <ShortcutsSlot className={linkClass} />}
        {operator?.url && (
          <a href={operator.url} target="_blank" rel="noopener noreferrer" className={linkClass}>
            {t('operatorSite', { name: operator.name || operator.url })}
          </a>
        )}
        <p className="sm:ml-auto">
          © {new Date().getFullYear()} {operator?.name || 'Bildwort'}
        </p>
      </div>
    </footer>
  )
}
