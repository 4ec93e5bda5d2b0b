import { createHash } from 'node:crypto'
import { type TestOutcome, testFaults, testOutcomeOf } from '#contract/endpoints/v1/test-images.ts'
import { findBuiltInLanguage } from '#contract/languages.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { type Description, describePicture, type Wishes } from './describe-picture.ts'
import { sniffFormat } from './pictures/sniff-format.ts'
import type { ProviderPool } from './pool/create-provider-pool.ts'
import { chooseKeywords } from './question/choose-keywords.ts'
import type { Answer } from './question/read-answer.ts'
import { testTexts } from './test-texts.ts'

type Decided = Exclude<Description, { outcome: 'unavailable' }>

/**
 * Describes a picture of test data: its texts are made up, always the same for the same address and wishes, and checked as all texts are. No
 * picture is fetched, and no provider is asked; a file that was sent must be a picture. The file name in the address can ask for another outcome.
 */
export async function describeTestPicture(url: string, wishes: Wishes, file?: Buffer): Promise<Decided> {
  const outcome = testOutcomeOf(url)
  const fault = (file && faultOfFile(file)) ?? (outcome && faultOf(outcome))
  if (fault) {
    const keywords = chooseKeywords({ ...wishes, url }, wishes)
    return { outcome: 'failed', fault, keywords, thumbnail: null, calls: [] }
  }
  const answer = makeAnswer(
    [url, ...(file ? [createHash('sha256').update(file).digest('hex')] : [])],
    wishes,
    outcome,
  )
  const pool: Pick<ProviderPool, 'ask'> = {
    async ask(_question, _jpeg, { judge }) {
      judge(answer, () => {})
      return { outcome: 'answered', answer, provider: 'test', model: 'test', calls: [] }
    },
  }
  const picture = { url, jpeg: Buffer.alloc(0), thumbnail: null, notes: null }
  const { signal } = new AbortController()
  const described = await describePicture(pool, picture, wishes, { signal, group: 'test' })
  // Safe: the pool above is never unavailable.
  return described as Decided
}

function faultOfFile(file: Buffer): PictureFault | undefined {
  const sniffed = sniffFormat(file)
  if (!sniffed) return { code: 'not_a_picture' }
  return 'format' in sniffed
    ? undefined
    : { code: 'unsupported_format', details: { format: sniffed.unsupported } }
}

function faultOf(outcome: TestOutcome): PictureFault | undefined {
  if (!(outcome in testFaults)) return undefined
  // Safe: the line above.
  const code = outcome as keyof typeof testFaults
  return { code, details: testFaults[code] }
}

function makeAnswer(picture: string[], wishes: Wishes, outcome: TestOutcome | undefined): Answer {
  const number = numberOf(picture, wishes)
  const textsIn = (language: string) => testTexts[findBuiltInLanguage(language)?.code ?? 'en'](number)
  const isDecorative = outcome === 'decorative'
  const { description: inFirst } = textsIn(wishes.languages[0] ?? '')
  return {
    interpretation: inFirst,
    purpose: isDecorative ? 'decorative' : 'informative',
    decorativeReason: isDecorative ? inFirst : '',
    doubts: outcome === 'review' ? ['unreadable'] : [],
    languageVersions: Object.fromEntries(
      wishes.languages.map((language) => {
        const { altText, description } = textsIn(language)
        return [language, { altText: isDecorative ? '' : altText, description }]
      }),
    ),
  }
}

/** Different pictures of a job get different texts, as do different contexts and wishes. */
function numberOf(picture: string[], { context, wish = '' }: Wishes): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([...picture, context, wish]))
    .digest()
  return String(100_000_000 + (digest.readUInt32BE() % 900_000_000))
}
