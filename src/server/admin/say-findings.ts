import type { UiLanguage } from '#contract/languages.ts'
import { fillIn } from '#contract/say.ts'
import { keyFindingWords } from '#contract/words/key-test-words.ts'
import type { FoundOut } from '#server/describing/providers/try-key.ts'

/** The findings of a key's test, one sentence each. */
export function sayFindings(
  { dialect, hasTokenField, seesPictures, tokens }: FoundOut,
  language: UiLanguage,
): string[] {
  const { structure, tokenField, sendsEffort } = dialect
  const say = (what: keyof typeof keyFindingWords, values: Record<string, unknown> = {}) =>
    fillIn(keyFindingWords[what][language], values, language)
  return [
    say(seesPictures ? 'sees' : 'sees_not'),
    say(structure),
    ...(hasTokenField ? [tokenField ? say('limit', { field: tokenField }) : say('no_limit')] : []),
    say(sendsEffort ? 'effort' : 'no_effort'),
    say('tokens', { tokens }),
  ]
}
