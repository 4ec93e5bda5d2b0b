import type { Image } from '#contract/entities/image.ts'
import { languageTag } from '#contract/languages.ts'

/** The alt text, or why there is none. */
export function LeadText({
  image,
  reason,
  language,
}: {
  image: Image
  reason: string | null
  language: string
}) {
  if (reason) return <p className="line-clamp-3 text-sm text-bad">{reason}</p>
  return (
    <p lang={languageTag(language)} className="line-clamp-3 text-sm">
      {image.languageVersions[language]?.altText || '–'}
    </p>
  )
}
