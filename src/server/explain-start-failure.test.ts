import { expect, test } from 'vitest'
import { explainStartFailure } from './explain-start-failure.ts'
import { readSettings } from './platform/read-settings.ts'

const settings = readSettings({ PORT: '3000', DATABASE_URL: 'postgres://nobody@127.0.0.1/none' })
const withCode = (code: string) => Object.assign(new Error(`it says ${code}`), { code })

test.each([
  ['EADDRINUSE', 'PORT: 3000 is in use'],
  ['EACCES', 'HOST, PORT: cannot listen on 127.0.0.1:3000'],
  ['ECONNREFUSED', 'DATABASE_URL: the database refused the connection (it says ECONNREFUSED)'],
  ['28P01', 'DATABASE_URL: '],
])('a start that fails by %s names the setting', (code, start) => {
  expect(explainStartFailure(withCode(code), settings)).toContain(start)
  expect(explainStartFailure(new Error('outer', { cause: withCode(code) }), settings)).toContain(start)
})

test('a metrics port that is in use, for example by another process of the installation, is named', () => {
  const apart = readSettings({ METRICS_PORT: '9464' })
  const taken = (port: number) => Object.assign(withCode('EADDRINUSE'), { port })
  expect(explainStartFailure(taken(9464), apart)).toBe(
    'METRICS_PORT: cannot listen on 127.0.0.1:9464 (EADDRINUSE)',
  )
  expect(explainStartFailure(taken(3000), apart)).toContain('PORT: 3000 is in use')
})

test('a start that fails because of a bug is not attributed to a setting', () => {
  expect(explainStartFailure(new TypeError('x is not a function'), settings)).toBeNull()
  expect(explainStartFailure(withCode('ECONNREFUSED'), readSettings({}))).toBeNull()
})
