import type { Language } from '#stand-ins/pages/choose-language.ts'
import { type Markup, markup } from '#stand-ins/pages/markup.ts'
import type { Mail } from './read-mail.ts'
import { words } from './words.ts'
import { writeAddresses } from './write-addresses.ts'
import { writePage } from './write-page.ts'
import { writeTime } from './write-time.ts'

export interface ListView {
  to: string | undefined
  isRefreshing: boolean
}

/** The page that lists these mails in the given order. */
export function writeList(language: Language, mails: Mail[], view: ListView): Markup {
  const say = words[language]
  const filter = view.to
    ? markup`<p>${say.onlyTo} <strong>${view.to}</strong>. <a href="${path({ ...view, to: undefined })}">${say.showAll}</a></p>`
    : ''
  const list =
    mails.length > 0
      ? markup`<ul class="mails">${mails.map((mail) => writeItem(language, mail))}</ul>`
      : markup`<p>${say.none}</p>`
  return writePage(
    language,
    say.inbox,
    markup`${filter}
      <p class="quiet">${say.count(mails.length)}. ${writeRefreshing(language, view)}</p>
      ${list}`,
  )
}

function writeItem(language: Language, mail: Mail): Markup {
  const say = words[language]
  return markup`
        <li>
          <h2><a href="/mails/${mail.id}">${mail.subject || say.noSubject}</a></h2>
          <p class="quiet">${say.to} ${writeAddresses(mail.to)} · ${writeTime(language, mail.receivedAt)}</p>
        </li>`
}

function writeRefreshing(language: Language, view: ListView): Markup {
  const say = words[language]
  const other = path({ ...view, isRefreshing: !view.isRefreshing })
  return view.isRefreshing
    ? markup`${say.refreshing} <a href="${other}">${say.hold}</a>`
    : markup`${say.held} <a href="${other}">${say.resume}</a>`
}

function path({ to, isRefreshing }: ListView): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(!isRefreshing && { refresh: 'off' }) })
  return query.size > 0 ? `/?${query}` : '/'
}
