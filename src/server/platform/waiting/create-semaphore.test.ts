import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSemaphore } from './create-semaphore.ts'

test('no more places are taken than there are, and callers get them in order of arrival', async () => {
  const semaphore = createSemaphore(2)
  const order: number[] = []
  let taken = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 10 }, async (_, number) => {
      const release = await semaphore.acquire()
      order.push(number)
      most = Math.max(most, ++taken)
      await setImmediate()
      taken -= 1
      release()
    }),
  )
  expect(most).toBe(2)
  expect(order).toEqual(Array.from({ length: 10 }, (_, number) => number))
  expect(semaphore.isIdle()).toBe(true)
})

test('a caller that gives up while it waits takes no place', async () => {
  const semaphore = createSemaphore(1)
  const release = await semaphore.acquire()
  const giving = new AbortController()
  const impatient = semaphore.acquire(giving.signal)
  const patient = semaphore.acquire()
  expect(semaphore.waiting()).toBe(2)
  giving.abort(new Error('no longer wanted'))
  await expect(impatient).rejects.toThrow('no longer wanted')
  expect(semaphore.waiting()).toBe(1)
  release()
  const releaseNext = await patient
  releaseNext()
  expect(semaphore.isIdle()).toBe(true)
  await expect(semaphore.acquire(giving.signal)).rejects.toThrow('no longer wanted')
})

test('a place released twice is free once', async () => {
  const semaphore = createSemaphore(1)
  const release = await semaphore.acquire()
  release()
  release()
  await semaphore.acquire()
  void semaphore.acquire()
  expect(semaphore.waiting()).toBe(1)
})
