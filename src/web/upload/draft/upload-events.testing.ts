import type { ProcessedItem, ProcessingStatus, Summary } from '#contract/entities/progress.ts'
import type { ListCount, ListPreview } from '#web/upload/list/list.ts'
import { uploadReducer } from './upload-reducer.ts'
import type { UploadEvent, UploadState } from './upload-state.ts'

export const file = new File(['url\n'], 'list.csv')
export const preview: ListPreview = {
  kind: 'csv',
  encoding: 'UTF-8',
  delimiter: ';',
  columns: [
    { key: 'url', label: 'url' },
    { key: 'title', label: 'title' },
  ],
  rows: [],
  notices: [],
  preselectedUrlColumn: 'url',
  passedOver: null,
  preselectedContextColumn: null,
  recognisedWishes: {},
  knownExport: null,
}
export const count: ListCount = {
  rows: 12,
  images: 12,
  empty: 0,
  several: 0,
  withoutHost: 0,
  notHttp: 0,
  withAlt: 0,
  weakAlt: 0,
  weakTexts: [],
  setPaths: [],
  kinds: new Uint8Array(12),
  choice: { urlColumn: 'url', contextColumn: '', wishColumns: {}, baseUrl: '', languages: [] },
  isFinal: true,
}
export const status: ProcessingStatus = {
  jobId: 7,
  isActive: true,
  state: 'running',
  currentFile: 'a.jpg',
  progress: 10,
  processedCount: 1,
  totalCount: 10,
  errors: 0,
  processingSteps: [],
  filename: 'list.csv',
  startedAt: '2026-11-20T10:00:00Z',
  languages: ['de', 'en'],
}
export const summary: Summary = {
  jobId: 7,
  total: 10,
  successful: 9,
  errors: 1,
  remedies: { retry: 1, correct: 0, none: 0 },
  time: 12,
  stopped: false,
  carried: 0,
  free: 0,
  toReview: 0,
  fileUrl: '/api/jobs/7/results.csv',
  fileType: 'csv',
  filename: 'list.csv',
  sampleResult: null,
}

/** The state after these events, from the page’s beginning. */
export function stateAfter(...events: UploadEvent[]): UploadState {
  return events.reduce<UploadState>(uploadReducer, { stage: 'looking' })
}
export const chosen: UploadEvent[] = [{ type: 'noJobFound' }, { type: 'fileChosen', file }]
export const ready: UploadEvent[] = [
  ...chosen,
  { type: 'previewRead', preview },
  { type: 'rowsCounted', count },
]
export const running: UploadEvent[] = [...ready, { type: 'sent', share: 0 }, { type: 'started', jobId: 7 }]
export const said = (event: Extract<UploadEvent, { type: 'progressed' }>['event']): UploadEvent => ({
  type: 'progressed',
  event,
})
export const item = (imageId: number, second: number): ProcessedItem => ({
  imageId,
  name: `${imageId}.jpg`,
  success: true,
  time: `2026-11-20T10:00:${String(second).padStart(2, '0')}Z`,
  hasThumbnail: true,
})
