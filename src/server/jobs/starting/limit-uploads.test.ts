import { expect, test } from 'vitest'
import type { Caller } from '#server/platform/caller.ts'
import { createMetrics } from '#server/platform/metrics.ts'
import { limitUploads } from './limit-uploads.ts'

const caller = (id: number): Caller => ({ id, isAdmin: false, language: 'de' })

test('concurrent lists are limited per user and per process, and a finished one makes room', async () => {
  const metrics = createMetrics()
  const uploads = limitUploads({ metrics }, { perUser: 2, perProcess: 3 })
  const ends: (() => void)[] = []
  const begin = (id: number) => uploads.run(caller(id), () => new Promise<void>((end) => ends.push(end)))
  const first = begin(1)
  const others = [begin(1), begin(2)]
  await expect(begin(1)).rejects.toMatchObject({ code: 'own_uploads_under_way', status: 429 })
  await expect(begin(2)).rejects.toMatchObject({ code: 'uploads_under_way', status: 429 })
  expect((await metrics.boundsReached.get()).values).toMatchObject([
    { labels: { bound: 'uploadsAtOnce' }, value: 2 },
  ])
  ends[0]!()
  await first
  others.push(begin(2))
  for (const end of ends) end()
  await Promise.all(others)
})

test('a refused list releases its place', async () => {
  const uploads = limitUploads({ metrics: createMetrics() }, { perUser: 1, perProcess: 1 })
  const fail = () => uploads.run(caller(1), () => Promise.reject(new Error('no')))
  await expect(fail()).rejects.toThrow('no')
  await expect(fail()).rejects.toThrow('no')
})
