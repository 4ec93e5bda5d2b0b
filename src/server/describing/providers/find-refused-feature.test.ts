import { expect, test } from 'vitest'
import { chooseDialect, type RequestFeature, requestFeatures } from './dialect.ts'
import { findRefusedFeature } from './find-refused-feature.ts'

const all = chooseDialect(requestFeatures)
const withMaxTokens = chooseDialect(requestFeatures, new Set(['max_completion_tokens']))
const withObject = chooseDialect(requestFeatures, new Set(['json_schema']))
const say = (words: string, param?: string) => ({
  status: 400,
  words,
  sentence: words,
  headers: null,
  ...(param && { param }),
})

test.each([
  [
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    withMaxTokens,
    'max_tokens',
  ],
  ['max_completion_tokens: Extra inputs are not permitted', all, 'max_completion_tokens'],
  ['Unrecognized request argument supplied: max_completion_tokens', all, 'max_completion_tokens'],
  ["Unknown parameter: 'reasoning_effort'.", all, 'effort'],
  ['reasoning_effort: Extra inputs are not permitted', all, 'effort'],
  ['This model does not support the effort parameter.', all, 'effort'],
  ['output_config.format: Extra inputs are not permitted', all, 'json_schema'],
  ['output_config.effort: Extra inputs are not permitted', all, 'effort'],
  ['response_format type must be one of "text" or "json_object", but got: json_schema', all, 'json_schema'],
  ["'response_format.type' must be 'json_schema' or 'text'", withObject, 'json_object'],
  [
    'Invalid JSON payload received. Unknown name "detail" at \'messages[1].content[0].image_url\': Cannot find field.',
    all,
    'detail',
  ],
  ['messages.1.content.0.image_url.detail: Extra inputs are not permitted', all, 'detail'],
] as const)('%s', (words, dialect, feature) => {
  expect(findRefusedFeature(say(words), dialect)).toBe(feature)
})

test.each([
  ["The model 'm' does not exist or you do not have access to it."],
  ['Invalid image. See the documentation for more detail.'],
  ['Request is in wrong form'],
])('%s: nothing of ours', (words) => {
  expect(findRefusedFeature(say(words), all)).toBeNull()
})

test('the field that an error names counts for more than its words', () => {
  expect(
    findRefusedFeature(say('Unsupported value, see max_completion_tokens', 'reasoning_effort'), all),
  ).toBe('effort')
})

test('what was not sent, and other errors, are no reason to ask otherwise', () => {
  const without = chooseDialect(requestFeatures, new Set<RequestFeature>(['effort']))
  expect(findRefusedFeature(say("Unknown parameter: 'reasoning_effort'."), without)).toBeNull()
  expect(findRefusedFeature({ ...say('max_completion_tokens'), status: 500 }, all)).toBeNull()
})
