import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { firstAdminId, type User } from '#contract/entities/user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ProfileDeletionForm } from './profile-deletion-form.tsx'
import { texts } from './profile-texts.ts'

/** Deletes the account. Collapsed, so that nobody opens it by accident. */
export function ProfileDeletion({ user }: { user: User }) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // The section is the last one: its expanded content would be below the dialog's edge.
    if (isOpen) details.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group scroll-m-3 rounded-md border border-line open:border-bad"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-md px-3 py-2.5 text-bad [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-90" />
        <h3 className="text-base">{t('deletion.title')}</h3>
      </summary>
      <div className="border-t border-line p-3 sm:p-4">
        {user.id === firstAdminId ? (
          <p className="text-sm">{t('deletion.permanent')}</p>
        ) : (
          // Mounted on expansion, because it loads the balance, which most users who open their profile don't need.
          isOpen && <ProfileDeletionForm user={user} />
        )}
      </div>
    </details>
  )
}
