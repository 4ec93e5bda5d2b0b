export type StepName = 'list' | 'amount' | 'languages' | 'prompt' | 'wishes' | 'format' | 'start'

export function stepId(name: StepName): string {
  return `upload-step-${name}`
}

/** Leads the reader to a step; after the next drawing, as the step above it may just be folding. */
export function focusStep(name: StepName): void {
  requestAnimationFrame(() => {
    const step = document.getElementById(stepId(name))
    step?.focus({ preventScroll: true })
    step?.scrollIntoView({ block: 'nearest' })
  })
}
