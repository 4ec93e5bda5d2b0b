import { eld } from 'eld/small'
import { expect, test } from 'vitest'
import type { FaultRule, SpoiltBody } from '#stand-ins/ai/behaviour.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { askAnthropic, askOpenai, textOf } from '#stand-ins/ai/testing/ask-with-sdk.ts'
import type { Texts } from './write-texts.ts'

const languages = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl', 'custom_1']
const text = 'File name: kiwi.jpg\nLanguages: de = German, custom_1 = Plattdeutsch'

async function ask(body: SpoiltBody, rule: FaultRule = {}, asked = text) {
  await using standIn = await startAiStandIn({ faults: [{ body, ...rule }] })
  const answer = await askOpenai(standIn.url, { languages, text: asked })
  const [call] = standIn.calls
  expect(call?.answer).toBe(textOf(answer))
  expect(answer.usage?.completion_tokens).toBe(Math.ceil(textOf(answer).length / 4))
  expect(call?.outputTokens).toBe(answer.usage?.completion_tokens)
  return textOf(answer)
}

async function askTexts(body: SpoiltBody, asked?: string) {
  const { texts } = JSON.parse(await ask(body, {}, asked))
  expect(Object.keys(texts)).toEqual(languages)
  return Object.values<Texts>(texts)
}

test('an answer of the wrong shape is JSON without texts', async () => {
  expect(JSON.parse(await ask('wrong_shape'))).not.toHaveProperty('texts')
})

test('in the wrong language all texts are French', async () => {
  for (const { altText, description } of await askTexts('wrong_language')) {
    expect(eld.detect(`${altText} ${description}`).language).toBe('fr')
    expect(eld.detect(description).language).toBe('fr')
    expect(altText.length).toBeLessThanOrEqual(125)
  }
})

test('what only adorns stays without alt text in the wrong language', async () => {
  for (const { altText, description } of await askTexts('wrong_language', 'Role: decorative')) {
    expect(altText).toBe('')
    expect(eld.detect(description).language).toBe('fr')
  }
})

test('an empty answer has its shape and no texts', async () => {
  for (const texts of await askTexts('empty_answer')) expect(texts).toEqual({ altText: '', description: '' })
})

test('a model may write nothing at all', async () => {
  expect(await ask('no_text')).toBe('')
  await using standIn = await startAiStandIn({ faults: [{ body: 'no_text' }] })
  expect(await askAnthropic(standIn.url)).toMatchObject({ content: [], stop_reason: 'end_turn' })
})

test('the alt text is the name of the file', async () => {
  for (const { altText } of await askTexts('file_name')) expect(altText).toBe('kiwi.jpg')
  for (const { altText } of await askTexts('file_name', '')) expect(altText).toBe('IMG_0815.jpg')
})

test('alt texts begin with what everybody knows, each in its language', async () => {
  const alts = (await askTexts('opening')).map(({ altText }) => altText)
  expect(alts[0]).toMatch(/^Bild von einem Motiv, \S/)
  expect(alts[1]).toMatch(/^Image of a scene, \S/)
  expect(new Set(alts.map((alt) => alt.slice(0, 12))).size).toBe(8)
})

test('texts hold markup', async () => {
  for (const { altText, description } of await askTexts('markup')) {
    expect(altText).toMatch(/^\*\*.+\*\*$/)
    expect(description).toMatch(/^<p>.+<\/p>$/)
  }
})

test('texts have labels, or stop in the middle', async () => {
  for (const { altText } of await askTexts('label')) expect(altText).toMatch(/^Alt text: “.+”$/)
  for (const { description } of await askTexts('cut_off')) expect(description).toMatch(/ \($/)
})

test('a spoilt text comes from one provider so often as the rule says', async () => {
  await using standIn = await startAiStandIn({ faults: [{ provider: 'openai', body: 'no_text', times: 1 }] })
  expect(textOf(await askAnthropic(standIn.url))).not.toBe('')
  expect(textOf(await askOpenai(standIn.url))).toBe('')
  expect(textOf(await askOpenai(standIn.url))).not.toBe('')
})

test('a slip that holds until the model is told comes in no second asking', async () => {
  const told = `${text}\nYour answer can not be delivered:\n- German: a text holds markup.`
  expect(await ask('markup', { untilTold: true })).toContain('<p>')
  expect(await ask('markup', { untilTold: true }, told)).not.toContain('<p>')
  expect(await ask('markup', {}, told)).toContain('<p>')
})
