import { describe, expect, test } from 'vitest'
import { file, item, running, said, stateAfter, status } from './upload-events.testing.ts'
import { uploadReducer } from './upload-reducer.ts'

describe('a running job', () => {
  test('is shown again after a reload', () => {
    expect(stateAfter({ type: 'jobFound', status })).toMatchObject({
      stage: 'processing',
      jobId: 7,
      status,
      draft: null,
    })
  })

  test('shows its last twelve images, newest first, each once', () => {
    const state = stateAfter(
      ...running,
      ...Array.from({ length: 15 }, (_, i) => said({ type: 'processedItem', item: item(i + 1, i) })),
      said({ type: 'processedItem', item: item(9, 8) }),
    )
    expect(state.stage === 'processing' && state.items.map(({ imageId }) => imageId)).toEqual([
      15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
    ])
  })

  test('a word from the server ends a lost connection', () => {
    const lost = stateAfter(...running, { type: 'connectionLost' })
    expect(lost).toMatchObject({ isConnectionLost: true })
    expect(uploadReducer(lost, said({ type: 'status', status }))).toMatchObject({ isConnectionLost: false })
    expect(uploadReducer(lost, { type: 'connectionFound' })).toMatchObject({ isConnectionLost: false })
  })

  test('an error offers the way back to the columns, with the file still chosen', () => {
    const failed = stateAfter(
      ...running,
      said({ type: 'error', message: 'All failed.', code: 'x', jobId: 7 }),
    )
    expect(failed).toMatchObject({ stage: 'processing', error: 'All failed.' })
    expect(uploadReducer(failed, { type: 'backToOptions' })).toMatchObject({
      stage: 'options',
      draft: { file },
    })
  })

  test('an error after a reload leads back to the file selection', () => {
    const failed = stateAfter(
      { type: 'jobFound', status },
      said({ type: 'error', message: 'All failed.', code: 'x', jobId: 7 }),
    )
    expect(uploadReducer(failed, { type: 'backToOptions' })).toMatchObject({ stage: 'choosing' })
  })

  test('the status of another job changes nothing', () => {
    const state = stateAfter(...running, said({ type: 'status', status: { ...status, jobId: 8 } }))
    expect(state).toMatchObject({ status: null })
  })
})
