import { performance } from 'node:perf_hooks'

const rounds = 11

/** How many times longer the first takes than the second, by their medians. */
export async function compareTimes(
  first: () => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<number> {
  const times = { first: [] as number[], second: [] as number[] }
  // In turn, so that whatever else the machine does meets both.
  for (let round = 0; round < rounds; round++) {
    times.first.push(await milliseconds(first))
    times.second.push(await milliseconds(second))
  }
  return median(times.first) / median(times.second)
}

async function milliseconds(attempt: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await attempt()
  return performance.now() - since
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
