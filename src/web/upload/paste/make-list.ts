import { trustScriptUrl } from '#web/http/trust-script-url.ts'
import type { PasteReport, PasteWish } from './answer-paste.ts'
import type { PasteContent } from './read-paste.ts'
import readPasteWorker from './read-paste.worker.ts?worker&url'

export type PasteFault = 'empty' | 'noAddress' | 'tooLarge' | 'broken'

const megabyte = 1_000_000

/**
 * Makes a file of pasted content in a worker, so that large content does not block the page. `listName` is the file's name without
 * extension, `columnName` that of columns without headers.
 */
export async function makeList(
  pasted: PasteContent,
  { listName, columnName, maxMegabytes }: { listName: string; columnName: string; maxMegabytes: number },
  signal: AbortSignal,
): Promise<File | PasteFault> {
  const content = 'text' in pasted ? pasted.text : pasted.html
  // A character takes at least one byte.
  if (content.length > maxMegabytes * megabyte) return 'tooLarge'
  if (content.trim() === '') return 'empty'
  const report = await ask({ pasted, columnName }, signal)
  if (report === 'broken') return report
  if (!report) return 'noAddress'
  if (report.content.size > maxMegabytes * megabyte) return 'tooLarge'
  return new File([report.content], `${listName}.${report.ending}`)
}

function ask(wish: PasteWish, signal: AbortSignal): Promise<PasteReport | 'broken'> {
  const worker = new Worker(trustScriptUrl(readPasteWorker), { type: 'module' })
  return new Promise<PasteReport | 'broken'>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<PasteReport>) => resolve(data))
    worker.addEventListener('error', () => resolve('broken'))
    signal.addEventListener('abort', () => resolve('broken'))
    worker.postMessage(wish)
  }).finally(() => worker.terminate())
}
