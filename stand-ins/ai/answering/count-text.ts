import type { Protocol } from '#stand-ins/ai/protocols/protocol.ts'

/** Tokens of a text by the rule of thumb of a provider: so many characters each. */
export function countText(text: string, { charactersPerToken }: Protocol, model: string): number {
  return Math.ceil(text.length / charactersPerToken(model))
}
