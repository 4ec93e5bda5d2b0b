import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ProviderName, providerNames, providers } from '#contract/providers.ts'
import { realClock } from '#server/describing/clock.ts'
import { keywordsOf } from '#server/describing/keywords/keywords-of.ts'
import { normalisePicture } from '#server/describing/pictures/normalise-picture.ts'
import { askProvider } from '#server/describing/providers/ask-provider.ts'
import type { Provider } from '#server/describing/providers/provider.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { type Wishes, writeQuestion } from '#server/describing/question/write-question.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import type { BenchResult } from './result.ts'

const folder = new URL('../stand-ins/pictures/photographs/', import.meta.url).pathname
const context = 'Wanderung im Baskenland, Herbst, Aitzgorri'
const languages = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl', 'Latein', 'Ladinisch']
const baselineEdge = 1024
const signal = new AbortController().signal

/**
 * Tokens in and out of one call for all languages with the picture as it is sent, against one call a language with the
 * same prompt and the picture at 1,024 px; of the photographs, counted by the stand-in's formulas.
 */
export async function benchTokens(): Promise<BenchResult[]> {
  await using ai = await startAiStandIn()
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg'))
  const results: BenchResult[] = []
  for (const name of providerNames) {
    const { tiling, connect } = providerKinds[name]
    const model = providers[name].defaultModel
    const provider = connect({ name, model, apiKey: 'none', baseUrl: ai.url }, 30_000)
    for (const [count, limit] of [
      [3, 0.5],
      [10, 0.3],
    ] as const) {
      let [ours, theirs] = [0, 0]
      for (const filename of files) {
        const file = await readFile(join(folder, filename))
        const small = await normalisePicture(file, tiling, signal)
        if ('fault' in small) throw new Error(`${filename}: ${small.fault.code}`)
        const large = await shrink(file)
        const asked = languages.slice(0, count)
        ours += await countTokens(provider, small.jpeg, asked, filename)
        for (const language of asked) theirs += await countTokens(provider, large, [language], filename)
      }
      results.push(describe(name, count, files.length, ours, theirs, limit))
    }
  }
  return results
}

function describe(
  name: ProviderName,
  languages: number,
  pictures: number,
  ours: number,
  theirs: number,
  limit: number,
) {
  const each = (tokens: number) => `${Math.round(tokens / pictures)} a picture`
  return {
    name: `Tokens of ${languages} languages in one call, ${name}`,
    measured: each(ours),
    baseline: `one call a language at 1,024 px ${each(theirs)}`,
    ratio: ours / theirs,
    limit,
  }
}

async function countTokens(provider: Provider, jpeg: Buffer, languages: string[], filename: string) {
  const row = { pageTitle: 'Touren' }
  const wishes: Wishes = { languages, context, filename, promptType: 'system', customPrompt: '', row }
  const keywords = keywordsOf({ url: `https://example.org/${filename}`, context, filename })
  const asked = { timeoutMs: 30_000, signal, clock: realClock }
  const reply = await askProvider(provider, writeQuestion(wishes, keywords), jpeg, asked)
  if (reply.kind !== 'answer') throw new Error(`${filename}: ${reply.kind}`)
  return reply.usage.inputTokens + reply.usage.outputTokens
}

function shrink(file: Buffer): Promise<Buffer> {
  const size = { width: baselineEdge, height: baselineEdge, fit: 'inside', withoutEnlargement: true } as const
  return sharp(file).autoOrient().resize(size).jpeg({ quality: 85 }).toBuffer()
}
