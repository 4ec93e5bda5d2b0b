import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Link } from 'wouter'
import { logoutMutation } from '#web/accounts/account-queries.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { defineTexts } from '#web/i18n/define-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import de from './menu-texts.de.json'
import en from './menu-texts.en.json'
import { ProfileAvatar } from './profile-avatar.tsx'

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accountMenu: typeof de
  }
}

const texts = defineTexts('accountMenu', de, en)

/** The signed-in user with a link to their account, and the sign-out. */
export function AccountMenu() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const onOwed = () =>
    showToast({ variant: 'destructive', title: t('logoutFailed'), description: t('logoutOwed') })
  const logout = useMutation(logoutMutation(useQueryClient(), { onOwed }))
  if (!user) return null

  return (
    <div className="flex items-center justify-between gap-2">
      <Link
        href="/konto/profil"
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 text-sm font-semibold transition-colors hover:bg-sunken"
      >
        <ProfileAvatar username={user.username} className="size-8 text-xs" />
        <span translate="no" className="max-w-40 truncate">
          {user.username}
        </span>
        <VisuallyHidden>, {t('account')}</VisuallyHidden>
      </Link>
      <Button size="small" isBusy={logout.isPending} onClick={() => logout.mutate()}>
        <LogOut aria-hidden className="size-4" />
        {t('logout')}
      </Button>
    </div>
  )
}
