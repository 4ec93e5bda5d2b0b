import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { titlesOfCalls } from '#contract/endpoints/v1/titles.ts'
import type { Actor } from '#server/testing/create-actor.ts'
import { expect, test } from '#server/testing/test.ts'
import { exampleAddress } from './document/sample-values.ts'

interface Schema {
  type?: string
  additionalProperties?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { content?: Record<string, Content> }>
}
interface Content {
  schema?: Schema
  examples?: object
}
interface Document {
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, Record<string, Operation>>
  servers: { url: string }[]
  components: { schemas: Record<string, Schema> }
}

/** What clients build on: calls and fields may be added (`vitest -u`), and none removed or changed. */
const promise = resolve(import.meta.dirname, '../../../docs/api-v1.json')

/** The document with an address that does not vary. */
async function readDocument(make: { visitor(): Actor }): Promise<string> {
  const { body } = await make.visitor().get<Document>('/api/v1/openapi.json')
  return `${JSON.stringify(body, null, 2).replaceAll(body.servers[0]!.url, exampleAddress)}\n`
}

test('API v1 is described as docs/api-v1.json promises it', async ({ make }) => {
  await expect(await readDocument(make)).toMatchFileSnapshot(promise)
})

test('every body of API v1 lists its fields, and accepts no others', async ({ make }) => {
  const { body } = await make.visitor().get<Document>('/api/v1/openapi.json')
  const bodies = Object.entries(body.components.schemas).filter(([name]) => name.endsWith('Request'))
  expect(bodies.length).toBeGreaterThan(5)
  const open = bodies.filter(([, schema]) =>
    objectsIn(schema).some((one) => one.additionalProperties === undefined),
  )
  expect(open.map(([name]) => name)).toEqual([])
})

test('the document passes the recommended rules of Redocly’s linter without a warning', async ({ make }) => {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-document-'))
  const file = join(folder, 'api-v1.json')
  await writeFile(file, await readDocument(make))
  const linter = resolve(import.meta.dirname, '../../../node_modules/@redocly/cli/bin/cli.js')
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [linter, 'lint', file, '--extends=recommended', '--format=json'],
    { env, cwd: folder },
  ).catch((failed: { stdout: string }) => failed)
  await rm(folder, { recursive: true })
  const { totals, problems } = JSON.parse(stdout)
  expect(problems).toEqual([])
  expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 })
})

test('every call and event has an id of its own, a known tag, a title, a description and examples', async ({
  make,
}) => {
  const { body } = await make.visitor().get<Document>('/api/v1/openapi.json')
  const operations = Object.values({ ...body.paths, ...body.webhooks }).flatMap((path) => Object.values(path))
  const ids = operations.map(({ operationId }) => operationId)
  expect(ids.filter((id, index) => !/^[a-zA-Z]+$/.test(id) || ids.indexOf(id) !== index)).toEqual([])
  const known = body.tags.map(({ name }) => name)
  for (const { operationId, tags, summary, description, requestBody, responses } of operations) {
    expect(known, operationId).toContain(tags[0])
    expect(summary.length, operationId).toBeLessThan(90)
    if (!operationId.startsWith('on')) expect(Object.keys(titlesOfCalls)).toContain(operationId)
    expect(description, operationId).not.toBe('')
    const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.entries(part?.content ?? {}),
    )
    // A spreadsheet can't be shown, and a problem is the same as the error beside it.
    const bare = contents.filter(([type, { examples }]) => !examples && !/sheet|problem/.test(type))
    expect(
      bare.map(([type]) => type),
      operationId,
    ).toEqual([])
  }
})

/** The objects of a schema, at any depth; a record of anything names what its values are. */
function objectsIn(schema: Schema): Schema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]
  const { items, additionalProperties } = schema
  if (items) inside.push(items)
  if (typeof additionalProperties === 'object' && additionalProperties) inside.push(additionalProperties)
  return [...(schema.type === 'object' ? [schema] : []), ...inside.flatMap(objectsIn)]
}
