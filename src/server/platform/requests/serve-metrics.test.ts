import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '#server/platform/metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

test('a process that answers no calls serves health and metrics on an address of its own, and nothing else', async () => {
  const metrics = createMetrics()
  metrics.images.inc({ outcome: 'described', provider: 'anthropic' })
  const { address, close } = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
  onTestFinished(close)
  const scraped = await fetch(`${address}/metrics`)
  expect(scraped.headers.get('content-type')).toBe(metrics.registry.contentType)
  expect(await scraped.text()).toContain('bildwort_images_total{outcome="described",provider="anthropic"} 1')
  expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
  for (const path of ['/', '/readyz', '/api/settings'])
    expect([path, (await fetch(`${address}${path}`)).status]).toEqual([path, 404])
})
