import { expect, test } from 'vitest'
import { Image } from '#contract/entities/image.ts'
import { type ImageRow, shapeImage } from './shape-image.ts'

const pending: ImageRow = {
  position: 7,
  state: 'pending',
  url: 'https://example.org/hof.jpg',
  filename: 'hof.jpg',
  fault: null,
  interpretation: null,
  languageVersions: null,
  keywords: null,
  usedKeywords: null,
  unusedKeywords: null,
  hasThumbnail: false,
  purpose: null,
  decorativeReason: null,
  breaches: null,
  follows: null,
  model: null,
  promptVersion: null,
  risk: 0,
  editedAt: null,
  approvedAt: null,
  regeneratedAt: null,
  copiedFrom: null,
  context: '',
  wishes: null,
  proposal: null,
  outdated: null,
}

test('a pending image has no texts, no error and is no success', () => {
  const image = shapeImage(pending, ['de', 'en'], 'de')
  expect(Image.parse(image)).toEqual(image)
  expect(image).toEqual({
    id: 7,
    filename: 'hof.jpg',
    url: 'https://example.org/hof.jpg',
    success: false,
    state: 'pending',
    keywords: [],
    usedKeywords: [],
    unusedKeywords: [],
    interpretation: '',
    altText: '',
    description: '',
    languageVersions: {},
    languagesCount: 2,
    hasThumbnail: false,
    purpose: null,
    decorative: false,
    decorativeReason: '',
    needsReview: false,
    reviewReasons: [],
    sameAs: null,
    model: null,
    promptVersion: null,
    edited: false,
    approved: false,
    canRegenerate: false,
    fromList: { context: '', pageTitle: '', linkTarget: '', caption: '', role: '', existingAlt: '' },
    proposal: null,
    outdated: [],
  })
})

test('decorative images and images to review are marked, in the reader’s language', () => {
  const row: ImageRow = {
    ...pending,
    state: 'succeeded',
    purpose: 'decorative',
    decorativeReason: 'Ein Farbverlauf.',
    breaches: [{ rule: 'emoji', languages: ['de'] }],
    risk: 101,
  }
  expect(shapeImage(row, ['de'], 'en')).toMatchObject({
    decorative: true,
    decorativeReason: 'Ein Farbverlauf.',
    needsReview: true,
    reviewReasons: [{ rule: 'emoji', languages: ['de'], message: 'The text contains emoji.' }],
  })
})

test('a carried over alt text is a success without a model', () => {
  const row: ImageRow = {
    ...pending,
    state: 'carried',
    languageVersions: { de: { altText: 'Der Hof', description: '' } },
  }
  expect(shapeImage(row, ['de'], 'de')).toMatchObject({ success: true, altText: 'Der Hof', model: null })
})

test('the texts at the top are those of the language chosen first', () => {
  const row: ImageRow = {
    ...pending,
    state: 'succeeded',
    languageVersions: {
      en: { altText: 'A yard', description: 'A yard with a tree.' },
      Latein: { altText: 'Area', description: 'Area cum arbore.' },
    },
  }
  expect(shapeImage(row, ['Latein', 'en'], 'de')).toMatchObject({
    success: true,
    altText: 'Area',
    description: 'Area cum arbore.',
  })
})

test("a fault is in the reader's language", () => {
  const row: ImageRow = {
    ...pending,
    state: 'failed',
    fault: { code: 'not_found', details: { status: 404 } },
  }
  expect(shapeImage(row, ['de'], 'de').error).toBe('Unter dieser Adresse gibt es kein Bild (Antwort 404).')
  expect(shapeImage(row, ['de'], 'en').error).toBe('There is no image at this address (response 404).')
})
