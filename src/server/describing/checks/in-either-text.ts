import type { RuleOfOne } from './rule.ts'

/** A rule that alt text and description keep alike is broken by either. */
export function inEitherText(isBroken: (text: string) => boolean): RuleOfOne['judge'] {
  return ({ altText, description }) => isBroken(altText) || isBroken(description)
}
