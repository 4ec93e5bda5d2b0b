import type { LanguageVersions } from '#contract/entities/image.ts'
import { type Draft, isEmpty, makes, noDraft, unsent } from './text-draft.ts'

export interface DraftState {
  draft: Draft
  /**
   * `saved`: the server has all changes. `failed`: the changes stay in the draft. `outdated`: the texts were changed elsewhere; typed
   * changes stay in the draft until the user decides, an approval is dropped.
   */
  phase: 'rest' | 'waiting' | 'saving' | 'saved' | 'failed' | 'outdated'
  /** Why saving failed or the draft is outdated. */
  error: unknown
  /** The server's texts, if the draft is outdated. */
  newer?: LanguageVersions
}

/**
 * The outcome of sending a draft: the server's current texts and, if they differ from those that the draft was based on, the error. Nothing
 * was saved then.
 */
export interface Sent {
  texts: LanguageVersions
  outdated: Error | null
}

/** Holds the changes of a job's images until the server has them. */
export interface DraftKeeper {
  subscribe: (listener: () => void) => () => void
  /** The same object until the image's state changes. */
  stateOf: (imageId: number) => DraftState
  /** Changes a draft. It is saved once the changes pause. */
  change: (imageId: number, change: (draft: Draft) => Draft) => void
  /** Saves an image at once. Never rejects: failures are kept and reported in its state. */
  save: (imageId: number) => Promise<void>
  saveAll: () => Promise<void>
  /** Overwrites the newer texts with the outdated draft. */
  saveOver: (imageId: number) => Promise<void>
  /** Drops the outdated draft. */
  discard: (imageId: number) => void
  /** Ids of the images with an outdated draft or approval: the same array until that changes. */
  outdated: () => readonly number[]
  /** Ids of the images whose last attempt failed. */
  failed: () => number[]
  hasUnsaved: () => boolean
  /** Retries failed saves with growing delays until the returned function is called. */
  keepTrying: () => () => void
}

const firstRetryMs = 5_000
const lastRetryMs = 60_000

const resting: DraftState = { draft: noDraft, phase: 'rest', error: null }

/**
 * `send` sends one draft, one at a time per image; `keep` is called with all unsaved drafts on every change; `kept` holds the drafts that
 * an earlier page could not send.
 */
export function createDraftKeeper({
  kept,
  send,
  keep,
  quietMs = 800,
}: {
  kept: ReadonlyMap<number, Draft>
  send: (imageId: number, draft: Draft) => Promise<Sent>
  keep: (drafts: ReadonlyMap<number, Draft>) => void
  quietMs?: number
}): DraftKeeper {
  const states = new Map<number, DraftState>()
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const running = new Map<number, Promise<void>>()
  /** Drafts that were sent without getting an answer: the server may have saved them. */
  const unanswered = new Map<number, Draft>()
  /** Of the last save of each image: the texts that it was based on, and the resulting ones. */
  const lastSaved = new Map<number, Pick<Draft, 'seen'> & Pick<Sent, 'texts'>>()
  const listeners = new Set<() => void>()
  let outdated: readonly number[] = []
  let isTrying = false
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  for (const [id, draft] of kept) states.set(id, { draft, phase: 'waiting', error: null })

  const stateOf = (id: number) => states.get(id) ?? resting
  const failed = () => [...states].filter(([, { phase }]) => phase === 'failed').map(([id]) => id)
  const unsaved = () => [...states].filter(([, { draft }]) => !isEmpty(draft))

  function set(id: number, state: DraftState): void {
    states.set(id, state)
    const ids = [...states].filter(([, { phase }]) => phase === 'outdated').map(([known]) => known)
    if (ids.join() !== outdated.join()) outdated = ids
    keep(new Map(unsaved().map(([unsavedId, { draft }]) => [unsavedId, draft])))
    for (const listener of listeners) listener()
  }

  function change(id: number, changed: (draft: Draft) => Draft): void {
    const write = (draft: Draft) => ahead(id, changed(draft))
    const state = stateOf(id)
    const { draft, phase } = state
    if (isHeldBack(state)) {
      set(id, { ...state, draft: write(draft) })
      return
    }
    set(id, { draft: write(draft), phase: phase === 'saving' ? 'saving' : 'waiting', error: null })
    clearTimeout(timers.get(id))
    timers.set(
      id,
      setTimeout(() => void save(id), quietMs),
    )
  }

  /** Directly after a save, a page can still show the texts that the save was based on. */
  function ahead(id: number, draft: Draft): Draft {
    const last = lastSaved.get(id)
    return last && draft.seen && draft.seen === last.seen ? { ...draft, seen: last.texts } : draft
  }

  /** A silent attempt keeps the phase `failed` until it succeeds, so that the note does not flicker. */
  function save(id: number, isSilent = false): Promise<void> {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const begun = running.get(id)
    if (begun) {
      // If the user presses save during a silent attempt, show that attempt.
      if (!isSilent && stateOf(id).phase === 'failed')
        set(id, { ...stateOf(id), phase: 'saving', error: null })
      // Later changes are sent after it.
      return begun
    }
    if (isEmpty(stateOf(id).draft) || isHeldBack(stateOf(id))) return Promise.resolve()
    const run = sendUntilNothingIsLeft(id, isSilent).finally(() => running.delete(id))
    running.set(id, run)
    return run
  }

  async function sendUntilNothingIsLeft(id: number, isSilent: boolean): Promise<void> {
    for (;;) {
      let sent = stateOf(id).draft
      if (!isSilent || stateOf(id).phase !== 'failed') set(id, { draft: sent, phase: 'saving', error: null })
      let answer: Sent
      try {
        answer = await send(id, sent)
      } catch (error) {
        unanswered.set(id, sent)
        set(id, { draft: stateOf(id).draft, phase: 'failed', error })
        retryLater()
        return
      }
      const arrived = unanswered.get(id)
      unanswered.delete(id)
      if (answer.outdated && arrived && makes(arrived, answer.texts)) {
        // No other editor was involved: the earlier attempt was saved, and only its answer got lost.
        sent = arrived
      } else if (answer.outdated) {
        holdBack(id, answer.texts, answer.outdated)
        return
      }
      lastSaved.set(id, { seen: sent.seen, texts: answer.texts })
      const changed = unsent(stateOf(id).draft, sent)
      const left = isEmpty(changed) ? noDraft : { ...changed, seen: answer.texts }
      set(id, { draft: left, phase: isEmpty(left) ? 'saved' : 'waiting', error: null })
      // The server is reachable: retry the other drafts soon.
      stopRetry()
      retryLater()
      // The user is still typing: save at the next pause.
      if (isEmpty(left) || timers.has(id)) return
    }
  }

  function holdBack(id: number, newer: LanguageVersions, error: Error): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const { texts, seen } = stateOf(id).draft
    // Drop the approval, since the newer texts were not read. The typed texts keep `seen`, so that they are still outdated after a reload.
    set(id, { draft: texts ? { texts, ...(seen && { seen }) } : noDraft, phase: 'outdated', error, newer })
  }

  function retryLater(): void {
    if (!isTrying || retry !== undefined || failed().length === 0) return
    retry = setTimeout(() => {
      retry = undefined
      for (const id of failed()) void save(id, true)
    }, retryMs)
    retryMs = Math.min(2 * retryMs, lastRetryMs)
  }

  function stopRetry(): void {
    clearTimeout(retry)
    retry = undefined
    retryMs = firstRetryMs
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stateOf,
    change,
    save: (id) => save(id),
    saveAll: async () => {
      await Promise.all(unsaved().map(([id]) => save(id)))
    },
    saveOver(id) {
      const { draft, newer } = stateOf(id)
      set(id, { draft: { ...draft, ...(newer && { seen: newer }) }, phase: 'waiting', error: null })
      return save(id)
    },
    discard: (id) => set(id, resting),
    outdated: () => outdated,
    failed,
    hasUnsaved: () => unsaved().length > 0,
    keepTrying() {
      isTrying = true
      retryLater()
      return () => {
        isTrying = false
        stopRetry()
      }
    },
  }
}

/** Whether a draft may only be saved by a user who has seen the newer texts. */
function isHeldBack({ phase, draft }: DraftState): boolean {
  return phase === 'outdated' && !isEmpty(draft)
}
