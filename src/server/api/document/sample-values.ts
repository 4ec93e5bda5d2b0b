import { pricePerImage } from '#contract/pricing.ts'
import { exportColumns } from '#server/jobs/exports/export-columns.ts'
import { bounds } from '#server/platform/bounds.ts'
import { isObject, type Node } from './json-schema.ts'

/** The address that stands for the installation in examples; it is replaced by the real one. */
export const exampleAddress = 'https://bildwort.example'

const texts = {
  de: {
    altText: 'Zwei Cocker Spaniel liegen nebeneinander auf einem Teppich',
    description: 'Zwei Cocker Spaniel liegen auf einem hellen Teppich und schauen in die Kamera.',
  },
  en: {
    altText: 'Two cocker spaniels lie side by side on a rug',
    description: 'Two cocker spaniels lie on a light rug and look into the camera.',
  },
}
const price = pricePerImage(2)
const picture = `${exampleAddress}/samples/cocker-spaniels.jpg`

/**
 * Values for examples, by the name of a field, or by the name of what it lies in and its own, which goes before. A field that is not
 * here is null if it can be, else the first value or a plain one of its type.
 */
const byName: Record<string, unknown> = {
  'audit.url': 'https://www.example.org/',
  'audit.depth': 'site',
  'audit.maxPages': 100,
  'audit.end': { code: 'done', message: 'Everything was read.' },
  'audit.pages': { read: 60, waiting: 0, failed: 1, skipped: 2, walled: 0 },
  'audit.pictures': { total: 240, withFaults: 18, decorative: 31, faults: { missing: 12, file_name: 6 } },
  'findings.url': 'https://www.example.org/media/P1010042.jpg',
  form: 'img',
  alt: null,
  label: '',
  linkTarget: 'https://www.example.org/dogs',
  caption: 'Our office dogs',
  heading: 'About us',
  language: 'en',
  selector: 'main > p:nth-of-type(2) > a > img',
  page: { url: 'https://www.example.org/about', title: 'About us' },
  'faults.rule': 'missing',
  'faults.message': 'The image has no alt text.',
  'notices.code': 'table_start',
  'notices.message': 'The table begins in row 3.',
  livemode: true,
  labels: ['Spring catalogue'],
  after: 41,
  limit: 50,
  kind: 'list',
  delimiter: ',',
  username: 'anna',
  ready: true,
  balanceCents: 4_820,
  heldCents: 156,
  'account.languages': [
    { code: 'de', tag: 'de', name: 'German' },
    { code: 'cs', tag: 'cs', name: 'Czech' },
  ],
  scopes: ['images:read', 'images:write', 'jobs:read', 'jobs:write', 'account:read'],
  expiresAt: '2027-11-28T09:30:00.000Z',
  monthlyCapCents: 5_000,
  spentThisMonthCents: 624,
  languages: ['de', 'en'],
  languagesCount: 2,
  pricesCents: Array.from({ length: 10 }, (_, more) => pricePerImage(more + 1)),
  imagesPerJob: 100_000,
  uploadMegabytes: 200,
  pictureMegabytes: 100,
  startsPerHour: bounds.startsPerUser.max,
  id: 42,
  jobId: 42,
  imageId: '42-1',
  webhookId: 7,
  tokenId: 3,
  'token.id': 3,
  name: 'Shop',
  start: 'bw_live_4fK2',
  position: 1,
  status: 'completed',
  stopped: false,
  total: 3,
  succeeded: 3,
  failed: 0,
  carried: 0,
  free: 0,
  priceCents: price,
  estimatedCents: 3 * price,
  costCents: 3 * price,
  chargedCents: price,
  thresholdCents: 500,
  createdAt: '2026-11-28T09:30:00.000Z',
  finishedAt: '2026-11-28T09:30:41.000Z',
  doneAt: '2026-11-28T09:30:12.000Z',
  timestamp: '2026-11-28T09:30:41.000Z',
  deliveredAt: '2026-11-28T09:30:42.000Z',
  updatedAt: '2026-11-28T09:30:41.000Z',
  url: picture,
  filename: 'cocker-spaniels.jpg',
  'image.id': '42-1',
  'images.id': '42-1',
  problem: null,
  month: '2026-11',
  months: 12,
  'job.filename': 'catalogue.csv',
  texts,
  languageVersions: texts,
  altText: texts.en.altText,
  description: texts.en.description,
  state: 'succeeded',
  'deliveries.state': 'delivered',
  'deliveries.url': null,
  success: true,
  error: null,
  keywords: ['office dogs', 'cocker spaniel'],
  usedKeywords: ['cocker spaniel'],
  unusedKeywords: ['office dogs'],
  wanted: ['office dogs', 'cocker spaniel'],
  used: ['cocker spaniel'],
  interpretation: 'A photo of two dogs.',
  'image.purpose': 'informative',
  decorative: false,
  decorativeReason: '',
  needed: false,
  needsReview: false,
  'review.reasons': [],
  reviewReasons: [],
  edited: false,
  approved: false,
  hasThumbnail: true,
  canRegenerate: true,
  model: 'claude-sonnet-5',
  promptVersion: '5',
  'job.notices': [],
  missingLanguages: [],
  payload: {
    type: 'job.completed',
    timestamp: '2026-11-28T09:30:41.000Z',
    livemode: true,
    data: { jobId: 42 },
  },
  formerUntil: '2026-11-29T09:30:00.000Z',
  externalId: 'product-1',
  metadata: { shop: 'berlin' },
  source: { 'Image URL': picture, Title: 'Office dogs' },
  secret: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  deliveryId: 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W',
  'deliveries.id': 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W',
  'webhook.url': 'https://www.example.org/hooks/bildwort',
  'webhooks.url': 'https://www.example.org/hooks/bildwort',
  'webhook.id': 7,
  'webhooks.id': 7,
  'webhook.events': ['job.completed', 'job.stopped', 'job.failed'],
  'webhooks.events': ['job.completed', 'job.stopped', 'job.failed'],
  event: 'job.completed',
  attempts: 1,
  lastStatus: 204,
  lastTookMs: 84,
  'data.reason': 'provider_unavailable',
  'data.auditId': 42,
  'data.balanceCents': 480,
  'data.expiresAt': '2026-12-05T09:30:41.000Z',
}

const details: Record<string, unknown> = {
  balanceCents: 48,
  costCents: 104,
  maxCostCents: 60,
  capCents: 5_000,
  spentCents: 4_960,
  neededCents: 104,
  limitCents: 10_000,
  leftCents: 52,
  cost: '1.04 €',
  left: '0.52 €',
  imageCount: 2,
  languageCount: 2,
  max: 600,
  maxJobs: 5,
  maxImages: 100_000,
  maxRows: 100_000,
  maxColumns: 500,
  maxMegabytes: 100,
  megabytes: 100,
  retryAfterSeconds: 30,
  line: 12,
  encoding: 'UTF-8',
  sheet: 'Catalogue',
  cell: 'B12',
  part: 'xl/worksheets/sheet1.xml',
  lines: '12, 15',
  reasons: 'The table begins in row 3.',
  images: [],
  scope: 'images:write',
  allowed: ['GET', 'POST'],
  host: 'elsewhere.example',
  windowSeconds: 3_600,
  method: 'GET',
  path: '/api/v1/job',
  meant: 'GET /api/v1/jobs',
  id: '42',
  limit: 'calls',
  language: 'xx',
  column: 'image',
  columns: ['Image URL', 'Title'],
  sheets: ['Prices', 'Images'],
  charset: 'iso-8859-1',
  contentEncoding: 'gzip',
  maxCharacters: 1_000_000,
  maxPictures: 1_000,
  maxLabels: 200,
  maxPerJob: 5,
  maxSets: 20,
  maxWebhooks: 10,
  hours: 7,
  count: 3,
  fault: 'not_found',
  problem: {
    code: 'not_found',
    message: 'The server answers that there is no such picture (404).',
  },
  accepted: ['application/json'],
  names: 'notes.txt: This is not an image.',
  reason: 'The server answers that there is no such picture (404).',
  jobIds: [38, 39, 40, 41, 42],
}

type Schemas = Record<string, Node>

const cells: Record<string, string> = {
  filename: 'dogs.jpg',
  success: 'true',
  keywords: 'office dogs',
  interpretation: texts.en.description,
  alt_text_en: texts.en.altText,
  description_en: texts.en.description,
  needs_review: 'false',
  decorative: 'false',
  model: 'claude-sonnet-5',
  prompt_version: '5',
  generated_at: '2026-11-28T09:30:12Z',
  edited: 'false',
  approved: 'false',
}
const headers = exportColumns.flatMap((column) =>
  'header' in column ? [column.header] : column.forEachLanguage.map(({ header }) => `${header}_en`),
)
/** The results of a list with one column, in English. */
export const csvExample = [
  ['Image URL', ...headers],
  ['https://www.example.org/dogs.jpg', ...headers.map((header) => cells[header] ?? '')],
]
  .map((line) => `${line.join(',')}\r\n`)
  .join('')

/** An example of a schema. `place` is where it lies, for instance `job` for a job. */
export function sampleOf(schema: Node, schemas: Schemas, place = ''): unknown {
  const { $ref, const: constant, enum: values, anyOf, oneOf, allOf, items, properties, type } = schema
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1)!
    return sampleOf(schemas[name]!, schemas, placeOf[name] ?? place)
  }
  if (constant !== undefined) return constant
  if (Array.isArray(values)) return values[0]
  const choices = (anyOf ?? oneOf) as Node[] | undefined
  if (choices) return choices.some(isNull) ? null : sampleOf(choices[0]!, schemas, place)
  if (Array.isArray(allOf)) return Object.assign({}, ...allOf.map((part) => sampleOf(part, schemas, place)))
  if (isObject(properties)) return sampleOfObject(properties as Schemas, schemas, place)
  const [first] = [type].flat()
  if ([type].flat().includes('null')) return null
  if (first === 'array') return isObject(items) ? [sampleOf(items, schemas, place)] : []
  return formats[String(schema.format)] ?? plain[String(first)] ?? {}
}

/** The sample value of a field by its name and what it lies in. */
export function sampleValue(name: string, place: string): unknown {
  return byName[`${place}.${name}`] ?? byName[name]
}

/** An example of a refusal's detail. */
export function exampleOfDetail(name: string, schema: Node): unknown {
  const known = [details[name], byName[name]].find((value) => value !== undefined && fits(value, schema))
  return known ?? sampleOf(schema, {}, name)
}

function sampleOfObject(properties: Schemas, schemas: Schemas, place: string): Node {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const own = `${place}.${name}`
      if (own in byName) return [name, byName[own]]
      const meant = isObject(byName[name]) ? schema : resolve(schema, schemas)
      if (!hasPlace(meant) && name in byName && fits(byName[name], meant)) return [name, byName[name]]
      return [name, sampleOf(schema, schemas, name)]
    }),
  )
}

function resolve(schema: Node, schemas: Schemas): Node {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1)! : null
  return name === null ? schema : schemas[name]!
}

/** The names by which the fields of named schemas are looked up. */
export const placeOf: Record<string, string> = {
  Account: 'account',
  Audit: 'audit',
  Job: 'job',
  Image: 'image',
  ResultImage: 'image',
  DescribedImage: 'image',
  Webhook: 'webhook',
  WebhookDelivery: 'deliveries',
}

const formats: Record<string, unknown> = {
  'date-time': '2026-11-28T09:30:00.000Z',
  uri: exampleAddress,
}
const plain: Record<string, unknown> = { string: 'text', integer: 1, number: 1, boolean: false, null: null }

/** A list of named things is made of them. */
function hasPlace({ items, $ref }: Node): boolean {
  return (isObject(items) && '$ref' in items) || typeof $ref === 'string'
}

function fits(value: unknown, { type, anyOf, enum: values }: Node): boolean {
  if (Array.isArray(values)) return values.includes(value)
  const types = [type ?? [], ((anyOf ?? []) as Node[]).map((choice) => choice.type)].flat(2)
  const own = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
  return types.includes(own) || (own === 'number' && types.includes('integer'))
}

function isNull({ type }: Node): boolean {
  return type === 'null'
}
