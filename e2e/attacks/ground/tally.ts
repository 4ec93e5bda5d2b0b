import type { Answer } from './send.ts'

/** Counts answers by status and refusal. */
export interface Tally {
  add(answer: Answer): void
  /** Number of answers with one of these statuses; `4` matches a class. */
  count(...statuses: number[]): number
  /** `12 × 403 account_not_ready, 1 × 202`. */
  text(): string
}

export function createTally(answers: Answer[] = []): Tally {
  const counts = new Map<string, number>()
  const all: number[] = []
  const add = ({ status, code }: Answer) => {
    const name = `${status === 0 ? 'no answer' : status} ${code}`.trim()
    counts.set(name, (counts.get(name) ?? 0) + 1)
    all.push(status)
  }
  answers.forEach(add)
  return {
    add,
    count: (...statuses) =>
      all.filter((status) => statuses.includes(status) || statuses.includes(Math.floor(status / 100))).length,
    text: () => [...counts].map(([name, count]) => `${count} × ${name}`).join(', ') || 'none',
  }
}
