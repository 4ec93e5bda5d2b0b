import { clsx } from 'clsx'

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

/** The first letters of a name's first and last word: `anna.meier` → `AM`, `redaktion` → `R`. */
export function profileInitials(username: string): string {
  const words = username.split(/[\s._-]+/u).filter(Boolean)
  const first = firstLetter(words[0] ?? username)
  return words.length > 1 ? first + firstLetter(words.at(-1) ?? '') : first
}

function firstLetter(word: string): string {
  return ([...word][0] ?? '').toUpperCase()
}
