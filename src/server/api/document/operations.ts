import type { Endpoint } from '#contract/endpoint.ts'
import * as account from '#contract/endpoints/v1/account.ts'
import * as audits from '#contract/endpoints/v1/audits.ts'
import * as images from '#contract/endpoints/v1/images.ts'
import * as jobs from '#contract/endpoints/v1/jobs.ts'
import * as webhooks from '#contract/endpoints/v1/webhooks.ts'
import type { UiLanguage } from '#contract/languages.ts'

type Words = Record<UiLanguage, string>

/** The subjects of the calls, by path prefix: the tags of the document and the groups of the page. The first that fits counts. */
export const subjects: readonly {
  id: string
  tag: string
  /** The schema of what its paths name by id. */
  kind: string
  title: Words
  says: string
  paths: string[]
}[] = [
  {
    id: 'calls-account',
    tag: 'Account',
    kind: 'Account',
    title: { de: 'Konto', en: 'Account' },
    says: 'Credit, prices, languages and limits.',
    paths: ['/api/v1/account'],
  },
  {
    id: 'calls-images',
    tag: 'Images',
    kind: 'Image',
    title: { de: 'Bilder', en: 'Images' },
    says: 'Describe single images, and read and correct the texts of any image.',
    paths: ['/api/v1/images'],
  },
  {
    id: 'calls-jobs',
    tag: 'Jobs',
    kind: 'Job',
    title: { de: 'Aufträge', en: 'Jobs' },
    says: 'Describe many images in the background, and read the results.',
    paths: ['/api/v1/jobs'],
  },
  {
    id: 'calls-audits',
    tag: 'Audits',
    kind: 'Audit',
    title: { de: 'Prüfungen', en: 'Audits' },
    says: 'Find the images of a page or website that lack a good alt text.',
    paths: ['/api/v1/audits'],
  },
  {
    id: 'calls-webhooks',
    tag: 'Webhooks',
    kind: 'Webhook',
    title: { de: 'Webhooks', en: 'Webhooks' },
    says: 'Choose which events are sent where, and see what was sent.',
    paths: ['/api/v1/webhooks'],
  },
  {
    id: 'calls-description',
    tag: 'Documentation',
    kind: '',
    title: { de: 'Dokumentation', en: 'Documentation' },
    says: 'This API, described for programs and for people.',
    paths: ['/api/v1'],
  },
]

/** The subject of a path; every path of API v1 has one. */
export function subjectOf(path: string): (typeof subjects)[number] {
  return subjects.find(({ paths }) => paths.some((start) => path.startsWith(start)))!
}

const outsideContract: Record<string, string> = {
  'GET /api/v1/openapi.json': 'readDocument',
  'GET /api/v1/docs': 'readDocs',
}

const ofContract = Object.fromEntries(
  [account, images, jobs, audits, webhooks]
    .flatMap((file) => Object.entries(file))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, { method, url }]) => [`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`, name]),
)

/** The operation id of a call such as `POST /api/v1/jobs/{id}/stop`: the name that it has in the contract. */
export function operationIdOf(name: string): string | undefined {
  return ofContract[name] ?? outsideContract[name]
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value
}
