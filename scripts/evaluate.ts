// Describes a folder of pictures by several models and prompts, and writes a report to compare them: index.html and results.json.
//   npm run evaluate -- photos --models anthropic:claude-haiku-5-5,openai:gpt-6-luna --prompts system,ours.txt --languages de,en
// With --compare before.json,after.json nothing is described: the report shows these results side by side.
// A provider needs its key in the environment (ANTHROPIC_API_KEY, OPENAI_API_KEY, and OPENAI_BASE_URL for another server). Without any key
// a stand-in answers.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type ProviderName, providerNames, providers, settingOf } from '#contract/providers.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { compareTotals, readResults } from './evaluate/compare-results.ts'
import { type Evaluated, evaluate, type Variant } from './evaluate/evaluate.ts'
import { type ListedPicture, listPictures } from './evaluate/list-pictures.ts'
import { writeReport } from './evaluate/write-report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    models: { type: 'string' },
    prompts: { type: 'string', default: 'system' },
    languages: { type: 'string', default: 'de,en' },
    output: { type: 'string', default: 'evaluation' },
    'at-once': { type: 'string', default: '2' },
    compare: { type: 'string' },
  },
})
const [folder = 'scripts/evaluate/pictures'] = positionals
const words = (text: string) => text.split(',').filter(Boolean)
const env = process.env
const withKeys = providerNames.filter((name) => env[settingOf(name, 'API_KEY')])
const standIn = withKeys.length === 0 && !values.compare ? await startAiStandIn() : null
const usual = (standIn ? providerNames : withKeys).map(
  (name) => `${name}:${env[settingOf(name, 'MODEL')] || providers[name].defaultModel}`,
)
const prompts = await Promise.all(
  words(values.prompts).map(async (file) => ({
    prompt: file === 'system' ? file : path.basename(file),
    customPrompt: file === 'system' ? '' : await readFile(file, 'utf8'),
  })),
)
try {
  const pictures = await listPictures(folder)
  await mkdir(values.output, { recursive: true })
  const write = (name: string, text: string) => writeFile(path.join(values.output, name), text)
  if (values.compare) {
    const compared = await readResults(words(values.compare))
    await write('index.html', await writeReport(compared, pictures, false))
    for (const line of compareTotals(compared)) console.log(line)
  } else {
    const evaluated = await evaluateAll(pictures)
    await write('results.json', `${JSON.stringify(evaluated, null, 2)}\n`)
    await write('index.html', await writeReport(evaluated, pictures, standIn !== null))
  }
  console.log(`${values.output}/index.html: ${pictures.length} pictures`)
} finally {
  await standIn?.close()
}

async function evaluateAll(pictures: readonly ListedPicture[]): Promise<Evaluated[]> {
  const models = values.models ? words(values.models) : usual
  const variants = models.flatMap((model) => prompts.map((prompt) => ({ ...accessOf(model), ...prompt })))
  const asking = { languages: words(values.languages), atOnce: Number(values['at-once']) }
  return await evaluate(pictures, variants, asking, (line) => console.error(line))
}

/** `openai:gpt-6-luna`, with its key and address. */
function accessOf(text: string): Omit<Variant, 'prompt' | 'customPrompt'> {
  const at = text.indexOf(':')
  const provider = providerNames.find((name) => name === text.slice(0, at))
  if (!provider)
    throw new Error(`${text} names no provider: ${providerNames.join(', ')}, as in openai:gpt-6-luna`)
  const apiKey = standIn ? 'stand-in' : env[settingOf(provider, 'API_KEY')]
  if (!apiKey) throw new Error(`${settingOf(provider, 'API_KEY')} is not set`)
  const baseUrl = standIn ? standIn.url : addressOf(provider)
  return { provider, model: text.slice(at + 1), apiKey, ...(baseUrl && { baseUrl }) }
}

function addressOf(provider: ProviderName): string | undefined {
  return env[settingOf(provider, 'BASE_URL')] || undefined
}
