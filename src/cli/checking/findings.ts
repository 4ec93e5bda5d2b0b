import { type PictureRule, pageRules } from '#checks/pages/judge-picture.ts'
import { textRules } from '#contract/text-rules.ts'

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

const pageMessages: Record<(typeof pageRules)[number], string> = {
  missing: 'The picture has no alt text.',
  linked_without_text: 'The link or button has no name, because its picture has no alt text.',
  other_language: 'The alt text is in another language than the page.',
  duplicate: 'Another picture has the same alt text.',
}

/** Rules as they are named on the command line: `file-name` for `file_name`. */
export function nameRule(rule: PictureRule): string {
  return rule.replaceAll('_', '-')
}

export function messageOf(rule: PictureRule): string {
  return (pageMessages as Record<string, string>)[rule] ?? textRules[rule as keyof typeof textRules].en
}

export const ruleNames: readonly string[] = [...pageRules, ...Object.keys(textRules)].map((rule) =>
  rule.replaceAll('_', '-'),
)
/** What fails unless `--fail-on` says otherwise. */
export const usualRules = ['missing', 'linked-without-text', 'file-name', 'placeholder']
