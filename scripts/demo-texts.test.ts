import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { samplePictures } from '#contract/sample-pictures.ts'
import { checkAnswer } from '#server/describing/checks/check-answer.ts'
import { keywordsOf } from '#server/describing/keywords/find-keywords.ts'
import { handWritten } from '#stand-ins/ai/by-hand/find-hand-written.ts'
import { startAiStandIn } from '#stand-ins/ai/start-ai-stand-in.ts'
import { askAnthropic, readPhotograph, textOf } from '#stand-ins/ai/testing/ask-with-sdk.ts'

const others = ['paint-brushes.jpg', 'forest-stream.jpg', 'alpine-path.jpg', 'hilltop-sunset.jpg']
const pictures = [
  ...samplePictures.map(({ file, words }) => ({ file, context: words.de.context, read: readSample })),
  ...others.map((file) => ({ file, context: '', read: readPhotograph })),
]

const handWrittenDescriptions = new Set(
  [...handWritten.values()].flatMap(({ pictures }) =>
    Object.values(pictures).map(({ description }) => description),
  ),
)

function readSample(file: string): Promise<Buffer> {
  return readFile(new URL(`../src/server/platform/samples/${file}`, import.meta.url))
}

test.each([
  { languages: ['de'] },
  { languages: ['en'] },
  { languages: ['it'] },
  { languages: ['de', 'en', 'it'] },
  { languages: ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl'] },
])('of the demo’s pictures in $languages two need a look', async ({ languages }) => {
  await using standIn = await startAiStandIn({ writesByHand: true })
  const needALook: Record<string, object> = {}
  for (const { file, context, read } of pictures) {
    const picture = await read(file)
    const mediaType = file.endsWith('.png') ? 'image/png' : 'image/jpeg'
    const answer = await askAnthropic(standIn.url, { picture, mediaType, languages, text: '' })
    const { purpose, texts } = JSON.parse(textOf(answer))
    for (const language of languages)
      expect(handWrittenDescriptions.has(texts[language].description)).toBe(handWritten.has(language))
    const keywords = keywordsOf({ context, filename: file, url: `https://example.org/${file}` })
    const breaches = checkAnswer({ purpose, languageVersions: texts }, { keywords })
    for (const { rule, isHard, languages } of breaches) needALook[file] = { rule, isHard, languages }
  }
  const written = languages.filter((language) => handWritten.has(language))
  expect(needALook).toEqual({
    'autumn-mountains.jpg': { rule: 'stuffing', isHard: false, languages: written },
    'dandelion.jpg': { rule: 'opening', isHard: false, languages: written },
  })
})
