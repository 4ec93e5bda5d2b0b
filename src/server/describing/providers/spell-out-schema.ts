import type { Question } from '#server/describing/question/write-question.ts'
import type { Dialect } from './dialect.ts'

/** The system prompt; with the schema where the request has no other place that a server would hold the model to. */
export function spellOutSchema({ system, schema }: Question, { structure }: Dialect): string {
  if (structure === 'json_schema') return system
  return `${system}\n\nThe JSON object matches this JSON Schema:\n${JSON.stringify(schema)}`
}
