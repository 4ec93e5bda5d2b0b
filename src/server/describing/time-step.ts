export type Step = 'fetch' | 'open' | 'ask' | 'check'

/** Hears how long a step of a picture's way took, whatever came of it. */
export type OnStep = (step: Step, seconds: number) => void

/** Tells `onStep` how long the work took. */
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
