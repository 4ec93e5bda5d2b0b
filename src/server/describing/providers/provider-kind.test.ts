import { expect, test } from 'vitest'
import { isOwnServer } from './provider-kind.ts'

test.each([
  [undefined, true],
  ['https://api.openai.com/v1', true],
  ['https://ours.openai.azure.com/openai/v1/', true],
  ['https://openai.com.example.org', false],
  ['https://notopenai.com', false],
  ['http://127.0.0.1:11434', false],
])('%s: %s', (baseUrl, isOwn) => {
  expect(isOwnServer(baseUrl, ['openai.com', 'azure.com'])).toBe(isOwn)
})
