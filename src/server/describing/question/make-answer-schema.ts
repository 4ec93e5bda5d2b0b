import { z } from 'zod'
import { doubts } from '#contract/doubts.ts'
import { ImagePurpose } from '#contract/entities/image.ts'
import type { AskedLanguage } from './key-languages.ts'
import { outcomes } from './read-answer.ts'

/**
 * The JSON schema of an answer, one for both providers: every property required, nothing additional, and no
 * lengths (one provider refuses them, the other turns them into prose).
 */
export function makeAnswerSchema(languages: AskedLanguage[]): Record<string, unknown> {
  const key = languages.map(({ key, name }) => `${key}=${name}`).join(';')
  if (key !== last.key) last = { key, schema: buildSchema(languages) }
  return last.schema
}

/** All images of a job ask for the same, and building costs as much as asking. */
let last: { key: string; schema: Record<string, unknown> } = { key: '', schema: {} }

function buildSchema(languages: AskedLanguage[]): Record<string, unknown> {
  const texts = Object.fromEntries(
    languages.map(({ key, name }) => [
      key,
      z.object({ altText: z.string(), description: z.string() }).describe(`In ${name}`),
    ]),
  )
  const answer = z.object({
    outcome: z.enum(outcomes),
    interpretation: z.string(),
    purpose: ImagePurpose,
    decorativeReason: z.string(),
    doubts: z.array(z.enum(doubts)),
    texts: z.object(texts),
  })
  const { $schema, ...schema } = z.toJSONSchema(answer)
  return schema
}
