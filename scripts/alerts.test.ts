import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'

const folder = 'deploy/prometheus'
const rules = readFileSync(`${folder}/bildwort.rules.yaml`, 'utf8')
const tests = readFileSync(`${folder}/bildwort.rules.test.yaml`, 'utf8')
const page = readFileSync('docs/operating.md', 'utf8')

const alerts = findAll(rules, /alert: (\w+)/g)

test('every metric that an alert or the page for operators names is one of the product', async () => {
  const known = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name)
  const named = [rules, page].flatMap((text) => findAll(text, /\b((?:bildwort|nodejs)_[a-z0-9_]+)/g))
  const missing = named.filter(
    (name) => !known.includes(name) && !known.includes(name.replace(/_(count|sum|bucket)$/, '')),
  )
  expect(named).not.toEqual([])
  expect(missing).toEqual([])
})

test('the page for operators names every metric of the product', async () => {
  const known = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name)
  const own = known.filter((name) => name.startsWith('bildwort_'))
  expect(findAll(page, /^\| `(bildwort_[a-z_]+)`/gm).toSorted()).toEqual(own.toSorted())
})

test('every alert is tried by the rules’ own tests, and explained on the page for operators', () => {
  expect(alerts).not.toEqual([])
  expect(alerts.filter((alert) => !isSeen(alert))).toEqual([])
  expect(findAll(page, /^\| `(Bildwort\w+)`/gm)).toEqual(alerts)
})

/** A test expects it to come. */
function isSeen(alert: string): boolean {
  return new RegExp(`alertname: ${alert}\\n +exp_alerts:`).test(tests)
}

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
