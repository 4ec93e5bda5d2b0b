import { type Markup, markup } from '#stand-ins/pages/markup.ts'
import type { SessionRecord } from './create-desk.ts'
import type { Charge } from './objects.ts'
import { type Language, words } from './words.ts'
import { writeAmount } from './write-amount.ts'
import { writePage } from './write-page.ts'

/** The payment page; for a session that is not open, a page that says why. `charge` exists once the session is paid. */
export function writeCheckout(language: Language, record: SessionRecord, charge: Charge | undefined): Markup {
  const { session, productName } = record
  const say = words[language]
  if (session.status === 'expired') return over(language, say.expired, say.expiredText, session.cancel_url)
  if (charge?.status === 'failed') return over(language, say.failed, say.failedText, session.cancel_url)
  if (charge?.status === 'pending')
    return over(language, say.debitUnderWay, say.debitText, session.success_url)
  if (charge) return over(language, say.paid, say.paidText, session.success_url, charge.receipt_url)
  return writePage(
    language,
    productName,
    markup`<p class="amount">${writeAmount(session.amount_total, session.currency)}</p>
      <form method="post" action="/pay/${session.id}">
        <button name="method" value="card">${say.pay}</button>
        <button name="method" value="direct_debit" class="quiet">${say.payByDebit}</button>
      </form>
      ${session.cancel_url ? link(session.cancel_url, say.cancel) : ''}`,
  )
}

function over(
  language: Language,
  heading: string,
  text: string,
  back: string | null,
  receipt?: string | null,
): Markup {
  const say = words[language]
  return writePage(
    language,
    heading,
    markup`<p>${text}</p>${receipt ? link(receipt, say.receipt) : ''}${back ? link(back, say.back) : ''}`,
  )
}

function link(address: string, text: string): Markup {
  return markup`<p><a href="${address}">${text}</a></p>`
}
