import type { TextRule } from '#contract/text-rules.ts'
import type { Breach } from '#server/describing/checks/check-answer.ts'
import type { Answer } from '#server/describing/question/read-answer.ts'
import type { WrittenText } from './read-written-texts.ts'

/** What the product makes of an answer: what it would deliver, and the rules that this breaks. */
export type Judge = (text: Pick<WrittenText, 'answer' | 'filename'>) => { answer: Answer; breaches: Breach[] }

export type Verdict = 'right' | 'missed' | 'hard alarm' | 'soft alarm' | 'changed'

export interface Measured {
  text: WrittenText
  verdict: Verdict
  /** The rules that were found broken, in words for whoever reads a failure. */
  found: string
}

/**
 * Compares what is found with what is expected. A hard alarm is a hard breach where none is, also in place of a repair or
 * of a soft one; a soft alarm the like; an instruction before a colon may be taken away instead of being found; `changed` a clean text that is delivered as another one.
 */
export function measureTexts(texts: readonly WrittenText[], judge: Judge): Measured[] {
  return texts.map((text) => {
    const { answer, breaches } = judge(text)
    const delivered = fieldOf(answer, text)
    const found = breaches.map(({ rule, isHard }) => `${isHard ? 'hard' : 'soft'} ${rule}`).join(', ')
    return {
      text,
      verdict: decide(text, delivered, breaches),
      found: delivered === text.text ? found : `${found} → ${delivered}`,
    }
  })
}

function decide({ text, expected }: WrittenText, delivered: string, breaches: Breach[]): Verdict {
  const isHard = breaches.some((breach) => breach.isHard)
  if (expected.is === 'hard')
    return isHard || isUnwrapped(text, expected.rule, delivered, breaches) ? 'right' : 'missed'
  if (isHard) return 'hard alarm'
  if (expected.is === 'soft') {
    if (breaches.some(({ rule }) => rule === expected.rule)) return 'right'
    return delivered === expected.or ? 'right' : 'missed'
  }
  if (expected.is === 'repaired' && delivered !== expected.to) return 'missed'
  if (breaches.length > 0) return 'soft alarm'
  return expected.is === 'clean' && delivered !== text ? 'changed' : 'right'
}

/** “Here is the corrected version: …” is as good as asked for again where what stands behind the colon is delivered alone. */
function isUnwrapped(text: string, rule: TextRule, delivered: string, breaches: Breach[]): boolean {
  if ((rule !== 'instruction' && rule !== 'label') || breaches.length > 0) return false
  const written = text.toLowerCase()
  const rest = delivered.toLowerCase()
  return (
    rest.length < written.length && written.endsWith(rest) && /[:!]\s*$/.test(written.slice(0, -rest.length))
  )
}

function fieldOf(answer: Answer, { field, language }: WrittenText): string {
  if (field === 'interpretation' || field === 'decorativeReason') return answer[field]
  return answer.languageVersions[language]![field]
}
