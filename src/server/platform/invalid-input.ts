import type { UiLanguage } from '#contract/languages.ts'
import type { RefusalDetails } from '#contract/refusals.ts'
import type { Words } from '#contract/words-of-issue.ts'
import { Refusal } from './refusal.ts'

/** Path of the invalid part of the input, with dots between names; empty for the whole input. */
export interface InputIssue {
  path: string
  words: Words
}

/** Input that is refused as `invalid_input`. Its problems are put into the reader's language when it is answered. */
export class InvalidInput extends Refusal<'invalid_input'> {
  readonly issues: readonly InputIssue[]

  constructor(issues: readonly InputIssue[]) {
    super('invalid_input', said(issues, 'en'))
    this.issues = issues
  }

  /** The first invalid field; undefined if it is the whole input. */
  get field(): string | undefined {
    return this.issues.find(({ path }) => path !== '')?.path
  }

  detailsIn(language: UiLanguage): RefusalDetails<'invalid_input'> {
    return said(this.issues, language)
  }
}

function said(issues: readonly InputIssue[], language: UiLanguage): RefusalDetails<'invalid_input'> {
  return { issues: issues.map(({ path, words }) => ({ path, message: words[language] })) }
}
