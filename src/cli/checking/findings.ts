import { pictureRules } from '#contract/picture-rules.ts'

export interface Finding {
  file: string
  line: number
  column: number
  rule: string
  message: string
  alt: string | null
  url: string
  /** Whether `--fail-on` names the rule. */
  isFailure: boolean
}

/** A rule as it is named on the command line: `file-name` for `file_name`. */
export function nameRule(rule: string): string {
  return rule.replaceAll('_', '-')
}

export const ruleNames: readonly string[] = Object.keys(pictureRules).map(nameRule)

/** What fails unless `--fail-on` says otherwise. */
export const usualRules = ['missing', 'linked-without-text', 'file-name', 'placeholder']
