import { CallError } from '#web/http/call-error.ts'

/**
 * The message for a failed call of these pages: the server's own, `refused` if it sent none, and `unexpected` if there was no answer.
 * Source: docs/specification/calls.md#errors
 */
export function errorText(error: unknown, { refused, unexpected }: { refused: string; unexpected: string }) {
  return error instanceof CallError ? (error.refusal?.message ?? refused) : unexpected
}
