import { type Markup, markup } from '#stand-ins/pages/markup.ts'
import type { Charge } from './objects.ts'
import { type Language, words } from './words.ts'
import { writeAmount } from './write-amount.ts'
import { writePage } from './write-page.ts'

export interface Receipt {
  charge: Charge
  productName: string
  method: 'card' | 'sepa_debit'
}

/** The buyer's receipt. */
export function writeReceipt(language: Language, { charge, productName, method }: Receipt): Markup {
  const say = words[language]
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  const rows: [string, string][] = [
    [say.product, productName],
    [say.amount, writeAmount(charge.amount, charge.currency)],
    [say.paidOn, format.format(charge.created * 1000)],
    [say.method, say[method]],
    [say.number, charge.id],
  ]
  if (charge.amount_refunded > 0)
    rows.push([say.refunded, writeAmount(charge.amount_refunded, charge.currency)])
  const lines = rows.map(([name, value]) => markup`<div><dt>${name}</dt><dd>${value}</dd></div>`)
  return writePage(language, say.receipt, markup`<dl>${lines}</dl>`)
}
