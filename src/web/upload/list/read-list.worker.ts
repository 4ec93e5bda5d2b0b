import { UnreadableList } from './list.ts'
import type { ListReport, ListWish } from './list-messages.ts'
import { OutdatedCount, readList } from './read-list.ts'

let list: ReturnType<typeof readList> | null = null

function tell(report: ListReport): void {
  postMessage(report)
}

function tellWhy(error: unknown): void {
  if (error instanceof OutdatedCount) return
  if (error instanceof UnreadableList) {
    const { refusal }: UnreadableList = error
    tell({ type: 'refused', refusal })
    return
  }
  console.error(error)
  tell({ type: 'broken' })
}

addEventListener('message', ({ data: wish }: MessageEvent<ListWish>) => {
  if (wish.type === 'open') {
    list = readList(wish.file, {
      preview: (preview) => tell({ type: 'preview', preview }),
      counted: (count) => tell({ type: 'counted', count }),
    })
    list.opened.catch(tellWhy)
    return
  }
  // A list that can't be opened has said so already.
  list?.opened.then(() => list?.count(wish.choice).catch(tellWhy)).catch(() => {})
})
