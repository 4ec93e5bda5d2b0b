import type { Language } from '#stand-ins/pages/choose-language.ts'
import { type Markup, markup } from '#stand-ins/pages/markup.ts'
import { linkText } from './link-text.ts'
import type { Mail } from './read-mail.ts'
import { words } from './words.ts'
import { writeAddresses } from './write-addresses.ts'
import { writePage } from './write-page.ts'
import { writeTime } from './write-time.ts'

/** What the HTML of a mail can do: open its links, in new windows, and nothing else. */
export const sandbox = 'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation'

/** The page of one mail: sender, recipients, text, and its HTML in a frame. */
export function writeMail(language: Language, mail: Mail): Markup {
  const say = words[language]
  const text = mail.text
    ? markup`<section aria-labelledby="text">
        <h2 id="text">${say.textVersion}</h2>
        <div class="text">${linkText(mail.text.trim())}</div>
      </section>`
    : ''
  const html = mail.html
    ? markup`<section aria-labelledby="html">
        <h2 id="html">${say.htmlVersion}</h2>
        <iframe title="${say.htmlVersion}" src="/mails/${mail.id}/html" sandbox="${sandbox}"></iframe>
      </section>`
    : ''
  return writePage(
    language,
    mail.subject || say.noSubject,
    markup`<dl>
        <div><dt>${say.from}</dt><dd>${mail.from}</dd></div>
        <div><dt>${say.to}</dt><dd>${writeAddresses(mail.to)}</dd></div>
        <div><dt>${say.received}</dt><dd>${writeTime(language, mail.receivedAt)}</dd></div>
      </dl>
      <nav><a href="/">${say.backToList}</a></nav>
      ${text}
      ${html}
      ${text || html ? '' : markup`<p>${say.empty}</p>`}`,
  )
}
