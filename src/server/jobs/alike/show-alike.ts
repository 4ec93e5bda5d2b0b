import { versionIn } from '#contract/entities/version-in.ts'
import type { AlikePicture } from '#server/describing/question/tell-apart.ts'
import type { Alike } from './find-alike.ts'

/** What tells the model which picture another one is to be told apart from. */
export function showAlike(
  { context, row, texts }: Pick<Alike, 'context' | 'row' | 'texts'>,
  languages: readonly string[],
): AlikePicture {
  const altText = versionIn(texts, languages[0] ?? '')?.altText ?? ''
  return { altText, material: materialOf({ context, row }) }
}

/** All that a list says of a picture. */
export function materialOf({ context, row }: Pick<Alike, 'context' | 'row'>): string {
  return [context.trim(), ...Object.values(row)].filter((text) => text !== '').join(' · ')
}
