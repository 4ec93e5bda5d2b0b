import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { providerNames } from '#contract/providers.ts'
import { createMemoryDialects } from '#server/describing/providers/dialect-store.ts'
import { tryKey } from '#server/describing/providers/try-key.ts'
import { createFastClock } from '#server/describing/testing/create-fast-clock.ts'
import { makeTestQuestion } from '#server/describing/testing/make-test-question.ts'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { startScriptedProvider } from '#server/describing/testing/start-scripted-provider.ts'
import { createProviderPools } from './create-provider-pools.ts'

const dialects = createMemoryDialects()
const question = makeTestQuestion('de')
const jpeg = Buffer.from('jpeg')
const megabyte = Buffer.alloc(1_000_000, ' ')
const json = { 'content-type': 'application/json' }

/** Starts like a normal answer and never ends while the client reads. `sent` counts what was sent. */
function endless(sent: { megabytes: number }, status = 200) {
  return (response: ServerResponse) => {
    response.writeHead(status, json)
    response.write('{"content":[{"type":"text","text":"')
    const goOn = () => {
      while (!response.destroyed && sent.megabytes < 300) {
        sent.megabytes += 1
        if (!response.write(megabyte)) return void response.once('drain', goOn)
      }
      response.end('"}]}')
    }
    goOn()
  }
}

/** 30 MB that compress to 30 kB on the wire. */
function bomb(response: ServerResponse) {
  const text = Buffer.concat([Buffer.from('{"content":"'), Buffer.alloc(30_000_000, 'x'), Buffer.from('"}')])
  response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(text))
}

const nest = (open: string, inner: string, depth: number) =>
  `${open.repeat(depth)}${inner}${'}'.repeat(depth)}`

describe.each(providerNames)('%s', (name) => {
  const ask = async (script: (response: ServerResponse) => void) => {
    await using first = await startScriptedProvider(name, script)
    await using other = await startScriptedProvider(name === 'openai' ? 'anthropic' : 'openai', script)
    let tooLarge = 0
    const pools = createProviderPools({
      timeoutMs: 20_000,
      clock: createFastClock(),
      onAnswerTooLarge: () => {
        tooLarge += 1
      },
    })
    const pool = pools.poolOf({ providers: [first.settings, other.settings], areAllRefused: false })
    const asking = { signal: new AbortController().signal, group: 'a', judge: () => [] }
    const reply = await pool.ask(question, jpeg, asking)
    return { reply, tooLarge, asked: first.asked.length + other.asked.length }
  }

  test('an answer without end is broken off, and each provider is asked once', async () => {
    const sent = { megabytes: 0 }
    const { reply, tooLarge, asked } = await ask(endless(sent))
    expect(reply).toMatchObject({ outcome: 'failed', fault: { code: 'unusable_answer' } })
    expect({ tooLarge, asked }).toEqual({ tooLarge: 2, asked: 2 })
    // Only what was in the socket buffers of two connections was sent in vain.
    expect(sent.megabytes).toBeLessThan(100)
  })

  test('an answer that grows when it is unpacked is broken off', async () => {
    const { reply, tooLarge, asked } = await ask(bomb)
    expect(reply).toMatchObject({ outcome: 'failed', fault: { code: 'unusable_answer' } })
    expect({ tooLarge, asked }).toEqual({ tooLarge: 2, asked: 2 })
  })

  test('an error without end is still the error that its status says', async () => {
    const sent = { megabytes: 0 }
    const { reply } = await ask(endless(sent, 401))
    expect(reply).toMatchObject({ outcome: 'unavailable', reason: 'keys_refused' })
    expect(sent.megabytes).toBeLessThan(100)
  })

  test.each([
    ['an error that is 100,000 lists deep', 400, '['.repeat(100_000) + ']'.repeat(100_000)],
    ['an error that is 100,000 objects deep', 400, nest('{"error":', '1', 100_000)],
    ['an error that nests its words', 400, nest('{"detail":', '"no"', 50_000)],
    ['an answer that is 100,000 objects deep', 200, nest('{"choices":', '[]', 100_000)],
    ['an error of a million words', 500, JSON.stringify({ error: { message: 'no image '.repeat(100_000) } })],
    ['an error that repeats a title', 502, '<title>'.repeat(200_000)],
  ])('%s counts as trouble of the server and is read in time', async (_what, status, body) => {
    const { reply } = await ask((response) => response.writeHead(status, json).end(body))
    expect(reply).toMatchObject({ outcome: 'unavailable' })
  })

  test('headers without end break the call', async () => {
    const { reply } = await ask((response) => {
      const { socket } = response
      socket?.write('HTTP/1.1 200 OK\r\n')
      const more = () => {
        if (!socket?.destroyed && socket?.write(`x-more: ${'y'.repeat(1_000)}\r\n`.repeat(100)))
          setImmediate(more)
      }
      more()
    })
    expect(reply).toMatchObject({ outcome: 'unavailable', reason: 'providers_down' })
  })

  test('a test of a key reads no more either', async () => {
    const sent = { megabytes: 0 }
    for (const script of [endless(sent), bomb]) {
      await using server = await startLittleServer((_request, response) => script(response))
      const access = { name, apiKey: 'a-key-0001', baseUrl: server.url, model: 'model-1' }
      expect((await tryKey(access, { timeoutMs: 20_000, dialects })).outcome).toBe('unexpected')
    }
    expect(sent.megabytes).toBeLessThan(50)
  })
})
