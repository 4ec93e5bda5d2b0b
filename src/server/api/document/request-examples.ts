import type { z } from 'zod'
import type { ImageInput } from '#contract/endpoints/v1/images.ts'
import type { JobInput } from '#contract/endpoints/v1/job-input.ts'
import type { AuditInput } from '#contract/entities/site-audit.ts'
import type { WebhookInput } from '#contract/entities/webhook.ts'
import { exampleAddress } from './sample-values.ts'

const samples = `${exampleAddress}/samples`

const image = {
  url: `${samples}/cocker-spaniels.jpg`,
  languages: ['de', 'en'],
  context: 'About us: our office dogs',
  externalId: 'product-1',
  metadata: { shop: 'berlin' },
  maxCost: 60,
} satisfies z.input<typeof ImageInput>

const job = {
  images: [
    { url: `${samples}/cocker-spaniels.jpg`, context: 'About us: our office dogs' },
    { url: `${samples}/fig-in-red-bowl.jpg` },
  ],
  languages: ['de', 'en'],
  name: 'Catalogue',
  maxCost: 120,
} satisfies z.input<typeof JobInput>

const webhook = {
  url: 'https://www.example.org/hooks/bildwort',
  events: ['job.completed', 'job.stopped', 'job.failed'],
} satisfies z.input<typeof WebhookInput>

/** What is sent, by operation id. */
export const requestExamples: Record<string, object> = {
  describeImage: image,
  editImage: {
    texts: {
      en: { altText: 'Two cocker spaniels on a rug', description: 'Two cocker spaniels lie on a rug.' },
    },
    approved: true,
  },
  regenerateImage: { wish: 'Mention the colour of the dogs' },
  startJob: job,
  quoteJob: job,
  retryJob: { maxCost: 120 },
  changeJob: { name: 'Autumn range', labels: ['Client A'] },
  startAudit: { url: 'https://www.example.org', depth: 'site', maxPages: 100 } satisfies z.input<
    typeof AuditInput
  >,
  createWebhook: webhook,
  changeWebhook: { isOn: true },
  reportDelivery: { lastStatus: 204 },
}

/** The same as a form with a file, its fields as text. */
export const formExamples: Record<string, object> = {
  describeImage: { languages: ['de', 'en'], context: image.context, maxCost: 60, file: 'dogs.jpg' },
  startJob: { languages: ['de', 'en'], maxImages: 2, maxCost: 120, file: 'catalogue.csv' },
  quoteJob: { languages: ['de', 'en'], maxImages: 2, file: 'catalogue.csv' },
}

/** A form with the images themselves. */
const picturesExample = { languages: ['de', 'en'], maxCost: 120, pictures: ['dogs.jpg', 'lake.jpg'] }
export const pictureExamples: Record<string, object> = {
  startJob: picturesExample,
  quoteJob: picturesExample,
}
