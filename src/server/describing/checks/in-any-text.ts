import type { JudgedFor, RuleOfOne, Verdict } from './rule.ts'

type JudgeText = (text: string, known: JudgedFor) => Verdict

/** A rule that alt text and description keep alike is broken by either. */
export function inEitherText(judge: JudgeText): Pick<RuleOfOne, 'judge'> {
  return {
    judge: ({ altText, description }, known) => {
      const [alt, described] = [judge(altText, known), judge(description, known)]
      return alt === true || described === true || alt || described
    },
  }
}

/** One that every text keeps, whoever reads it. */
export function inAnyText(judge: JudgeText): Pick<RuleOfOne, 'judge' | 'judgeAside'> {
  return { ...inEitherText(judge), judgeAside: judge }
}
