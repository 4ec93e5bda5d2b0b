import type { Question } from '#server/describing/question/write-question.ts'
import type { Dialect } from './dialect.ts'

/**
 * The system prompt; with the schema, too, where nothing else would hold the model to it. Servers of other makers (`isOwn`
 * is false) take a schema and ignore it without a word.
 */
export function spellOutSchema({ system, schema }: Question, { structure }: Dialect, isOwn: boolean): string {
  if (structure === 'json_schema' && isOwn) return system
  return `${system}\n\nThe JSON object matches this JSON Schema:\n${JSON.stringify(schema)}`
}
