import type { Language } from '#stand-ins/pages/choose-language.ts'
import { type Markup, markup } from '#stand-ins/pages/markup.ts'

/** A time for people, in this machine's time zone. */
export function writeTime(language: Language, time: Date): Markup {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' })
  return markup`<time datetime="${time.toISOString()}">${format.format(time)}</time>`
}
