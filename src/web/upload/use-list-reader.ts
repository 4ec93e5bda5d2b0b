import { type Dispatch, useEffect, useRef } from 'react'
import type { ListReport, ListWish } from './list-messages.ts'
import type { Draft, UploadEvent } from './upload-state.ts'

/** Reads the chosen file in a worker, and counts the rows of the chosen URL column. */
export function useListReader(draft: Draft | null, dispatch: Dispatch<UploadEvent>): void {
  const worker = useRef<Worker | null>(null)
  const file = draft?.file ?? null
  const urlColumn = draft?.settings.urlColumn ?? ''

  useEffect(() => {
    if (!file) return
    const reader = new Worker(new URL('./read-list.worker.ts', import.meta.url), { type: 'module' })
    const isCurrent = () => worker.current === reader
    reader.addEventListener('message', ({ data }: MessageEvent<ListReport>) => {
      if (isCurrent()) dispatch(eventOf(data))
    })
    reader.addEventListener('error', () => {
      if (isCurrent()) dispatch({ type: 'listRefused', refusal: null })
    })
    worker.current = reader
    reader.postMessage({ type: 'open', file } satisfies ListWish)
    return () => {
      worker.current = null
      reader.terminate()
    }
  }, [file, dispatch])

  useEffect(() => {
    if (file && urlColumn) worker.current?.postMessage({ type: 'count', urlColumn } satisfies ListWish)
  }, [file, urlColumn])
}

function eventOf(report: ListReport): UploadEvent {
  switch (report.type) {
    case 'preview':
      return { type: 'previewRead', preview: report.preview }
    case 'counted':
      return { type: 'rowsCounted', urlColumn: report.urlColumn, count: report.count }
    case 'refused':
      return { type: 'listRefused', refusal: report.refusal }
    case 'broken':
      return { type: 'listRefused', refusal: null }
  }
}
