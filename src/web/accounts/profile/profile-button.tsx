import { type ComponentType, useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { texts } from './menu-texts.ts'
import { ProfileAvatar } from './profile-avatar.tsx'

interface ProfileDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The user's name, which opens their profile. The code of the dialog loads on hover. */
export function ProfileButton({ username }: { username: string }) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ProfileDialogProps> | null>(null)

  async function open(): Promise<void> {
    try {
      const { ProfileDialog } = await fetchDialog()
      setDialog(() => ProfileDialog)
      setOpen(true)
    } catch (error) {
      showToast({ variant: 'destructive', title: t('profileFailed'), description: messageFor(error) })
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void fetchDialog().catch(() => {})}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-md px-2 text-sm font-semibold transition-colors hover:bg-sunken"
      >
        <ProfileAvatar username={username} className="size-8 text-xs" />
        <span translate="no" className="max-w-40 truncate">
          {username}
        </span>
        <VisuallyHidden>, {t('profile')}</VisuallyHidden>
      </button>
      {Dialog && <Dialog isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  )
}

function fetchDialog() {
  return import('./profile-dialog.tsx')
}
