import { screen, within } from '@testing-library/dom'
import { afterEach, expect, test } from 'vitest'
import { costs } from '#contract/endpoints/statistics.ts'
import type { Costs, TextFinding } from '#contract/entities/provider-cost.ts'
import { admin } from '#web/testing/furnish.ts'
import { type OpenApp, openApp } from '#web/testing/open-app.tsx'

let app: OpenApp

afterEach(() => app.close())

const none = { provider: 'anthropic', model: 'claude-haiku-5-5', hard: 0, soft: 0, repaired: 0 }
const findings: TextFinding[] = [
  { ...none, rule: 'cut_off', hard: 1_203, soft: 7 },
  { ...none, rule: 'label', repaired: 31 },
  { ...none, provider: 'openai', model: 'gpt-6-luna', rule: 'label', repaired: 2 },
  { ...none, rule: 'entities', repaired: 1 },
  { ...none, rule: 'a_rule_of_old', soft: 4 },
]

const answered: Costs = {
  from: '2026-11-01',
  to: '2026-11-21',
  unit: 'day',
  calls: 4_000,
  inputTokens: 4_000_000,
  cachedInputTokens: 0,
  outputTokens: 800_000,
  costMicros: 8_000_000,
  unpricedCalls: 0,
  revenueCents: 200_000,
  chargedImages: 4_000,
  marginMicros: 1_992_000_000,
  models: [],
  series: [{ from: '2026-11-20', revenueCents: 200_000, costMicros: 8_000_000 }],
  findings,
}

async function rowsOf(name: string): Promise<string[]> {
  const [, ...rows] = within(await screen.findByRole('table', { name })).getAllByRole('row')
  return rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .join(' | '),
  )
}

test('next to the costs is which rule found what in the answers of which model, with the outcome', async () => {
  app = openApp('/admin/statistics', { who: admin() })
  app.server.answers(costs, answered)
  expect(await rowsOf('Befunde der Textprüfung')).toEqual([
    'Der Text bricht vielleicht mitten im Satz ab. | claude-haiku-5-5Anthropic | Erneut angefragt1.203 | Markiert7 | Repariert–',
    'Der Text beginnt mit einer Beschriftung wie „Alternativtext:“. | claude-haiku-5-5Anthropic | Erneut angefragt– | Markiert– | Repariert31',
    'Der Text beginnt mit einer Beschriftung wie „Alternativtext:“. | gpt-6-lunaOpenAI | Erneut angefragt– | Markiert– | Repariert2',
    'Der Text enthält Zeichen in HTML-Schreibweise wie „&amp;“. | claude-haiku-5-5Anthropic | Erneut angefragt– | Markiert– | Repariert1',
    'a_rule_of_old | claude-haiku-5-5Anthropic | Erneut angefragt– | Markiert4 | Repariert–',
  ])
})

test('the English page is in English, and without findings there is no table', async () => {
  app = openApp('/admin/statistics', { who: admin({ language: 'en' }), language: 'en' })
  app.server.answers(costs, { ...answered, findings: findings.slice(0, 1) })
  expect(await rowsOf('Findings of the text checks')).toEqual([
    'The text may stop in the middle of a sentence. | claude-haiku-5-5Anthropic | Retried1,203 | Flagged7 | Repaired–',
  ])
  app.close()
  app = openApp('/admin/statistics', { who: admin({ language: 'en' }), language: 'en' })
  app.server.answers(costs, { ...answered, findings: [] })
  await screen.findByText('for 4,000 charged images, deleted jobs included')
  expect(screen.queryByRole('table', { name: 'Findings of the text checks' })).toBeNull()
})
