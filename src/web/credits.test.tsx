import { screen, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { credits, spending } from '#contract/endpoints/credits.ts'
import { user } from '#web/testing/furnish.ts'
import { hands } from '#web/testing/hands.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const without = { balance: 0, held: 0, owed: 0, startsWithCredit: false }

test.each([
  ['de', 'Für diese Adresse gab es das Startguthaben schon einmal.', 'Noch keine Buchungen'],
  ['en', 'Starting credit was already given for this address.', 'No transactions yet'],
] as const)(
  'whose address had the starting credit before reads so in the language %s',
  async (language, sentence, title) => {
    app = openApp('/credits', { language, who: user({ creditBalance: 0 }) })
    app.server.answers(credits, without)
    const main = within(await screen.findByRole('main'))
    await main.findByText(title)
    await main.findByText((text) => text.startsWith(sentence))
  },
)

test('a user who got the starting credit reads nothing about it', async () => {
  app = openApp('/credits', { who: user({ creditBalance: 0 }) })
  const main = within(await screen.findByRole('main'))
  await main.findByText('Noch keine Buchungen')
  await main.findByText(/^Hier erscheinen Käufe und abgerechnete Aufträge/)
  expect(main.queryByText(/Startguthaben/)).toBeNull()
})

test('the field for a custom amount has its bounds and step, and accepts a comma', async () => {
  app = openApp('/credits', { who: user() })
  const field = await screen.findByLabelText<HTMLInputElement>(/^Anderer Betrag in Euro/)
  const told = ['min', 'max', 'step'].map((name) => field.getAttribute(name))
  expect(told).toEqual(['1', '1000', '0.01'])
  await hands.fill(/^Anderer Betrag in Euro/, '25,50')
  await hands.findButton(/25,50 €/)
})

test('a page that leads here because credit is missing has an amount suggested that suffices', async () => {
  app = openApp('/credits?missing=3118', { who: user() })
  await hands.findButton(/50,00 €/)
})

const spendingOf = (...cents: number[]) =>
  cents.map((amount, day) => ({ from: `2026-11-${String(day + 10)}`, cents: amount }))

test('the cost of jobs is drawn from three days on', async () => {
  app = openApp('/credits', { who: user() })
  app.server.answers(spending, spendingOf(50, 0, 150, 624))
  await screen.findByRole('heading', { name: 'Kosten Ihrer Aufträge' })
  await screen.findByRole('img', { name: /^Ausgaben der letzten 30 Tage: insgesamt 8,24/ })
})

test('two days are not drawn', async () => {
  app = openApp('/credits', { who: user() })
  app.server.answers(spending, spendingOf(50, 0, 150))
  await screen.findByRole('heading', { name: 'Buchungen' })
  expect(screen.queryByRole('heading', { name: 'Kosten Ihrer Aufträge' })).toBeNull()
})
