import type { ProgressEvent } from '#contract/entities/progress.ts'
import { changeDraft, newDraft, replaceFile } from './change-draft.ts'
import { shownItems, type UploadEvent, type UploadState } from './upload-state.ts'

const choosing: UploadState = { stage: 'choosing', wrongType: null, hasComeBack: false }
const choosingAnew: UploadState = { ...choosing, hasComeBack: true }

/** The stages of the upload page. Events that don't belong to the current stage are ignored. */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  // Restarting and looking for a job are possible at every stage.
  if (event.type === 'restarted') return choosingAnew
  if (event.type === 'jobLookedFor') return { stage: 'looking' }
  switch (state.stage) {
    case 'looking':
      return whileLooking(state, event)
    case 'choosing':
      return whileChoosing(state, event)
    case 'options':
      return inOptions(state, event)
    case 'unstarted':
      return event.type === 'backToOptions'
        ? options(state.draft)
        : event.type === 'sent'
          ? { stage: 'options', draft: state.draft, sending: event.share, refusal: null }
          : state
    case 'unaffordable':
      return whileUnaffordable(state, event)
    case 'processing':
      return whileProcessing(state, event)
    case 'complete':
      return state
  }
}

type At<Stage extends UploadState['stage']> = Extract<UploadState, { stage: Stage }>

function whileLooking(state: At<'looking'>, event: UploadEvent): UploadState {
  if (event.type === 'noJobFound') return event.draft ? options(event.draft) : choosing
  if (event.type === 'jobFound') return { ...processing(event.status.jobId, null), status: event.status }
  return state
}

function whileChoosing(state: At<'choosing'>, event: UploadEvent): UploadState {
  if (event.type === 'wrongTypeChosen') return { ...state, wrongType: event.wrongType }
  if (event.type === 'fileChosen') return options(newDraft(event.file, event.settings, event.baseUrl))
  return state
}

function inOptions(state: At<'options'>, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'fileRemoved':
      return choosingAnew
    case 'fileChosen':
      if (state.sending !== null) return state
      return { ...state, draft: replaceFile(state.draft, event.file), refusal: null }
    case 'previewRead':
    case 'rowsCounted':
    case 'listRefused':
      return { ...state, draft: changeDraft(state.draft, event) }
    case 'settingsChanged':
      // A draft that is being sent can't be changed any more.
      if (state.sending !== null) return state
      return { ...state, draft: changeDraft(state.draft, event), refusal: null }
    case 'sent':
      return { ...state, sending: event.share, refusal: null }
    case 'startRefused':
      return { ...state, sending: null, refusal: event.refusal }
    case 'startFailed':
      return { stage: 'unstarted', draft: state.draft, refusal: event.refusal }
    case 'startUnaffordable':
      return {
        stage: 'unaffordable',
        draft: state.draft,
        sending: null,
        shortfall: event.shortfall,
        refusalNumber: 1,
      }
    case 'started':
      return processing(event.jobId, state.draft)
    default:
      return state
  }
}

/** Retries happen on this screen, which stays until the server has answered. */
function whileUnaffordable(state: At<'unaffordable'>, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'previewRead':
    case 'rowsCounted':
    case 'listRefused':
    case 'settingsChanged':
      return { ...state, draft: changeDraft(state.draft, event) }
    case 'sent':
      return { ...state, sending: event.share }
    case 'backToOptions':
      return state.sending === null ? options(state.draft) : state
    case 'startUnaffordable':
      return {
        ...state,
        sending: null,
        shortfall: event.shortfall,
        refusalNumber: state.refusalNumber + 1,
      }
    case 'startRefused':
      return { ...options(state.draft), refusal: event.refusal }
    case 'startFailed':
      return { stage: 'unstarted', draft: state.draft, refusal: event.refusal }
    case 'started':
      return processing(event.jobId, state.draft)
    default:
      return state
  }
}

function options(draft: At<'options'>['draft']): At<'options'> {
  return { stage: 'options', draft, sending: null, refusal: null }
}

function processing(jobId: number, draft: At<'processing'>['draft']): At<'processing'> {
  return {
    stage: 'processing',
    jobId,
    draft,
    status: null,
    items: [],
    isStopAsked: false,
    isConnectionLost: false,
    error: null,
    hasFailed: false,
  }
}

function whileProcessing(state: At<'processing'>, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'progressed':
      return progress({ ...state, isConnectionLost: false }, event.event)
    case 'connectionLost':
      return { ...state, isConnectionLost: state.error === null }
    case 'connectionFound':
      return state.isConnectionLost ? { ...state, isConnectionLost: false } : state
    case 'stopAsked':
      return { ...state, isStopAsked: true }
    case 'backToOptions':
      if (state.error === null) return state
      if (!state.draft) return choosingAnew
      return options(state.draft)
    default:
      return state
  }
}

function progress(state: At<'processing'>, event: ProgressEvent): UploadState {
  switch (event.type) {
    case 'status':
      return event.status.jobId === state.jobId ? { ...state, status: event.status } : state
    case 'processedItem': {
      // After a reconnection the server can repeat earlier events.
      const others = state.items.filter((item) => item.imageId !== event.item.imageId)
      const items = [event.item, ...others].sort((a, b) => b.time.localeCompare(a.time))
      return { ...state, items: items.slice(0, shownItems) }
    }
    case 'complete':
      return {
        stage: 'complete',
        summary: event.summary,
        filename: state.status?.filename ?? state.draft?.file.name ?? '',
        languages: state.status?.languages ?? [],
      }
    case 'error':
      // The page itself reports errors without a code.
      return { ...state, error: event.message, hasFailed: event.code !== '' }
  }
}
