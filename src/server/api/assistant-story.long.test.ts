import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { z } from 'zod'
import { tokenScopes } from '#contract/entities/token.ts'
import { AccountShape, AuditShape, FindingsShape, ImageShape, JobShape, ResultsShape } from '#mcp/shapes.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { presentUserIds } from '#server/accounts/users/users.queries.ts'
import { userAt } from '#server/audit/actor.ts'
import { judgePage } from '#server/site-audits/scanning/judge-page.ts'
import { startAuditWork } from '#server/site-audits/site-audits.work.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { until } from '#server/testing/until.ts'

const root = resolve(import.meta.dirname, '../../..')

const test = jobTest
  .extend('address', { scope: 'file' }, ({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  /** A site whose start page lacks two alt texts, and whose second page has one. */
  .extend('website', { scope: 'file' }, async ({ pictureSite }, { onCleanup }) => {
    const pages: Record<string, string> = {
      '/': `<img src="${pictureSite}/cocker-spaniels.jpg"><img src="${pictureSite}/dandelion.jpg" alt="IMG_2034.jpg">
        <a href="/team">Team</a>`,
      '/team': `<img src="${pictureSite}/paint-brushes.jpg" alt="Pinsel in einem Glas auf dem Tisch">`,
    }
    const server = createServer(({ url = '' }, response) => {
      const body = pages[url]
      response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' })
      response.end(body && `<!doctype html><html lang="de"><title>Tierheim</title>${body}</html>`)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    onCleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  })
  .extend('auditWork', { auto: true }, ({ platform }, { onCleanup }) => {
    const createReader = () => ({
      read: async (order: Parameters<typeof judgePage>[0]) => judgePage(order),
      async [Symbol.asyncDispose]() {},
    })
    const work = startAuditWork(platform, presentUserIds, { paceMs: 0, createReader })
    onCleanup(() => work.stop())
    return work
  })
  .extend('tokenOf', ({ platform }) => async (userId: number) => {
    const input = { name: 'Assistant', scopes: [...tokenScopes], days: null, monthlyCapCents: null }
    return (await createToken(platform, userAt(userId, '192.0.2.7'), input)).text
  })

const transports = {
  'Streamable HTTP': (address: string, token: string) =>
    new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  stdio: (address: string, token: string) =>
    new StdioClientTransport({
      command: process.execPath,
      args: ['src/cli/main.ts', 'mcp'],
      env: { BILDWORT_URL: address, BILDWORT_TOKEN: token },
      cwd: root,
    }),
}

test.for(['Streamable HTTP', 'stdio'] as const)(
  'over %s an assistant audits a site, has what it lacks described, and corrects one text',
  async (transport, { address, website, make, tokenOf, worker, onTestFinished }) => {
    worker()
    const anna = await make.user()
    const client = new Client({ name: 'Assistant', version: '1' }, { versionNegotiation: { mode: 'auto' } })
    onTestFinished(() => client.close())
    await client.connect(transports[transport](address, await tokenOf(anna.id)))
    /** Asks a tool, and reads its answer as the tool promises it. */
    const ask = async <Shape extends z.ZodType>(shape: Shape, name: string, input: object = {}) => {
      const { structuredContent, isError, content } = await client.callTool({ name, arguments: { ...input } })
      if (isError) throw new Error(`${name}: ${JSON.stringify(content)}`)
      return shape.parse(structuredContent)
    }

    const account = await ask(AccountShape, 'get_account')
    expect(account.ready).toBe(true)

    const { id: auditId } = await ask(AuditShape, 'audit_site', { url: website })
    const audit = await until(async () => {
      const read = await ask(AuditShape, 'get_audit', { auditId })
      return read.status === 'completed' && read
    })
    expect(audit).toMatchObject({ pages: { read: 2 }, pictures: { total: 3, withFaults: 2 } })
    const lacking = audit.findings ?? []
    expect(lacking.map(({ faults }) => faults[0]?.rule).toSorted()).toEqual(['file_name', 'missing'])

    const maxCost = lacking.length * account.pricesCents[0]!
    const order = {
      images: lacking.map(({ url }) => ({ url, context: 'Website eines Tierheims' })),
      languages: ['de'],
      idempotencyKey: `audit-${auditId}`,
    }
    await expect(ask(JobShape, 'start_list', { ...order, maxCost: maxCost - 1 })).rejects.toThrow(
      'over_max_cost',
    )
    const { id: jobId } = await ask(JobShape, 'start_list', { ...order, maxCost })
    // An assistant that lost the answer asks again.
    expect(await ask(JobShape, 'start_list', { ...order, maxCost })).toMatchObject({ id: jobId })
    const job = await until(async () => {
      const read = await ask(JobShape, 'get_job', { jobId })
      return read.status === 'completed' && read
    })
    expect(job).toMatchObject({ images: { total: 2, succeeded: 2, failed: 0 }, costCents: maxCost })

    const { images, next } = await ask(ResultsShape, 'get_results', { jobId })
    expect([images.map(({ url }) => url), next]).toEqual([lacking.map(({ url }) => url), null])
    for (const { texts, url } of images) {
      const { findings } = await ask(FindingsShape, 'check_text', { altText: texts.de?.altText, url })
      expect(findings).toEqual([])
    }

    const altText = 'Zwei Cocker Spaniels warten im Tierheim auf ein Zuhause'
    const input = { imageId: images[0]?.id, texts: { de: { altText } }, approved: true }
    expect(await ask(ImageShape, 'update_text', input)).toMatchObject({ review: { approved: true } })
    const after = await ask(ResultsShape, 'get_results', { jobId })
    expect(after.images.map(({ texts }) => texts.de?.altText)).toEqual([
      altText,
      images[1]?.texts.de?.altText,
    ])
    expect(await ask(AccountShape, 'get_account')).toMatchObject({
      balanceCents: account.balanceCents - maxCost,
      heldCents: 0,
    })
  },
)
