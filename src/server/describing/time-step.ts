export type Step = 'fetch' | 'open' | 'ask' | 'check'

/** Receives the duration of each step, whatever its outcome. */
export type OnStep = (step: Step, seconds: number) => void

/** Reports the duration of the work to `onStep`. */
export async function timeStep<T>(
  onStep: OnStep | undefined,
  step: Step,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    onStep?.(step, (performance.now() - startedAt) / 1_000)
  }
}
