import { doubts } from '#contract/doubts.ts'
import type { Question } from '#stand-ins/ai/protocols/protocol.ts'
import type { Brief } from './read-brief.ts'

/** Servers that know no schemas are told the shape in words; this is the shape. */
export function usualSchema({ system, user }: Question, { languages, material }: Brief) {
  const string = { type: 'string' }
  const texts = { type: 'object', properties: { altText: string, description: string } }
  const purpose = { enum: ['informative', 'functional', 'text', 'complex', 'decorative'] }
  const asked = `${system}\n${user}`
  const asksForPurpose = asked.includes('decorativeReason')
  return {
    type: 'object',
    properties: {
      // A translation is nothing but texts.
      ...(material.translated === null && { interpretation: string }),
      ...(asksForPurpose && { purpose, decorativeReason: string }),
      ...(asked.includes('doubts') && { doubts: { type: 'array', items: { enum: [...doubts] } } }),
      texts: { type: 'object', properties: Object.fromEntries(languages.map(({ code }) => [code, texts])) },
    },
  }
}
