import type { ReactNode } from 'react'

/** The frame of a 192 × 120 drawing in the app's colours. */
export function StepPicture({ label, children }: { label: string; children: ReactNode }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 192 120"
      fill="none"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full max-w-72 rounded-md border border-line bg-sunken print:max-w-48"
    >
      {children}
    </svg>
  )
}
