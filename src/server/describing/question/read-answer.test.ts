import { describe, expect, test } from 'vitest'
import { doubts } from '#contract/doubts.ts'
import { keyLanguages } from './key-languages.ts'
import { readAnswer } from './read-answer.ts'

const languages = keyLanguages(['de'])
const readAny = (written: object | string) =>
  readAnswer(typeof written === 'string' ? written : JSON.stringify(written), languages)
const read = (written: object | string) => {
  const answer = readAny(written)
  return answer && 'outcome' in answer ? expect.fail(answer.outcome) : answer
}

const decorative = {
  interpretation: 'Ein Farbverlauf.',
  purpose: 'decorative',
  decorativeReason: 'Ein Farbverlauf ohne Aussage.',
  texts: { de: { altText: 'Farbverlauf', description: 'Blau geht in Grün über.' } },
}
const plain = { interpretation: 'x', texts: { de: { altText: 'Ein Hund', description: 'Ein Hund.' } } }

test('a decorative picture has no alt text, whatever was written, and says why', () => {
  expect(read(decorative)).toEqual({
    interpretation: 'Ein Farbverlauf.',
    purpose: 'decorative',
    decorativeReason: 'Ein Farbverlauf ohne Aussage.',
    doubts: [],
    languageVersions: { de: { altText: '', description: 'Blau geht in Grün über.' } },
  })
  const empty = { ...decorative, texts: { de: { altText: '', description: 'Blau.' } } }
  expect(read(empty)).not.toBeNull()
  expect(read({ ...empty, purpose: 'informative' })).toBeNull()
})

test.each(['not_visible', 'declined'] as const)(
  'what a model says is %s is no answer, whatever texts it has',
  (outcome) => {
    const empty = { de: { altText: '', description: '' } }
    for (const texts of [plain.texts, empty]) {
      expect(readAny({ ...plain, texts, outcome })).toEqual({ outcome })
      expect(readAny(`Sorry! ${JSON.stringify({ ...plain, texts, outcome })}`)).toEqual({ outcome })
    }
  },
)

test.each(['described', 'seen', 7, undefined])('an outcome of %j leaves the answer as it is', (outcome) => {
  expect(read({ ...plain, outcome })?.languageVersions).toEqual(plain.texts)
})

test('texts of an answer are one clean line each', () => {
  const texts = { de: { altText: ' Ein\n Hund\u0000 ', description: 'a\ud83d' } }
  expect(read({ ...plain, texts })?.languageVersions).toEqual({
    de: { altText: 'Ein Hund', description: 'a\ufffd' },
  })
})

test.each([
  ['are named', ['too_small', 'unreadable'], ['unreadable', 'too_small']],
  ['are named twice', ['too_small', 'too_small'], ['too_small']],
  ['are all there are', [...doubts], [...doubts]],
  ['are none', [], []],
  ['are unknown', ['blurry', 1, null], []],
  ['are left out', undefined, []],
  ['have another shape', 'too_small', []],
])('doubts that %s', (_what, written, expected) => {
  expect(read({ ...plain, doubts: written })?.doubts).toEqual(expected)
})

test('what only adorns may be in doubt, too', () => {
  expect(read({ ...decorative, doubts: ['too_small'] })).toMatchObject({
    purpose: 'decorative',
    doubts: ['too_small'],
  })
})

describe('JSON that words stand around', () => {
  const json = JSON.stringify(plain)
  const braces = JSON.stringify({ ...plain, interpretation: 'Ein Schild: "}{ \\" {"' })
  const draft = JSON.stringify({ ...plain, texts: { de: { altText: 'Entwurf', description: 'Entwurf.' } } })
  test.each([
    ['a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['a fence without a name', `\`\`\`\n${json}\n\`\`\``],
    ['words before a fence', `Here you are:\n\n\`\`\`json\n${json}\n\`\`\`\nAnything else?`],
    ['words before', `Certainly! Here is the JSON you asked for: ${json}`],
    ['words behind', `${json}\n\nI hope this helps {smile}.`],
    ['braces in words', `Set {a, b} and } and {: ${json} {end}`],
    ['braces and quotes in strings', `Here: ${braces} {}`],
    ['a draft before', `<think>${draft}</think>\n${json}`],
    ['quotes in words', `He said "here": ${json}`],
    ['blanks and a mark of order', `\ufeff ${json}`],
    ['many lines', `Texts:\n${JSON.stringify(plain, null, 2)}`],
  ])('is read: %s', (_what, written) => {
    expect(read(written)?.languageVersions).toEqual({ de: plain.texts.de })
  })

  test.each([
    ['nothing', ''],
    ['no JSON', 'I can not see a picture.'],
    ['JSON that breaks off', `Here: ${json.slice(0, -2)}`],
    ['JSON of another shape', 'Here: {"results": [{"caption": "Ein Hund"}]}'],
    ['an open brace', '{'],
    ['more than any answer', `${' '.repeat(200_000)}x ${json}`],
    ['more braces than words hold', `${'{'.repeat(20)} ${json}`],
  ])('is not found in %s', (_what, written) => {
    expect(read(written)).toBeNull()
  })
})

test.each(['{', '{"', '{}', '{"a":', '"{', '\\"{'])('an endless repetition of %j is read in time', (sign) => {
  // Repeated so often that code that scans to the end for each of them would need more than an hour.
  for (let round = 0; round < 100; round += 1)
    expect(read(`x${sign.repeat(190_000 / sign.length)}`)).toBeNull()
})
