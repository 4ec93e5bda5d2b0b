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

/** Named as in the API’s audits. */
export const ruleNames: readonly string[] = Object.keys(pictureRules)

/** What fails unless `--fail-on` says otherwise. */
export const usualRules = ['missing', 'linked_without_text', 'file_name', 'placeholder']
