import type { Verdict } from './verify-token.ts'

/** A server's verification request and its answer. */
export interface Check {
  secret: string
  /** The token. */
  response: string
  remoteIp: string | null
  verdict: Verdict
}

const keepChecks = 1_000

/** Keeps the last thousand checks, oldest first. */
export function createCheckBook() {
  const checks: Check[] = []

  return {
    checks: checks as readonly Check[],
    add(check: Check) {
      checks.push(check)
      if (checks.length > keepChecks) checks.shift()
    },
    forget() {
      checks.length = 0
    },
  }
}

export type CheckBook = ReturnType<typeof createCheckBook>
