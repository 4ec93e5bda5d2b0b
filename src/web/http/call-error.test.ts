import { expect, test } from 'vitest'
import { CallError, isRefusal } from './call-error.ts'

test('the message is status, colon, body', () => {
  expect(new CallError(418, 'I am a teapot', 'short and stout').message).toBe('418: short and stout')
})

test('an empty body gives way to the status text', () => {
  expect(new CallError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
})

test('a refusal is read with its code and details', () => {
  const error = new CallError(402, '', '{"message":"Zu wenig","code":"insufficient_credits","imageCount":3}')
  expect(error.refusal).toMatchObject({ code: 'insufficient_credits', imageCount: 3 })
  expect(isRefusal(error, 'insufficient_credits')).toBe(true)
})

test('an answer of a proxy is no refusal', () => {
  expect(new CallError(502, '', '<html>Bad Gateway</html>').refusal).toBeNull()
  expect(new CallError(502, '', '"text"').refusal).toBeNull()
})
