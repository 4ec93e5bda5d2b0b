import { useEffect, useRef, useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import type { ChosenFiles, PathFile } from '#web/upload/parts/chosen-files.ts'
import { type RefusedPath, type Sending, type SentPictures, sendPictures } from './send-pictures.ts'

export interface SendingState {
  items: Sending[]
  refused: RefusedPath[]
  /** Null while files are sent. */
  sent: SentPictures | null
  /** Why the whole upload ended. */
  failure: string | null
}

const drawEveryMs = 150

/**
 * Sends the files, from the first drawing on; leaving the page stops it. `again` sends what is missing after a failure, without what was
 * cancelled.
 */
export function useSending(chosen: ChosenFiles): SendingState & { again(): void } {
  const [, draw] = useState(0)
  const [attempt, setAttempt] = useState(1)
  const state = useRef<SendingState | null>(null)
  const latest = useRef<ChosenFiles | null>(null)
  state.current ??= { items: [], refused: [], sent: null, failure: null }

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt sends the files again.
  useEffect(() => {
    const leaving = new AbortController()
    // Files that are dropped meanwhile replace these.
    const before = latest.current === chosen ? (state.current?.items ?? []) : []
    latest.current = chosen
    const cancelled = new Set(before.filter(({ cancel }) => cancel.signal.aborted).map(({ path }) => path))
    const stillWanted = (files: PathFile[]) => files.filter(({ path }) => !cancelled.has(path)).map(toSending)
    const [pictures, archives] = [stillWanted(chosen.pictures), stillWanted(chosen.archives)]
    const its: SendingState = { items: [...archives, ...pictures], refused: [], sent: null, failure: null }
    state.current = its
    // Thousands of files would draw the page thousands of times.
    let drawing: ReturnType<typeof setTimeout> | null = null
    const changed = () => {
      drawing ??= setTimeout(() => {
        drawing = null
        draw((count) => count + 1)
      }, drawEveryMs)
    }
    changed()
    const refused = (paths: RefusedPath[]) => its.refused.push(...paths)
    sendPictures({ pictures, archives }, { changed, refused, signal: leaving.signal })
      .then((sent) => {
        its.sent = sent
      })
      .catch((error) => {
        its.failure = messageFor(error)
      })
      .finally(() => draw((count) => count + 1))
    return () => {
      leaving.abort()
      if (drawing) clearTimeout(drawing)
    }
  }, [chosen, attempt])

  return { ...state.current, again: () => setAttempt(attempt + 1) }
}

function toSending({ path, file }: PathFile): Sending {
  return { path, file, state: 'waiting', share: 0, slot: 0, error: null, cancel: new AbortController() }
}
