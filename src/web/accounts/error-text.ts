import { CallError } from '#web/http/call-error.ts'

/**
 * What people read about a failed call of these screens: the server's own sentence; without one `refused`; and
 * `unexpected` when no answer came at all. Source: docs/specification.md#errors
 */
export function errorText(error: unknown, { refused, unexpected }: { refused: string; unexpected: string }) {
  return error instanceof CallError ? (error.refusal?.message ?? refused) : unexpected
}
