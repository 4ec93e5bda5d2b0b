import type { UploadState } from '#web/upload/draft/upload-state.ts'

export type ProcessingPhase = 'waiting' | 'running' | 'paused' | 'stopping' | 'error'

/** The phase in the title: the server's state, except that a stop is shown as soon as it is requested. */
export function processingPhase(
  state: Pick<Extract<UploadState, { stage: 'processing' }>, 'status' | 'isStopAsked' | 'error'>,
): ProcessingPhase {
  if (state.error !== null) return 'error'
  const serverState = state.status?.state ?? 'running'
  if (state.isStopAsked || serverState === 'stopping' || serverState === 'stopped') return 'stopping'
  return serverState === 'done' ? 'running' : serverState
}
