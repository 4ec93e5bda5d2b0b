import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { logoutMutation } from '#web/accounts/account-queries.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { texts } from './menu-texts.ts'
import { ProfileButton } from './profile-button.tsx'

/** The signed-in user with a link to their profile, and the sign-out. */
export function AccountMenu() {
  const t = useTexts(texts)
  const { data: user } = useQuery(currentUserQuery)
  const onOwed = () =>
    showToast({ variant: 'destructive', title: t('logoutFailed'), description: t('logoutOwed') })
  const logout = useMutation(logoutMutation(useQueryClient(), { onOwed }))
  if (!user) return null

  return (
    <div className="flex items-center justify-between gap-2">
      <ProfileButton username={user.username} />
      <Button size="small" isBusy={logout.isPending} onClick={() => logout.mutate()}>
        <LogOut aria-hidden className="size-4" />
        {t('logout')}
      </Button>
    </div>
  )
}
