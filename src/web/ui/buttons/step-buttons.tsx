import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.tsx'

interface Step {
  label: string
  /** Null at the end of the sequence. */
  go: (() => void) | null
  /** In the format of `aria-keyshortcuts`. */
  keys?: string
}

/** Buttons to the previous and the next item. They keep the focus at the ends. */
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
