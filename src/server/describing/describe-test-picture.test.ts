import { describe, expect, test } from 'vitest'
import { testFaults } from '#contract/endpoints/v1/test-images.ts'
import { builtInLanguages } from '#contract/languages.ts'
import { describeTestPicture } from './describe-test-picture.ts'

const languages = [...builtInLanguages.map(({ code }) => code), 'Klingon', 'en-GB']
const wishes = {
  languages,
  context: '',
  filename: '',
  promptType: 'system' as const,
  customPrompt: '',
  row: {},
}
const at = (name: string) => `https://example.org/pictures/${name}?width=200`

describe('a picture of test data', () => {
  test('has made-up texts in every language that break no rule, and others for another picture', async () => {
    const first = await describeTestPicture(at('1.jpg'), wishes)
    expect(first).toMatchObject({ outcome: 'described', breaches: [], thumbnail: null, calls: [] })
    if (first.outcome !== 'described') return
    expect(Object.keys(first.languageVersions)).toEqual(languages)
    expect(first.languageVersions.de?.altText).toMatch(/^Testtext Nummer \d{9} für dieses Motiv$/)
    expect(await describeTestPicture(at('1.jpg'), wishes)).toEqual(first)
    expect(await describeTestPicture(at('2.jpg'), wishes)).not.toEqual(first)
  })

  test('fails, is decorative or needs a review where its file name asks for that', async () => {
    for (const [code, details] of Object.entries(testFaults))
      expect(await describeTestPicture(at(`bildwort-test-${code}.jpg`), wishes)).toMatchObject({
        outcome: 'failed',
        fault: { code, details },
      })
    const decorative = await describeTestPicture('upload:bildwort-test-decorative.png', wishes)
    expect(decorative).toMatchObject({
      purpose: 'decorative',
      languageVersions: { en: { altText: '' } },
      breaches: [],
    })
    const doubtful = await describeTestPicture(at('bildwort-test-review'), wishes)
    expect(doubtful).toMatchObject({ outcome: 'described', breaches: [{ languages: [] }] })
  })
})
