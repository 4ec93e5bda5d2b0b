import { followJob } from '#contract/endpoints/jobs.ts'
import { ProgressEvent } from '#contract/entities/progress.ts'
import { currentLanguage } from '#web/i18n/current-language.ts'
import { readEventStream } from './read-event-stream.ts'
import { urlOf } from './url-of.ts'

export interface ProgressFollower {
  /** Ends the subscription. The caller aborts once it has received the end of the job. */
  signal: AbortSignal
  onEvent: (event: ProgressEvent) => void
  /** Called when the connection opens or reopens. */
  onOpen?: () => void
  /** Called after 15 s without a message; reconnecting continues. */
  onLost?: () => void
}

interface Line {
  state: 'opening' | 'open' | 'lost'
  followers: Set<ProgressFollower>
  /** Replayed to later followers, as the server would replay it: the last images and the current progress. */
  items: ProgressEvent[]
  status: ProgressEvent | null
  over: Promise<void>
  end: () => void
}

/** As many images as the server replays to a new follower. */
const imagesForNewcomers = 12

const lines = new Map<string, Line>()

/**
 * Follows a job in the current language. Followers of the same job share one connection; a later one first gets what the server would
 * replay. Resolves and rejects as `readEventStream` does.
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
  // All followers may have left before the refusal: prevent an unhandled rejection.
  line.over.catch(() => {})
  return line
}
