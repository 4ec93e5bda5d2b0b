import type { LanguageVersions } from '#contract/entities/image.ts'
import { type Draft, isEmpty, makes, noDraft, unsent } from './text-draft.ts'

export interface DraftState {
  draft: Draft
  /**
   * `saved`: everything that was changed has arrived. `failed`: it stays in the draft. `outdated`: the texts were changed
   * elsewhere; what was typed stays in the draft until somebody decides, an approval does not.
   */
  phase: 'rest' | 'waiting' | 'saving' | 'saved' | 'failed' | 'outdated'
  /** Why it failed or is outdated. */
  error: unknown
  /** The texts that the server has, once a draft is outdated. */
  newer?: LanguageVersions
}

/** What came of a draft: the texts as they are now, and when they are others than it had seen, so that nothing was kept, why. */
export interface Sent {
  texts: LanguageVersions
  outdated: Error | null
}

/** Holds what somebody changes in a job's images until the server has it. */
export interface DraftKeeper {
  subscribe: (listener: () => void) => () => void
  /** The same object until something about the image changes. */
  stateOf: (imageId: number) => DraftState
  /** Changes a draft, which is saved when the changes pause. */
  change: (imageId: number, change: (draft: Draft) => Draft) => void
  /** Saves an image at once. Never rejects: what fails stays and says so in its state. */
  save: (imageId: number) => Promise<void>
  saveAll: () => Promise<void>
  /** Saves what is outdated over the newer texts. */
  saveOver: (imageId: number) => Promise<void>
  /** Gives up what is outdated. */
  discard: (imageId: number) => void
  /** The ids of images whose draft, or approval, was outdated: the same array until that changes. */
  outdated: () => readonly number[]
  /** The ids of images whose last attempt failed. */
  failed: () => number[]
  hasUnsaved: () => boolean
  /** Tries by itself to save what failed, ever more rarely, until the answered function is called. */
  keepTrying: () => () => void
}

const firstRetryMs = 5_000
const lastRetryMs = 60_000

const resting: DraftState = { draft: noDraft, phase: 'rest', error: null }

/**
 * `send` gives one draft to the server, one at a time for each image; `keep` hears of every change of what is unsaved;
 * `kept` is what an earlier page could not send any more.
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
  /** What may have arrived all the same. */
  const unanswered = new Map<number, Draft>()
  /** What the last saving of an image had seen, and what it made of it. */
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

  /** A page that is drawn a moment after its saving arrived still shows what that saving had seen. */
  function ahead(id: number, draft: Draft): Draft {
    const last = lastSaved.get(id)
    return last && draft.seen && draft.seen === last.seen ? { ...draft, seen: last.texts } : draft
  }

  /** A silent attempt leaves what failed as failed until it has arrived: its note must not flicker. */
  function save(id: number, isSilent = false): Promise<void> {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const begun = running.get(id)
    if (begun) {
      // A user who presses save while a silent attempt runs sees that attempt from now on.
      if (!isSilent && stateOf(id).phase === 'failed')
        set(id, { ...stateOf(id), phase: 'saving', error: null })
      // What was changed since goes behind it.
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
        // Nobody else was there: the earlier attempt was kept, and only its answer got lost.
        sent = arrived
      } else if (answer.outdated) {
        holdBack(id, answer.texts, answer.outdated)
        return
      }
      lastSaved.set(id, { seen: sent.seen, texts: answer.texts })
      const changed = unsent(stateOf(id).draft, sent)
      const left = isEmpty(changed) ? noDraft : { ...changed, seen: answer.texts }
      set(id, { draft: left, phase: isEmpty(left) ? 'saved' : 'waiting', error: null })
      // The server can be reached: the others need not wait for long.
      stopRetry()
      retryLater()
      // Somebody is still typing: the pause will come.
      if (isEmpty(left) || timers.has(id)) return
    }
  }

  function holdBack(id: number, newer: LanguageVersions, error: Error): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const { texts, seen } = stateOf(id).draft
    // Nobody approves what they have not read. What was typed still says what it had seen: after a reload it is outdated again.
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

/** Something was typed that only somebody who has seen the newer texts may save. */
function isHeldBack({ phase, draft }: DraftState): boolean {
  return phase === 'outdated' && !isEmpty(draft)
}
