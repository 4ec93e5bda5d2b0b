import { readAccount } from '#contract/endpoints/v1/account.ts'
import { DescribedImage } from '#contract/endpoints/v1/images.ts'
import { V1JobEvent } from '#contract/endpoints/v1/job-event.ts'
import {
  PictureProblem,
  Problem,
  V1Image,
  V1Job,
  V1Quote,
  V1ResultImage,
} from '#contract/endpoints/v1/shapes.ts'
import { ImagePurpose, LanguageVersion, ReviewReason } from '#contract/entities/image.ts'
import { JobStatus } from '#contract/entities/job.ts'
import { AuditedPicture, SiteAudit } from '#contract/entities/site-audit.ts'
import { Webhook, WebhookDelivery, WebhookEvent } from '#contract/entities/webhook.ts'
import { answerSchema, isObject, type Node } from './json-schema.ts'

/** The shapes that answers share, by their names in the document. */
const named = {
  Account: readAccount.schema.response[200],
  JobStatus,
  Explanation: Problem,
  ImageProblem: PictureProblem,
  Job: V1Job,
  Quote: V1Quote,
  JobEvent: V1JobEvent,
  ImagePurpose,
  ImageTexts: LanguageVersion,
  ReviewReason,
  Image: V1Image,
  DescribedImage,
  ResultImage: V1ResultImage,
  Audit: SiteAudit,
  AuditedImage: AuditedPicture,
  WebhookEvent,
  Webhook,
  WebhookDelivery,
} as const

export type SchemaName = keyof typeof named

// Safe: the keys of an object literal.
const names = Object.keys(named) as SchemaName[]

/** A reference to a named schema. */
export function refTo(name: string): Node {
  return { $ref: `#/components/schemas/${name}` }
}

/** The named schemas, each with references to the others. */
export function describeNamedSchemas(): Record<SchemaName, Node> {
  // Safe: the same keys.
  return Object.fromEntries(names.map((name) => [name, replaceBelow(answerSchema(named[name]))])) as Record<
    SchemaName,
    Node
  >
}

/** The same value with a reference in place of each named schema. */
export function referToNamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(referToNamed)
  if (!isObject(value)) return value
  const name = nameOf(value)
  if (name === undefined) return replaceBelow(value)
  const { description } = value
  return { ...refTo(name), ...(description !== undefined && { description }) }
}

function replaceBelow(node: Node): Node {
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, referToNamed(inner)]))
}

let byShape: Map<string, SchemaName> | undefined

function nameOf(node: Node): SchemaName | undefined {
  byShape ??= new Map(names.map((name) => [keyOf(answerSchema(named[name])), name]))
  return byShape.get(keyOf(node))
}

function keyOf({ description: _, ...node }: Node): string {
  return JSON.stringify(node)
}
