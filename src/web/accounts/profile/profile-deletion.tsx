import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { firstAdminId, type User } from '#contract/entities/user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ProfileDeletionForm } from './profile-deletion-form.tsx'
import { texts } from './profile-texts.ts'

/** The way out for good, folded: nobody comes upon it by chance. */
export function ProfileDeletion({ user }: { user: User }) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    // It stands last: what unfolds would lie below the edge of the dialog.
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
          // Asks for the balance, which most people who open their profile need not wait for.
          isOpen && <ProfileDeletionForm user={user} />
        )}
      </div>
    </details>
  )
}
