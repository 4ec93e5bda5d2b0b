import { foldAccents } from '#checks/languages/fold-accents.ts'
import type { JobHit } from '#contract/entities/job.ts'
import type { SearchedImage } from './search-text.ts'

/** Characters of the excerpt before and after what was searched for. */
const around = { before: 30, after: 60 }

/** Where an image matches a search, its texts first, and the words around it. Null: nowhere any more, because it has just been edited. */
export function cutHit(
  image: SearchedImage,
  languages: readonly string[],
  search: string,
): Pick<JobHit, 'field' | 'language' | 'excerpt'> | null {
  for (const { field, language, text } of placesOf(image, languages)) {
    const excerpt = cut(text, search)
    if (excerpt) return { field, language, excerpt }
  }
  return null
}

function placesOf(
  { filename, url, languageVersions, keywords }: SearchedImage,
  languages: readonly string[],
) {
  const texts = languages.flatMap((language) => {
    const texts = languageVersions?.[language]
    if (!texts) return []
    return (['altText', 'description'] as const).map((field) => ({ field, language, text: texts[field] }))
  })
  const named = (field: 'keyword' | 'filename' | 'address', text: string) => ({ field, language: null, text })
  return [
    ...texts,
    ...(keywords ?? []).map((keyword) => named('keyword', keyword)),
    named('filename', filename),
    named('address', url),
  ]
}

function cut(text: string, search: string): JobHit['excerpt'] | null {
  // The place of each folded character in the text: folding can lengthen or shorten it.
  const characters = [...text]
  const folded = characters.map(foldAccents)
  const start = folded.join('').indexOf(foldAccents(search))
  if (start < 0) return null
  const end = start + foldAccents(search).length
  const placeOf = (offset: number) => {
    let length = 0
    return folded.findIndex((part) => {
      length += part.length
      return length > offset
    })
  }
  const [first, last] = [placeOf(start), placeOf(end - 1) + 1]
  const from = Math.max(0, first - around.before)
  const to = Math.min(characters.length, last + around.after)
  const part = (a: number, b: number) => characters.slice(a, b).join('')
  return {
    before: (from > 0 ? '…' : '') + part(from, first).replace(from > 0 ? /^\S*\s/ : '', ''),
    found: part(first, last),
    after:
      part(last, to).replace(to < characters.length ? /\s\S*$/ : '', '') +
      (to < characters.length ? '…' : ''),
  }
}
