import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CreditTransaction } from '#contract/entities/credit.ts'
import { startTexts } from '#web/i18n/start-i18n.ts'
import { currentTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'
import { transactionColumns } from './transaction-columns.tsx'

startTexts('de')

const transaction: CreditTransaction = {
  id: 7,
  type: 'admin_adjustment',
  description: 'Anpassung',
  amount: 500,
  createdAt: '2026-11-21T14:00:00.000Z',
  jobId: null,
  purchaseId: null,
  receiptUrl: null,
  reason: null,
  adjustedBy: 'anna',
}

function draw(key: string, changes: Partial<CreditTransaction>, options = {}): string {
  const column = transactionColumns(currentTexts(texts), 'de', options).find((one) => one.key === key)
  return renderToStaticMarkup(column?.cell({ ...transaction, ...changes }))
}

test('an amount of 0, and one of no kind, has no colour, for administrators as for owners', () => {
  for (const options of [{}, { namesAdjuster: true }]) {
    expect(draw('amount', { amount: 0 }, options)).not.toMatch(/text-(good|bad)/)
    expect(draw('amount', { type: 'other', amount: -500 }, options)).not.toMatch(/text-(good|bad)/)
    expect(draw('amount', { amount: 500 }, options)).toContain('text-good')
    expect(draw('amount', { amount: -500 }, options)).toContain('text-bad')
  }
})

test('only administrators see who made an adjustment', () => {
  expect(draw('description', {}, { namesAdjuster: true })).toContain('anna')
  expect(draw('description', {})).not.toContain('anna')
})

test('a charge is a red word and a red amount with a real minus', () => {
  const charge = { type: 'deduction', amount: -624 } as const
  expect(draw('type', charge)).toMatch(/^<span class="[^"]*text-bad[^"]*">Auftrag<\/span>$/)
  expect(draw('amount', charge)).toContain('−6,24')
  expect(draw('amount', charge)).not.toContain('-6,24')
})
