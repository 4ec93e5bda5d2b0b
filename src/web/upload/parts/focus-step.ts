export type StepName = 'list' | 'amount' | 'languages' | 'prompt' | 'wishes' | 'format' | 'start'

export function stepId(name: StepName): string {
  return `upload-step-${name}`
}

/** Scrolls to a step and focuses it, after the next render, because the step above may be collapsing. */
export function focusStep(name: StepName): void {
  requestAnimationFrame(() => {
    const step = document.getElementById(stepId(name))
    step?.focus({ preventScroll: true })
    step?.scrollIntoView({ block: 'nearest' })
  })
}
