import { describe, expect, test } from 'vitest'
import type { Shortfall } from './read-shortfall.ts'
import { takeFirstImages } from './reckon-images.ts'
import { chosen, count, file, preview, ready, stateAfter, status } from './upload-events.testing.ts'
import { uploadReducer } from './upload-reducer.ts'
import type { UploadEvent } from './upload-state.ts'

const shortfall: Shortfall = {
  images: 12,
  languages: 1,
  perImageCents: 50,
  costCents: 600,
  balanceCents: 500,
  missingCents: 100,
  affordableImages: 10,
}
const sent: UploadEvent = { type: 'sent', share: 0 }
const refused: UploadEvent[] = [...ready, sent, { type: 'startUnaffordable', shortfall }]

describe('a start that credit does not reach for', () => {
  test('shows its figures, with file and choices kept', () => {
    expect(stateAfter(...refused)).toMatchObject({
      stage: 'unaffordable',
      draft: { file, list: { count } },
      sending: null,
      shortfall,
    })
  })

  test('is tried again from its own screen, and the job starts once there is enough', () => {
    const again = stateAfter(...refused, sent)
    expect(again).toMatchObject({ stage: 'unaffordable', sending: 0 })
    expect(uploadReducer(again, { type: 'started', jobId: 7 })).toMatchObject({
      stage: 'processing',
      jobId: 7,
      draft: { file },
    })
  })

  test('refused a second time it is a new refusal with new figures', () => {
    const second = { ...shortfall, balanceCents: 550, missingCents: 50 }
    const first = stateAfter(...refused)
    const state = stateAfter(...refused, sent, { type: 'startUnaffordable', shortfall: second })
    expect(state).toMatchObject({ stage: 'unaffordable', sending: null, shortfall: second })
    expect(first.stage === 'unaffordable' && first.refusalNumber).toBe(1)
    expect(state.stage === 'unaffordable' && state.refusalNumber).toBe(2)
  })

  test('takes the first images on request', () => {
    const state = stateAfter(...refused, { type: 'settingsChanged', settings: takeFirstImages(10) }, sent)
    expect(state).toMatchObject({
      stage: 'unaffordable',
      draft: { settings: { amount: 'custom', customAmount: '10' } },
    })
  })

  test('leads back to the options, but not while the file is on its way', () => {
    const back: UploadEvent = { type: 'backToOptions' }
    expect(stateAfter(...refused, back)).toMatchObject({ stage: 'options', sending: null, refusal: null })
    expect(stateAfter(...refused, sent, back)).toMatchObject({ stage: 'unaffordable' })
  })

  test('after another refusal the options show it', () => {
    const refusal = { code: 'job_already_running', message: 'Busy.', issues: [] }
    expect(stateAfter(...refused, sent, { type: 'startRefused', refusal })).toMatchObject({
      stage: 'options',
      refusal,
      draft: { file },
    })
  })

  test('without an answer becomes the error screen that repeats the same attempt', () => {
    const refusal = { code: null, message: 'Offline.', issues: [] }
    expect(stateAfter(...refused, sent, { type: 'startFailed', refusal })).toMatchObject({
      stage: 'unstarted',
      refusal,
    })
  })
})

describe('coming back to the page', () => {
  const options = stateAfter(...ready)
  const draft = options.stage === 'options' ? options.draft : null

  test('continues with the draft', () => {
    const state = stateAfter({ type: 'noJobFound', draft })
    expect(state).toMatchObject({ stage: 'options', draft: { file, settings: { urlColumn: 'url' } } })
  })

  test('keeps the chosen columns when the list is read again', () => {
    const state = stateAfter(
      ...chosen,
      { type: 'previewRead', preview },
      { type: 'settingsChanged', settings: { urlColumn: 'title' } },
    )
    const left = state.stage === 'options' ? state.draft : null
    expect(stateAfter({ type: 'noJobFound', draft: left }, { type: 'previewRead', preview })).toMatchObject({
      draft: { settings: { urlColumn: 'title' } },
    })
  })

  test('starts with the file without a draft, and shows a running job before everything else', () => {
    expect(stateAfter({ type: 'noJobFound', draft: null })).toMatchObject({ stage: 'choosing' })
    expect(stateAfter({ type: 'jobFound', status })).toMatchObject({ stage: 'processing' })
  })
})

test('a job counts as failed if the server says so, not if this page lost the connection', () => {
  const failed = (code: string) =>
    stateAfter(
      { type: 'jobFound', status },
      { type: 'progressed', event: { type: 'error', message: 'No.', code, jobId: 7 } },
    )
  expect(failed('all_images_failed')).toMatchObject({ error: 'No.', hasFailed: true })
  expect(failed('')).toMatchObject({ error: 'No.', hasFailed: false })
})
