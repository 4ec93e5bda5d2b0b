import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { ListCount, ListPreview } from './list.ts'
import type { ListReport, ListWish } from './list-messages.ts'
import { OutdatedCount, readList } from './read-list.ts'
import { UnreadableSheet } from './unreadable-sheet.ts'

/** Hears wishes about one list after the other, and reports of the newest through `tell`. */
export function answerWishes(tell: (report: ListReport) => void): (wish: ListWish) => void {
  let list: ReturnType<typeof readList> | null = null

  function tellWhy(error: unknown): void {
    if (error instanceof OutdatedCount) return
    if (error instanceof UnreadableList) {
      const { refusal }: UnreadableList = error
      tell({ type: 'refused', refusal, ...(error instanceof UnreadableSheet && { sheets: error.sheets }) })
      return
    }
    console.error(error)
    tell({ type: 'broken' })
  }

  return (wish) => {
    if (wish.type === 'open') {
      const reports = {
        preview: (preview: ListPreview) => tell({ type: 'preview', preview }),
        counted: (count: ListCount) => tell({ type: 'counted', count }),
      }
      list = readList(wish.file, reports, wish.sheet, wish.table)
      list.opened.catch(tellWhy)
      return
    }
    // A list that can't be opened has said so already.
    list?.opened.then(() => list?.count(wish.choice, wish.set).catch(tellWhy)).catch(() => {})
  }
}
