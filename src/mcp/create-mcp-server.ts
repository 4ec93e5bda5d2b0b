import { McpServer, type ToolAnnotations } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { judgeAltText } from '#checks/judge-alt-text.ts'
import { textRules } from '#contract/text-rules.ts'
import { type ApiCall, type CallApi, RefusedCall } from './api-call.ts'
import {
  AccountShape,
  AuditShape,
  DescribedShape,
  FindingsShape,
  ImageShape,
  JobShape,
  ResultsShape,
} from './shapes.ts'

export interface Serving {
  callApi: CallApi
  version: string
  /** Reads a picture that the caller names by its path; absent: there are no files here. Throws an Error for what is not permitted. */
  readPicture?: (path: string) => Promise<{ base64: string; filename: string }>
}

const reads: ToolAnnotations = { readOnlyHint: true, openWorldHint: false }
const spends: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: false,
  openWorldHint: true,
}
const changes: ToolAnnotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: true,
  openWorldHint: false,
}

const languages = z
  .array(z.string().min(1).max(40))
  .min(1)
  .max(20)
  .describe('Languages of the texts, as tags: ["de", "en"]')
const maxCost = z.int().min(0).optional().describe('Refuse if it can cost more than this many cents')
const idempotencyKey = z
  .string()
  .min(1)
  .max(255)
  .optional()
  .describe('The same key with the same input returns the same answer and costs nothing more, for 24 hours')
const wishes = {
  context: z.string().max(1_000).optional().describe('What the picture is about, such as the text around it'),
  role: z
    .string()
    .max(100)
    .optional()
    .describe('What it is for on its page, such as "link" or "product photo"'),
  linkTarget: z.string().max(500).optional().describe('Where a click on it leads'),
  caption: z.string().max(500).optional(),
  pageTitle: z.string().max(300).optional(),
  keywords: z.array(z.string().min(1).max(100)).max(50).optional(),
}
const ofOne = { languages, ...wishes, maxCost, idempotencyKey }
const jobId = z.int().min(1).max(2_147_483_647).describe('The id of the job')
const costs = 'Costs credit: get_account has the price of a picture. A picture that fails is free.'

/** The tools of Bildwort, each of which is one call of API v1 with the caller's token: scopes, limits and refusals are those of the API. */
export function createMcpServer({ callApi, version, readPicture }: Serving): McpServer {
  const server = new McpServer(
    { name: 'bildwort', title: 'Bildwort', version },
    {
      capabilities: { tools: { listChanged: false } },
      instructions:
        'Writes alt texts and descriptions for pictures, in several languages. Describe single pictures with describe_image; for more than ten start a list with start_list, look at it with get_job and read it with get_results.',
    },
  )

  /** What the API answers, as the output's shape has it; what it refuses is an error that the model reads. */
  async function answer<Shape extends z.ZodType>(shape: Shape, call: ApiCall) {
    const { status, body } = await callApi(call)
    if (status >= 400) throw new RefusedCall(status, body)
    return say(shape.parse(body))
  }

  server.registerTool(
    'describe_image',
    {
      title: 'Describe a picture',
      description: `Writes alt text, description and keywords for a picture of the web, which takes some seconds. ${costs}`,
      inputSchema: z.object({
        url: z.string().min(1).max(8_000).describe('The address of the picture'),
        ...ofOne,
      }),
      outputSchema: DescribedShape,
      annotations: spends,
    },
    async ({ idempotencyKey, ...body }, { mcpReq: { signal } }) =>
      answer(DescribedShape, { method: 'POST', path: '/images', body, idempotencyKey, signal }),
  )

  if (readPicture)
    server.registerTool(
      'describe_file',
      {
        title: 'Describe a picture file',
        description: `Writes alt text, description and keywords for a picture on this machine, below the permitted folders. ${costs}`,
        inputSchema: z.object({
          path: z.string().min(1).max(4_000).describe('The path of the file'),
          ...ofOne,
        }),
        outputSchema: DescribedShape,
        annotations: spends,
      },
      async ({ path, idempotencyKey, ...known }, { mcpReq: { signal } }) => {
        const body = { ...(await readPicture(path)), ...known }
        return answer(DescribedShape, { method: 'POST', path: '/images', body, idempotencyKey, signal })
      },
    )

  server.registerTool(
    'check_text',
    {
      title: 'Check an alt text',
      description:
        'Finds what is wrong with an alt text: file names, placeholders, “image of …”, length and the like. Free; nothing is sent to an AI.',
      inputSchema: z.object({
        altText: z.string().max(10_000),
        url: z.string().max(8_000).default('').describe('The address of its picture'),
        isLinked: z.boolean().default(false).describe('It is the only content of a link'),
      }),
      outputSchema: FindingsShape,
      annotations: { ...reads, idempotentHint: true },
    },
    async ({ altText, url, isLinked }) => {
      const broken = judgeAltText(altText, { url, isLinked })
      return say({ findings: broken.map((rule) => ({ rule, message: textRules[rule].en })) })
    },
  )

  server.registerTool(
    'start_list',
    {
      title: 'Describe a list of pictures',
      description: `Starts a job of up to 1,000 pictures and returns at once. ${costs} Its price is held until it ends.`,
      inputSchema: z.object({
        images: z
          .array(z.object({ url: z.string().min(1).max(8_000), ...wishes }))
          .min(1)
          .max(1_000),
        name: z.string().max(200).optional().describe('What the job is called'),
        ...{ languages, maxCost, idempotencyKey },
      }),
      outputSchema: JobShape,
      annotations: spends,
    },
    async ({ idempotencyKey, ...body }, { mcpReq: { signal } }) =>
      answer(JobShape, { method: 'POST', path: '/jobs', body, idempotencyKey, signal }),
  )

  server.registerTool(
    'get_job',
    {
      title: 'Look at a job',
      description: 'How far a job is and what it has cost. Free.',
      inputSchema: z.object({ jobId }),
      outputSchema: JobShape,
      annotations: reads,
    },
    async ({ jobId: id }, { mcpReq: { signal } }) =>
      answer(JobShape, { method: 'GET', path: `/jobs/${id}`, signal }),
  )

  server.registerTool(
    'get_results',
    {
      title: 'Read the texts of a job',
      description: 'The images of a job with their texts, page by page. Free.',
      inputSchema: z.object({
        jobId,
        after: z.int().min(0).optional().describe('Only images behind this position'),
        limit: z.int().min(1).max(200).default(50),
      }),
      outputSchema: ResultsShape,
      annotations: reads,
    },
    async ({ jobId: id, after, limit }, { mcpReq: { signal } }) => {
      const path = `/jobs/${id}/images?limit=${limit + 1}${after ? `&after=${after}` : ''}`
      const { status, body } = await callApi({ method: 'GET', path, signal })
      if (status >= 400) throw new RefusedCall(status, body)
      const { images } = z.object({ images: z.array(ImageShape) }).parse(body)
      const page = images.slice(0, limit)
      return say({ images: page, next: images.length > limit ? page.at(-1)!.position : null })
    },
  )

  server.registerTool(
    'update_text',
    {
      title: 'Correct the texts of an image',
      description:
        'Replaces texts of an image, by language, or approves it. The texts before are kept in its history. Free.',
      inputSchema: z.object({
        imageId: z.string().regex(/^[1-9]\d{0,9}-[1-9]\d{0,9}$/),
        texts: z
          .record(
            z.string(),
            z.object({
              altText: z.string().max(10_000).optional(),
              description: z.string().max(10_000).optional(),
            }),
          )
          .optional(),
        approved: z.boolean().optional(),
      }),
      outputSchema: ImageShape,
      annotations: changes,
    },
    async ({ imageId, ...body }, { mcpReq: { signal } }) =>
      answer(ImageShape, { method: 'PATCH', path: `/images/${imageId}`, body, signal }),
  )

  server.registerTool(
    'stop_job',
    {
      title: 'Stop a job',
      description:
        'Stops a job for good; images under way finish, and the rest of its price is released. Free.',
      inputSchema: z.object({ jobId }),
      outputSchema: JobShape,
      annotations: changes,
    },
    async ({ jobId: id }, { mcpReq: { signal } }) =>
      answer(JobShape, { method: 'POST', path: `/jobs/${id}/stop`, signal }),
  )

  server.registerTool(
    'audit_site',
    {
      title: 'Audit a website',
      description:
        'Starts an audit of the pictures of a website, or of one page, and returns at once. Read it with get_audit. Free.',
      inputSchema: z.object({
        url: z.string().min(1).max(2_000),
        depth: z.enum(['page', 'site']).default('site'),
        maxPages: z.int().min(1).max(10_000).optional(),
        idempotencyKey,
      }),
      outputSchema: AuditShape,
      annotations: spends,
    },
    async ({ idempotencyKey, ...body }, { mcpReq: { signal } }) =>
      answer(AuditShape, { method: 'POST', path: '/audits', body, idempotencyKey, signal }),
  )

  server.registerTool(
    'get_audit',
    {
      title: 'Read an audit',
      description: 'How far an audit is, its counts, and the first 50 pictures with faults. Free.',
      inputSchema: z.object({ auditId: jobId.describe('The id of the audit') }),
      outputSchema: AuditShape,
      annotations: reads,
    },
    async ({ auditId }, { mcpReq: { signal } }) =>
      answer(AuditShape, { method: 'GET', path: `/audits/${auditId}`, signal }),
  )

  server.registerTool(
    'get_account',
    {
      title: 'Look at the account',
      description: 'Credit, languages, and the price of a picture by number of languages. Free.',
      inputSchema: z.object({}),
      outputSchema: AccountShape,
      annotations: reads,
    },
    async (_input, { mcpReq: { signal } }) =>
      answer(AccountShape, { method: 'GET', path: '/account', signal }),
  )

  return server
}

/** Structured, and as text for clients that read nothing else. */
function say<Content>(structuredContent: Content) {
  return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] }
}
