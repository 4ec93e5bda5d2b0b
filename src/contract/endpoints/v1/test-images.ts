import type { PictureFaultCode } from '#contract/picture-faults.ts'
import type { Words } from '#contract/words/words-of-issue.ts'

/** The faults that a test image can have, with the details of their sentences. */
export const testFaults = {
  not_found: { status: 404 },
  forbidden: { status: 403 },
  server_error: { status: 503 },
  unreachable: {},
  too_slow: {},
  not_a_picture: {},
  damaged: {},
  refused_by_ai: {},
  not_visible: {},
  breaks_rules: {},
  ai_unavailable: {},
  internal: {},
} as const satisfies Partial<Record<PictureFaultCode, Record<string, number>>>

/** What a test image can ask for: texts of a decorative picture, texts to review, a refused call, or a fault. */
export const testOutcomes = [
  'decorative',
  'review',
  'insufficient_credits',
  // Safe: the keys of the table above.
  ...(Object.keys(testFaults) as (keyof typeof testFaults)[]),
] as const
export type TestOutcome = (typeof testOutcomes)[number]

/** How the file name of such an image begins. */
export const testNamePrefix = 'bildwort-test-'

/** The end of an address whose file name is such a name, as a regular expression for JavaScript and PostgreSQL. */
export const testNamePattern = (outcome: string) =>
  `[/:]${testNamePrefix}${outcome}([.][A-Za-z0-9]+)?([?#].*)?$`

const anyName = new RegExp(testNamePattern('([^/?#]*?)'))

/** What a test image asks for by the file name in its address, such as `…/bildwort-test-not_found.jpg`; undefined: usual texts. */
export function testOutcomeOf(url: string): TestOutcome | undefined {
  const named = anyName.exec(url)?.[1]
  return testOutcomes.find((outcome) => outcome === named)
}

/** Whether a file name begins like that of a test image, and asks for nothing known. */
export function isMistypedTestName(url: string): boolean {
  return anyName.test(url) && testOutcomeOf(url) === undefined
}

export const noSuchTestName: Words = {
  de: `Diesen Testnamen gibt es nicht. Auf ${testNamePrefix} folgt eines von: ${testOutcomes.join(', ')}.`,
  en: `There is no such test name. ${testNamePrefix} is followed by one of: ${testOutcomes.join(', ')}.`,
}
