import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { UiLanguage } from '#contract/languages.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { LinkButton } from '#web/ui/buttons/link-button.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { HeaderFrame } from './header-frame.tsx'
import { HeaderMenuSlot } from './header-menu-slot.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { texts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export interface AppHeaderProps {
  /** Shown to signed-in users on every page: the running job, balance, notifications. */
  status?: ReactNode
  /** The user's name and the sign-out. */
  accountMenu: ReactNode
  onChooseLanguage: (language: UiLanguage) => void
}

/** Links to the pages of signed-in users, or to the sign-in. */
export function AppHeader({ status, accountMenu, onChooseLanguage }: AppHeaderProps) {
  const t = useTexts(texts)
  const [location] = useLocation()
  const { data: user, isPending } = useQuery(currentUserQuery)
  // Before the session is known, anything here would have to make room for the user's elements.
  const isKnown = !isPending
  const leadsIn = user === null && location !== '/auth'
  return (
    <HeaderFrame
      above={
        <>
          <NoticeLine />
          <ConnectionNotice />
        </>
      }
    >
      <Link href="/" aria-label={t('home')} className="inline-flex rounded-md">
        <Logo isShortOnPhones={Boolean(user) || leadsIn} />
      </Link>
      {user && (
        <div className="hidden lg:block">
          <MainNav />
        </div>
      )}
      {/* As wide as the remaining space, so that it does not move when something is added at its open end. */}
      <div className="flex grow flex-wrap items-center justify-end gap-y-1 min-[22.5rem]:gap-x-0.5 sm:gap-x-2">
        {user && status}
        {isKnown && (
          <div className={clsx('items-center sm:gap-x-2', user ? 'hidden xl:flex' : 'flex')}>
            <LanguageSwitch onChoose={onChooseLanguage} />
            <ThemeSwitch />
          </div>
        )}
        {user && <div className="hidden xl:block">{accountMenu}</div>}
        {user && <HeaderMenuSlot accountMenu={accountMenu} onChooseLanguage={onChooseLanguage} />}
        {leadsIn && (
          <LinkButton href="/auth" size="small">
            {t('signIn')}
          </LinkButton>
        )}
      </div>
    </HeaderFrame>
  )
}

/** The operator's notice to everyone (the setting NOTICE). */
function NoticeLine() {
  const { data } = useQuery(settingsQuery)
  if (!data?.notice) return null
  return (
    <p className="border-b border-line bg-strip px-4 py-1.5 text-center text-sm text-strip-ink">
      {data.notice}
    </p>
  )
}
