import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface Step {
  label: string
  /** Null at the end of the sequence. */
  go: (() => void) | null
  /** As `aria-keyshortcuts` has them. */
  keys?: string
}

/** To the one before and the one after. They keep the focus at the ends. */
export function StepButtons({ back, next }: { back: Step; next: Step }) {
  return (
    <>
      <StepButton {...back} icon={ChevronLeft} />
      <StepButton {...next} icon={ChevronRight} />
    </>
  )
}

function StepButton({ label, go, keys, icon: Icon }: Step & { icon: typeof ChevronLeft }) {
  return (
    <IconButton
      label={label}
      aria-disabled={!go}
      aria-keyshortcuts={keys}
      onClick={() => go?.()}
      className="aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-6" />
    </IconButton>
  )
}
