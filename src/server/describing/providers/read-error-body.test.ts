import { expect, test } from 'vitest'
import { readErrorBody } from './read-error-body.ts'

const extra = {
  type: 'extra_forbidden',
  loc: ['body', 'reasoning_effort'],
  msg: 'Extra inputs are not permitted',
}
const said = 'reasoning_effort: Extra inputs are not permitted'

test.each([
  [
    'OpenAI',
    { error: { message: 'No.', param: 'n', code: 'bad' } },
    { message: 'No.', param: 'n', code: 'bad' },
  ],
  ['LM Studio', { error: 'No.' }, { message: 'No.' }],
  ['llama.cpp', { error: { code: 400, message: 'No.' } }, { message: 'No.', status: 400 }],
  ['Gemini', [{ error: { code: 429, message: 'No.' } }], { message: 'No.', status: 429 }],
  ['Mistral', { object: 'error', message: { detail: [extra] } }, { message: said }],
  ['Mistral, earlier', { object: 'error', message: JSON.stringify({ detail: [extra] }) }, { message: said }],
  ['FastAPI', { detail: [extra] }, { message: said }],
  ['FastAPI, a sentence', { detail: 'Not Found' }, { message: 'Not Found' }],
  ['a gateway', { error: { message: JSON.stringify({ error: { message: 'No.' } }) } }, { message: 'No.' }],
  ['Anthropic', { type: 'error', error: { type: 'x', message: 'No.' } }, { message: 'No.' }],
])('an error as %s puts it is read', (_server, body, error) => {
  expect(readErrorBody(body)).toEqual(error)
})

test.each([[{ choices: [], error: null }], [{ id: 'x', message: 'Hello' }], [null], ['No.'], [[]]])(
  '%j holds no error',
  (body) => {
    expect(readErrorBody(body)).toBeNull()
  },
)
