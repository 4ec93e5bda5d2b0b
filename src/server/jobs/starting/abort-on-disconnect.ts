import type { FastifyReply } from 'fastify'
import { inputWords } from '#contract/words/words-of-issue.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import { onceClosed } from '#server/platform/requests/once-closed.ts'

/** Returns a signal that aborts when the client disconnects before the response was sent. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  onceClosed([reply.raw], () => {
    if (reply.raw.writableFinished) return
    // Nobody reads it. Like every interrupted form it is not our error.
    controller.abort(new InvalidInput([{ path: '', words: inputWords.formUnreadable }]))
  })
  return controller.signal
}
