import { expect, test } from 'vitest'
import { explainMailError } from './explain-mail-error.ts'

const address = 'anna@example.org'

function answer(responseCode: number, code: string, command: string) {
  const permanent = responseCode >= 500
  return Object.assign(new Error(`refused: ${responseCode} <${address}>`), {
    responseCode,
    permanent,
    code,
    command,
  })
}

test.for([
  [answer(550, 'EENVELOPE', 'RCPT TO'), true],
  [answer(554, 'EMESSAGE', 'DATA'), true],
  [answer(450, 'EENVELOPE', 'RCPT TO'), false],
  // These are the installation's own faults.
  [answer(553, 'EENVELOPE', 'MAIL FROM'), false],
  [answer(535, 'EAUTH', 'AUTH PLAIN'), false],
  [answer(554, 'EPROTOCOL', 'CONN'), false],
  [Object.assign(new Error(`Invalid recipient "${address}"`), { code: 'EENVELOPE', command: 'API' }), true],
  [new Error(`something about ${address}`), false],
  [address, false],
] as const)('%s', ([error, isFinal]) => {
  const fault = explainMailError(error)
  expect(fault.isFinal).toBe(isFinal)
  expect(fault.message).not.toContain(address)
})

test('a connection failure is reported with the network’s message', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
    code: 'ESOCKET',
    command: 'CONN',
  })
  expect(explainMailError(error).message).toContain('connect ECONNREFUSED 127.0.0.1:25')
})
