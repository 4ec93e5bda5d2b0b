import { versionIn } from '#contract/entities/version-in.ts'
import type { WishName } from '#contract/lists/columns/row-wishes.ts'
import type { AlikePicture } from '#server/describing/question/tell-apart.ts'
import type { Alike } from './find-alike.ts'

/** What the model needs to know about the other picture with the same alt text. */
export function showAlike(
  { context, row, texts }: Pick<Alike, 'context' | 'row' | 'texts'>,
  languages: readonly string[],
): AlikePicture {
  const altText = versionIn(texts, languages[0] ?? '')?.altText ?? ''
  return { altText, material: materialOf({ context, row }) }
}

/** What the list says about a picture's content, without its wishes for the texts. */
export function materialOf({ context, row }: Pick<Alike, 'context' | 'row'>): string {
  const said = [context, ...telling.map((name) => row[name] ?? '')]
  return said
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' · ')
}

const telling: WishName[] = ['role', 'linkTarget', 'caption', 'pageTitle', 'existingAlt', 'brand', 'product']
