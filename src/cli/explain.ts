import { ApiError, ConnectionError } from '#client/client.ts'
import { type Exit, exits, Halt } from './exits.ts'

/** An exit code and a sentence for whatever ended a command. */
export function explain(fault: unknown): { exit: Exit; sentence: string } {
  if (fault instanceof Halt) return { exit: fault.exit, sentence: fault.message }
  if (fault instanceof ApiError) return { exit: exitOf(fault), sentence: sentenceOf(fault) }
  if (fault instanceof ConnectionError) return { exit: exits.unreachable, sentence: fault.message }
  if (fault instanceof Error && 'code' in fault && 'syscall' in fault)
    return { exit: exits.wrongUse, sentence: fault.message }
  return {
    exit: exits.wrongUse,
    sentence: `Unexpected: ${fault instanceof Error ? fault.message : String(fault)}`,
  }
}

function sentenceOf({ message, requestId, status, code }: ApiError): string {
  if (code === 'unknown') return `The server answers ${status}: is it a Bildwort server?`
  return status >= 500 && requestId ? `${message} (request ${requestId})` : message
}

function exitOf({ status, code }: ApiError): Exit {
  if (code === 'unknown' || (status >= 500 && status !== 503)) return exits.unreachable
  if (status === 400 || status === 404 || status === 413 || status === 415) return exits.wrongUse
  return exits.refused
}
