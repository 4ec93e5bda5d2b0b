import { expect, test } from 'vitest'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { askAnthropic, askOpenai, readPhotograph, textOf } from '#stand-ins/ai/testing/ask-with-sdk.ts'
import { createPictureMaker } from '#stand-ins/pictures/create-picture-maker.ts'
import { handWritten } from './find-hand-written.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'

const everyText = [...handWritten].flatMap(([language, { pictures }]) =>
  Object.entries(pictures).map(([name, texts]) => ({ language, name, ...texts })),
)

test.each(everyText)(
  '$name in $language is short enough to listen to',
  ({ altText, description, keywords }) => {
    expect(altText.length).toBeLessThanOrEqual(125)
    expect(description.split(/(?<=\.) /).length).toBeLessThanOrEqual(3)
    expect(`${altText} ${description}`).not.toMatch(/ {2}|["']| - /)
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(keywords.length).toBeGreaterThanOrEqual(5)
    expect(keywords.length).toBeLessThanOrEqual(10)
  },
)

test('the demo’s own picture is answered with what was written by hand, and says so', async () => {
  await using standIn = await startAiStandIn({ writesByHand: true })
  for (const ask of [askAnthropic, askOpenai]) {
    const answer = await ask(standIn.url, {
      text: 'Languages: de = German\nContext: Rezept',
      languages: ['de', 'it'],
    })
    const { interpretation, purpose, texts } = JSON.parse(textOf(answer))
    const { altText, description } = german.pictures.fig
    expect(texts.de).toEqual({ altText, description })
    expect(texts.it.altText).toBe(italian.pictures.fig.altText)
    expect(interpretation).toBe(`Laut Liste steht das Bild in diesem Umfeld: „Rezept“. ${german.label}`)
    expect(purpose).toBe('informative')
  }
})

test('languages that nobody wrote in get what was measured, without numbers beside what was written', async () => {
  await using standIn = await startAiStandIn({ writesByHand: true })
  const describe = async (languages: string[]) =>
    JSON.parse(textOf(await askAnthropic(standIn.url, { languages, text: '' }))).texts
  const { de, es } = await describe(['de', 'es'])
  expect(de.altText).toBe(german.pictures.fig.altText)
  expect(`${es.altText} ${es.description}`).not.toMatch(/\d/)
  expect((await describe(['es'])).es.description).toMatch(/\d/)
})

test('other pictures get what was measured, and own ones too unless it is wanted', async () => {
  await using standIn = await startAiStandIn({ writesByHand: true })
  const other = await createPictureMaker()(5, { width: 320, height: 240 })
  expect(textOf(await askAnthropic(standIn.url, { picture: other }))).toContain('Motiv im Querformat')
  standIn.set({ writesByHand: false })
  expect(textOf(await askAnthropic(standIn.url))).toContain('Motiv im Querformat')
})

test('logo, chart and background have their purpose, and a role decides over it', async () => {
  await using standIn = await startAiStandIn({ writesByHand: true })
  const describe = async (name: string, mediaType: 'image/jpeg' | 'image/png', text = '') =>
    JSON.parse(
      textOf(await askAnthropic(standIn.url, { picture: await readPhotograph(name), mediaType, text })),
    )
  expect((await describe('logo-with-text-transparent.png', 'image/png')).purpose).toBe('functional')
  expect((await describe('chart-visitors.png', 'image/png')).purpose).toBe('complex')
  const background = await describe('colour-gradient.jpg', 'image/jpeg')
  expect(background).toMatchObject({ purpose: 'decorative', texts: { de: { altText: '' } } })
  const button = await describe('colour-gradient.jpg', 'image/jpeg', 'Role: button')
  expect(button.texts.de.altText).toBe(german.pictures.gradient.altText)
})
