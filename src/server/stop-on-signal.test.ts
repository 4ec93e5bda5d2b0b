import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const name = new URL('./stop-on-signal.ts', import.meta.url).href

test.for([
  ['ends in order', 'async () => console.log("stopped")', 'SIGTERM', { code: 0, said: 'ready\nstopped\n' }],
  [
    'does so at Ctrl+C',
    'async () => console.log("stopped")',
    'SIGINT',
    { code: 0, said: 'ready\nstopped\n' },
  ],
  ['never hangs', '() => new Promise(() => {})', 'SIGTERM', { code: 1, said: 'ready\n' }],
  [
    'ends when stopping fails',
    'async () => { throw new Error("x") }',
    'SIGTERM',
    { code: 1, said: 'ready\n' },
  ],
] as const)('a process that is told to stop %s', async ([_, stop, signal, expected]) => {
  const program = `
    import { stopOnSignal } from ${JSON.stringify(name)}
    stopOnSignal({ info() {}, error() {} }, ${stop}, 300)
    setInterval(() => {}, 1000)
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    if (!said) child.kill(signal)
    said += text
  })
  const [code] = await once(child, 'close')
  expect({ code, said }).toEqual(expected)
})
