import { z } from 'zod'
import { doubts } from '#contract/doubts.ts'
import { ImagePurpose } from '#contract/entities/image.ts'
import type { AskedLanguage } from './key-languages.ts'
import { outcomes } from './read-answer.ts'

/**
 * The JSON schema of an answer, one for both providers: every property required, nothing additional, and no
 * lengths (one provider refuses them, the other turns them into prose).
 */
export const makeAnswerSchema = rememberLast((languages) =>
  z.object({
    outcome: z.enum(outcomes),
    interpretation: z.string(),
    purpose: ImagePurpose,
    decorativeReason: z.string(),
    doubts: z.array(z.enum(doubts)),
    texts: textsIn(languages),
  }),
)

/** The same of a translation: nothing but the texts. */
export const makeTranslationSchema = rememberLast((languages) => z.object({ texts: textsIn(languages) }))

function textsIn(languages: AskedLanguage[]) {
  const Texts = z.object({ altText: z.string(), description: z.string() })
  return z.object(
    Object.fromEntries(languages.map(({ key, name }) => [key, Texts.describe(`In ${name}`)] as const)),
  )
}

/** All images of a job ask for the same, and building costs as much as asking. */
function rememberLast(shape: (languages: AskedLanguage[]) => z.ZodType) {
  let last: { key: string; schema: Record<string, unknown> } = { key: '', schema: {} }
  return (languages: AskedLanguage[]): Record<string, unknown> => {
    const key = languages.map(({ key, name }) => `${key}=${name}`).join(';')
    if (key === last.key) return last.schema
    const { $schema, ...schema } = z.toJSONSchema(shape(languages))
    last = { key, schema }
    return schema
  }
}
