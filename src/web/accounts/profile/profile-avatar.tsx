import { clsx } from 'clsx'
import { profileInitials } from './profile-initials.ts'

/** A circle with the initials of a name, shown next to the name. */
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
