import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { isSignable } from './is-signable.ts'

test('every call that takes a signed link can get one', async () => {
  const files = globSync('src/contract/endpoints/**/*.ts', { exclude: ['**/*.test.ts'] })
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<object>))
  const calls = modules
    .flatMap((module) => Object.values<unknown>({ ...module }))
    .filter((value): value is Endpoint => value instanceof Object && 'config' in value && 'url' in value)
  const taking = calls
    .filter(({ config }) => config.takesSignedLink)
    .map(({ url }) => url.replace(/:\w+/g, '7'))
  expect(taking.length).toBeGreaterThan(10)
  expect(taking.filter((path) => !isSignable(path))).toEqual([])
  expect(isSignable('/api/jobs/7')).toBe(false)
})
