import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useEffect, useRef } from 'react'
import { readSetAddress } from '#contract/picture-set-address.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import type { CountChoice } from '#web/upload/list/list.ts'
import type { ListReport, ListWish } from '#web/upload/list/list-messages.ts'
import { startListReader } from '#web/upload/list/start-list-reader.ts'
import { countChoice } from './count-choice.ts'
import { setQuery } from './set-query.ts'
import type { Draft, UploadEvent } from './upload-state.ts'

const typingMs = 300

/** Reads the chosen file in a worker, and counts its rows for the chosen columns. */
export function useListReader(draft: Draft | null, dispatch: Dispatch<UploadEvent>): void {
  const worker = useRef<Worker | null>(null)
  const file = draft?.file ?? null
  const sheet = draft?.settings.sheet ?? ''
  const isPlain = draft?.settings.table === 'plain'
  // Another language is no reason to read a list again: its columns are known by either name.
  const language = useRef(useLanguage())
  const baseUrl = useDebounced(draft?.settings.baseUrl ?? '', typingMs)
  const setId = readSetAddress(baseUrl)?.setId ?? null
  const { data: set = null, isLoading: isPending } = useQuery({
    ...setQuery(setId ?? ''),
    enabled: setId !== null,
  })
  // As text, so that an unchanged choice is not counted again.
  const choice =
    draft?.list.state === 'readable'
      ? JSON.stringify(countChoice(draft.list.preview, { ...draft.settings, baseUrl }))
      : null

  useEffect(() => {
    if (!file) return
    const reader = startListReader()
    const isCurrent = () => worker.current === reader
    reader.addEventListener('message', ({ data }: MessageEvent<ListReport>) => {
      if (isCurrent()) dispatch(eventOf(data))
    })
    reader.addEventListener('error', () => {
      if (isCurrent()) dispatch({ type: 'listRefused', refusal: null })
    })
    worker.current = reader
    reader.postMessage({
      type: 'open',
      file,
      sheet,
      table: { isPlain, language: language.current },
    } satisfies ListWish)
    return () => {
      worker.current = null
      reader.terminate()
    }
  }, [file, sheet, isPlain, dispatch])

  useEffect(() => {
    if (!file || choice === null || isPending) return
    const wanted: CountChoice = JSON.parse(choice)
    if (wanted.urlColumn)
      worker.current?.postMessage({ type: 'count', choice: wanted, set } satisfies ListWish)
  }, [file, choice, isPending, set])
}

function eventOf(report: ListReport): UploadEvent {
  switch (report.type) {
    case 'preview':
      return { type: 'previewRead', preview: report.preview }
    case 'counted':
      return { type: 'rowsCounted', count: report.count }
    case 'refused':
      return { type: 'listRefused', refusal: report.refusal, ...(report.sheets && { sheets: report.sheets }) }
    case 'broken':
      return { type: 'listRefused', refusal: null }
  }
}
