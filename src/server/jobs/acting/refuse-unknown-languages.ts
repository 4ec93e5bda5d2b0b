import type { ImageAction } from '#contract/entities/image-action.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Refuses `unknown_language` for an action in a language that the job does not have. */
export function refuseUnknownLanguages(action: ImageAction, languages: readonly string[]): void {
  const wanted = 'languages' in action ? (action.languages ?? []) : []
  const language = wanted.find((code) => !languages.includes(code))
  if (language !== undefined) throw new Refusal('unknown_language', { language })
}
