import { describe, expect, test } from 'vitest'
import type { PresetSettings } from '#contract/entities/preset.ts'
import type { JobSettings } from './job-settings.ts'
import {
  chosen,
  count,
  file,
  preview,
  ready,
  running,
  said,
  stateAfter,
  status,
  summary,
} from './upload-events.testing.ts'
import { uploadReducer } from './upload-reducer.ts'
import type { UploadEvent } from './upload-state.ts'

describe('the way forward', () => {
  test('without a running job the page starts with the file', () => {
    expect(stateAfter({ type: 'noJobFound' })).toEqual({
      stage: 'choosing',
      wrongType: null,
      hasComeBack: false,
    })
  })

  test('a wrong type is reported in the file selection until a valid file is chosen', () => {
    expect(stateAfter({ type: 'noJobFound' }, { type: 'wrongTypeChosen', wrongType: 'other' })).toMatchObject(
      {
        wrongType: 'other',
      },
    )
    expect(
      stateAfter(
        { type: 'noJobFound' },
        { type: 'wrongTypeChosen', wrongType: 'other' },
        { type: 'fileChosen', file },
      ),
    ).toMatchObject({
      stage: 'options',
      draft: { file, list: { state: 'reading' } },
    })
  })

  test('a list starts with the settings of the last job', () => {
    const settings: PresetSettings = {
      languages: ['en', 'cz'],
      customLanguages: [],
      promptType: 'custom',
      customPrompt: 'Kurz.',
      format: 'json',
    }
    const state = stateAfter({ type: 'noJobFound' }, { type: 'fileChosen', file, settings })
    expect(state).toMatchObject({ draft: { settings: { ...settings, amount: 'all', urlColumn: '' } } })
  })

  test('the preview preselects the URL column', () => {
    expect(stateAfter(...ready)).toMatchObject({
      draft: { list: { state: 'readable', count }, settings: { urlColumn: 'url', contextColumn: '' } },
    })
  })

  describe('a column that is called context', () => {
    const withContext = { ...preview, preselectedContextColumn: 'title' }
    const seen = stateAfter(...chosen, { type: 'previewRead', preview: withContext })
    const contextAfter = (...settings: Partial<JobSettings>[]) => {
      const changes = settings.map((settings): UploadEvent => ({ type: 'settingsChanged', settings }))
      const events: UploadEvent[] = [...changes, { type: 'previewRead', preview: withContext }]
      const state = events.reduce(uploadReducer, seen)
      return state.stage === 'options' && state.draft.settings.contextColumn
    }

    test('is preselected', () => {
      expect(seen).toMatchObject({ draft: { settings: { urlColumn: 'url', contextColumn: 'title' } } })
    })

    test('is not selected again when the list is read again after the user chose none', () => {
      expect(contextAfter({ contextColumn: '' })).toBe('')
    })

    test('takes the place of a chosen one that is gone', () => {
      expect(contextAfter({ contextColumn: 'gone' })).toBe('title')
    })

    test('is not taken when it holds the addresses', () => {
      expect(contextAfter({ urlColumn: 'title' }, { contextColumn: 'gone' })).toBe('')
    })
  })

  test('another URL column waits for its own count and ignores a late one of the old column', () => {
    const other = stateAfter(
      ...ready,
      { type: 'settingsChanged', settings: { urlColumn: 'title' } },
      { type: 'rowsCounted', count },
    )
    expect(other).toMatchObject({ draft: { list: { count: null }, settings: { urlColumn: 'title' } } })
  })

  test('while another context is counted, the old count is kept', () => {
    const choice = { ...count.choice, contextColumn: 'title' }
    const state = stateAfter(
      ...ready,
      { type: 'settingsChanged', settings: { contextColumn: 'title' } },
      { type: 'rowsCounted', count: { ...count, images: 3, choice, isFinal: false } },
    )
    expect(state).toMatchObject({ draft: { list: { count } } })
    const counted = { ...count, choice }
    expect(uploadReducer(state, { type: 'rowsCounted', count: counted })).toMatchObject({
      draft: { list: { count: counted } },
    })
  })

  test('the context column is reset when it becomes the URL column', () => {
    const state = stateAfter(
      ...ready,
      { type: 'settingsChanged', settings: { contextColumn: 'title' } },
      { type: 'settingsChanged', settings: { urlColumn: 'title' } },
    )
    expect(state).toMatchObject({ draft: { settings: { urlColumn: 'title', contextColumn: '' } } })
  })

  test('another file keeps the choices that do not name its columns', () => {
    const other = new File(['link\n'], 'other.csv')
    const state = stateAfter(
      ...ready,
      { type: 'settingsChanged', settings: { languages: ['en'], contextColumn: 'title' } },
      { type: 'fileChosen', file: other },
    )
    expect(state).toMatchObject({
      draft: {
        file: other,
        list: { state: 'reading' },
        settings: { languages: ['en'], contextColumn: null },
      },
    })
  })

  test('a list that is read again keeps the columns that were chosen', () => {
    const state = stateAfter(
      ...ready,
      { type: 'settingsChanged', settings: { urlColumn: 'title' } },
      { type: 'previewRead', preview },
    )
    expect(state).toMatchObject({ draft: { settings: { urlColumn: 'title' } } })
  })

  test('a job that was started keeps its file for the way back', () => {
    expect(stateAfter(...running)).toMatchObject({ stage: 'processing', jobId: 7, draft: { file } })
  })

  test('a job that ends while the page watches shows its summary', () => {
    const state = stateAfter(
      ...running,
      said({ type: 'status', status }),
      said({ type: 'complete', summary }),
    )
    expect(state).toEqual({ stage: 'complete', summary, filename: 'list.csv', languages: ['de', 'en'] })
  })

  test('restarting leads to the file selection from everywhere', () => {
    for (const events of [chosen, running, [...running, said({ type: 'complete', summary })]])
      expect(stateAfter(...events, { type: 'restarted' })).toEqual({
        stage: 'choosing',
        wrongType: null,
        hasComeBack: true,
      })
  })
})

describe('refusals', () => {
  const refusal = { code: 'no_rows', message: 'No rows.', issues: [] }

  test('a list that can not be read keeps its file in view', () => {
    const state = stateAfter(...chosen, { type: 'listRefused', refusal: { code: 'file_empty', details: {} } })
    expect(state).toMatchObject({ stage: 'options', draft: { file, list: { state: 'refused' } } })
  })

  test('a refused start leaves file and choices untouched, and the next change clears the refusal', () => {
    const refused = stateAfter(
      ...ready,
      { type: 'settingsChanged', settings: { languages: ['en'] } },
      { type: 'sent', share: 1 },
      { type: 'startRefused', refusal },
    )
    expect(refused).toMatchObject({
      draft: { file, settings: { languages: ['en'] } },
      refusal,
      sending: null,
    })
    expect(uploadReducer(refused, { type: 'settingsChanged', settings: { format: 'json' } })).toMatchObject({
      refusal: null,
    })
  })

  test('while the file is sent nothing can be changed', () => {
    const state = stateAfter(
      ...ready,
      { type: 'sent', share: 0.4 },
      { type: 'settingsChanged', settings: { format: 'json' } },
    )
    expect(state).toMatchObject({ sending: 0.4, draft: { settings: { format: 'csv' } } })
  })

  test('a start that failed can be tried again or taken back', () => {
    const failed = stateAfter(...ready, { type: 'sent', share: 1 }, { type: 'startFailed', refusal })
    expect(failed).toMatchObject({ stage: 'unstarted', refusal })
    expect(uploadReducer(failed, { type: 'sent', share: 0 })).toMatchObject({ stage: 'options', sending: 0 })
    expect(uploadReducer(failed, { type: 'backToOptions' })).toMatchObject({
      stage: 'options',
      sending: null,
    })
  })
})
