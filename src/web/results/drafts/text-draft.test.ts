import { describe, expect, test } from 'vitest'
import type { Image } from '#contract/entities/image.ts'
import { isEmpty, noDraft, unsent, withDraft, writeText, writeVersion } from './text-draft.ts'

// Only the fields that drafts use.
const image = {
  languageVersions: {
    de: { altText: 'Ein Hund', description: 'Ein Hund im Gras.' },
    en: { altText: 'A dog', description: 'A dog in the grass.' },
  },
  approved: false,
  needsReview: true,
} as unknown as Image

const altText = { code: 'de', field: 'altText' } as const
const description = { code: 'de', field: 'description' } as const

describe('a draft', () => {
  test('changes only the text that it is for', () => {
    const drafted = withDraft(image, writeText(noDraft, altText, 'Ein Spaniel'))
    expect(drafted.languageVersions).toEqual({
      de: { altText: 'Ein Spaniel', description: 'Ein Hund im Gras.' },
      en: image.languageVersions.en,
    })
  })

  test('may empty a text', () => {
    expect(withDraft(image, writeText(noDraft, altText, '')).languageVersions.de?.altText).toBe('')
  })

  test('with an approval leaves nothing to check', () => {
    expect(withDraft(image, { approved: true })).toMatchObject({ approved: true, needsReview: false })
  })

  test('that is empty leaves the image as it is', () => {
    expect(withDraft(image, noDraft)).toBe(image)
  })

  test('of an earlier version has its texts, but of languages that the job has', () => {
    const version = { de: { altText: 'a', description: 'b' }, xx: { altText: 'c', description: 'd' } }
    expect(writeVersion(noDraft, version, ['de', 'en'])).toEqual({ texts: { de: version.de } })
  })
})

describe('when a draft was sent', () => {
  const sent = writeText(writeText({ approved: true }, altText, 'Ein Spaniel'), description, 'Im Gras.')

  test('nothing is left of it', () => {
    expect(isEmpty(unsent(sent, sent))).toBe(true)
  })

  test('changes that were typed in the meantime are left', () => {
    const draft = writeText(sent, altText, 'Ein Spaniel im Gras')
    expect(unsent(draft, sent)).toEqual({ texts: { de: { altText: 'Ein Spaniel im Gras' } } })
  })

  test('an approval that was taken back in the meantime is left', () => {
    expect(unsent({ ...sent, approved: false }, sent)).toEqual({ approved: false })
  })

  test('a text of another language is left', () => {
    const draft = writeText(sent, { code: 'en', field: 'altText' }, 'A spaniel')
    expect(unsent(draft, sent)).toEqual({ texts: { en: { altText: 'A spaniel' } } })
  })
})
