import { BookOpen } from 'lucide-react'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** A link to the API documentation, which the server renders. `opensTab` if leaving the page would lose something. */
export function DocumentationLink({ opensTab }: { opensTab?: boolean }) {
  const t = useTexts(texts)
  return (
    <a
      href={`/api/v1/docs?lang=${useLanguage()}`}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
      className="inline-flex min-h-6 items-center gap-1.5 rounded-sm text-sm font-semibold text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      <BookOpen aria-hidden className="size-4 shrink-0" />
      {t(opensTab ? 'docsInTab' : 'docs')}
    </a>
  )
}
