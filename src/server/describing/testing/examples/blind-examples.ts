import { czechExamples } from './blind-examples/czech.ts'
import { dutchExamples } from './blind-examples/dutch.ts'
import { englishExamples } from './blind-examples/english.ts'
import { germanExamples } from './blind-examples/german.ts'
import { hungarianExamples } from './blind-examples/hungarian.ts'
import { italianExamples } from './blind-examples/italian.ts'
import { polishExamples } from './blind-examples/polish.ts'
import { badExamplesInSeveralLanguages } from './blind-examples/several-bad.ts'
import { goodExamplesInSeveralLanguages } from './blind-examples/several-good.ts'
import { sloveneExamples } from './blind-examples/slovene.ts'
import { spanishExamples } from './blind-examples/spanish.ts'
import type { CheckExample } from './check-example.ts'

/** Good and bad answers in eight languages. Written by someone who had not seen the checks, and not changed since. */
export const blindExamples: Record<string, CheckExample> = {
  ...germanExamples,
  ...englishExamples,
  ...italianExamples,
  ...spanishExamples,
  ...czechExamples,
  ...hungarianExamples,
  ...polishExamples,
  ...sloveneExamples,
  ...dutchExamples,
  ...goodExamplesInSeveralLanguages,
  ...badExamplesInSeveralLanguages,
}
