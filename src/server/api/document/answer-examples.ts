import { isObject, type Node } from './json-schema.ts'
import { requestExamples } from './request-examples.ts'

const { editImage, changeJob, createWebhook } = requestExamples as Record<string, Node>

/** A job of the two images in the example of a request. */
const started = {
  status: 'waiting',
  filename: 'Catalogue.json',
  name: 'Catalogue',
  labels: [],
  images: { total: 2, succeeded: 0, failed: 0, carried: 0, free: 0 },
  estimatedCents: 104,
  costCents: 0,
  finishedAt: null,
}
const startedImage = {
  state: 'pending',
  texts: {},
  keywords: { used: [] },
  purpose: null,
  updatedAt: null,
  model: null,
  promptVersion: null,
}
const startedAudit = {
  status: 'waiting',
  end: null,
  pages: { read: 0, failed: 0, skipped: 0, walled: 0 },
  pictures: { total: 0, withFaults: 0, decorative: 0, faults: {} },
  finishedAt: null,
}

/** What of an answer follows from the example of its request, by operation id and status. */
const changes: Record<string, Node> = {
  'describeImage 202': startedImage,
  'editImage 200': { texts: editImage?.texts, review: { edited: true, approved: true } },
  'regenerateImage 200': {
    proposal: {
      texts: {
        de: {
          altText: 'Zwei goldbraune Cocker Spaniel liegen nebeneinander auf einem Teppich',
          description:
            'Zwei goldbraune Cocker Spaniel liegen auf einem hellen Teppich und schauen in die Kamera.',
        },
        en: {
          altText: 'Two golden cocker spaniels lie side by side on a rug',
          description: 'Two golden cocker spaniels lie on a light rug and look into the camera.',
        },
      },
      decorative: false,
    },
  },
  'startJob 202': started,
  'quoteJob 200': { images: { total: 2 }, costCents: 104, affordable: true, notices: [] },
  // Its request does not ask for it.
  'listJobs 200': { total: undefined },
  'listImages 200': { total: undefined },
  'changeJob 200': changeJob!,
  'stopJob 202': { stopped: true, images: { succeeded: 2 }, costCents: 104 },
  'retryJob 202': { ...started, id: 43, images: { ...started.images, total: 1 }, estimatedCents: 52 },
  'startAudit 202': startedAudit,
  // It ends after the current page.
  'stopAudit 202': {
    ...startedAudit,
    status: 'running',
    pages: { read: 12, waiting: 48, failed: 0, skipped: 0 },
    pictures: { total: 48, withFaults: 4, decorative: 6, faults: { missing: 3, file_name: 1 } },
  },
  'createWebhook 201': { webhook: createWebhook },
}

/** The example of an answer, as it is to the example of its request. */
export function answerTo(operationId: string, status: number, sample: unknown): unknown {
  return change(sample, changes[`${operationId} ${status}`])
}

function change(value: unknown, changed: unknown): unknown {
  if (!isObject(changed)) return changed === undefined ? value : changed
  if (!isObject(value) || Object.keys(changed).length === 0) return changed
  const entries = Object.entries(changed).map(([name, own]) => [
    name,
    own === undefined ? undefined : change(value[name], own),
  ])
  return { ...value, ...Object.fromEntries(entries) }
}
