import { clsx } from 'clsx'
import { profileInitials } from './profile-initials.ts'

/** A name's initials in a circle, beside the name itself. */
export function ProfileAvatar({ username, className }: { username: string; className?: string }) {
  return (
    <span
      aria-hidden
      translate="no"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-strong select-none',
        className,
      )}
    >
      {profileInitials(username)}
    </span>
  )
}
