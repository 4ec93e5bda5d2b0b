import { clsx } from 'clsx'

/** An icon of an image with its text, and the name, which is hidden on phones if the header holds more. */
export function Logo({ isShortOnPhones }: { isShortOnPhones: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-lg font-bold tracking-tight text-ink">
      <svg aria-hidden="true" viewBox="0 0 32 32" fill="none" className="size-8 text-accent">
        <rect x="3" y="3" width="26" height="17" rx="3" stroke="currentColor" strokeWidth="2.5" />
        <path
          d="m5.5 17.5 6.5-6.5 5 5 3.5-3 6 5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
        <circle cx="22" cy="8.5" r="1.75" fill="currentColor" />
        <path d="M4.25 25h23.5M4.25 30h14" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <span className={clsx(isShortOnPhones && 'max-sm:sr-only')}>Bildwort</span>
    </span>
  )
}
