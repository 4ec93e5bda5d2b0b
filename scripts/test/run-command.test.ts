import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const node = (script: string) => runCommand(import.meta.dirname, [process.execPath, '-e', script])

test('a command with exit code 0 has succeeded, and its output is kept', async () => {
  const script = `console.log('one'); setTimeout(() => console.error('two'), 100)`
  expect(await node(script)).toEqual({ hasEndedWell: true, output: 'one\ntwo\n' })
})

test('a command that ends with anything else has ended badly', async () => {
  expect(await node('process.exitCode = 3')).toEqual({ hasEndedWell: false, output: '' })
})

test('so has one that does not start', async () => {
  const { hasEndedWell, output } = await runCommand(import.meta.dirname, ['./not-here'])
  expect(hasEndedWell).toBe(false)
  expect(output).toContain('ENOENT')
})

test('a command with a lot of output still ends', async () => {
  const { hasEndedWell, output } = await node(`process.stdout.write('x'.repeat(1_000_000))`)
  expect(hasEndedWell).toBe(true)
  expect(output).toHaveLength(1_000_000)
})
