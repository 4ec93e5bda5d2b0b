import { followJob } from '#contract/endpoints/jobs.ts'
import { ProgressEvent } from '#contract/entities/progress.ts'
import { currentLanguage } from '#web/i18n/current-language.ts'
import { readEventStream } from './read-event-stream.ts'
import { urlOf } from './url-of.ts'

export interface ProgressFollower {
  /** Ends the following; whoever has seen the end of the job aborts here. */
  signal: AbortSignal
  onEvent: (event: ProgressEvent) => void
  /** The line is open, at first or again. */
  onOpen?: () => void
  /** There has been no sign of life for 15 s; it is still tried. */
  onLost?: () => void
}

interface Line {
  state: 'opening' | 'open' | 'lost'
  followers: Set<ProgressFollower>
  /** What somebody who comes later is told, as the server would tell it: the last images and how far the job is. */
  items: ProgressEvent[]
  status: ProgressEvent | null
  over: Promise<void>
  end: () => void
}

/** As many as the server tells somebody who comes into a running job. */
const imagesForNewcomers = 12

const lines = new Map<string, Line>()

/**
 * Follows a job in the reader's language of this moment. Whoever follows the same job meanwhile is on the same line, and
 * is told first what the server tells a newcomer. Ends and throws as `readEventStream` does.
 */
export async function followProgress(jobId: number, follower: ProgressFollower): Promise<void> {
  const { signal, onEvent, onOpen, onLost } = follower
  if (signal.aborted) return
  const name = `${currentLanguage()} ${jobId}`
  const line = lines.get(name) ?? openLine(jobId, name)
  line.followers.add(follower)
  const left = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      line.followers.delete(follower)
      if (line.followers.size === 0) line.end()
      resolve()
    })
  })
  if (line.state === 'open') onOpen?.()
  if (line.state === 'lost') onLost?.()
  for (const event of [...line.items, ...(line.status ? [line.status] : [])])
    if (!signal.aborted) onEvent(event)
  await Promise.race([line.over, left])
}

function openLine(jobId: number, name: string): Line {
  const reading = new AbortController()
  const line: Line = {
    state: 'opening',
    followers: new Set(),
    items: [],
    status: null,
    over: Promise.resolve(),
    end() {
      if (lines.get(name) === line) lines.delete(name)
      reading.abort()
    },
  }
  lines.set(name, line)
  const tell = (say: (follower: ProgressFollower) => void) => {
    for (const follower of [...line.followers]) if (!follower.signal.aborted) say(follower)
  }
  line.over = readEventStream(urlOf(followJob, { query: { jobId } }), {
    signal: reading.signal,
    onOpen() {
      line.state = 'open'
      tell(({ onOpen }) => onOpen?.())
    },
    onLost() {
      line.state = 'lost'
      tell(({ onLost }) => onLost?.())
    },
    onEvent({ data }) {
      const event = ProgressEvent.parse(JSON.parse(data))
      if (event.type === 'processedItem') line.items = [...line.items, event].slice(-imagesForNewcomers)
      else line.status = event
      tell(({ onEvent }) => onEvent(event))
    },
  }).finally(line.end)
  // A follower who has left hears of no refusal.
  line.over.catch(() => {})
  return line
}
