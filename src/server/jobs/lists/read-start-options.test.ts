import { expect, test } from 'vitest'
import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readStartOptions } from './read-start-options.ts'

const fields = { languages: '["de"]' }

function refusalOf(changed: Record<string, unknown>): Record<string, unknown> | null {
  try {
    readStartOptions({ ...fields, ...changed })
    return null
  } catch (error) {
    if (error instanceof Refusal) return tell(error)
    throw error
  }
}

test('what is not filled in takes its default', () => {
  const defaults = {
    name: null,
    labels: [],
    maxImages: null,
    format: 'csv',
    isPlain: false,
    isStrict: false,
    onlyMissing: false,
    replaceWeak: false,
    countRepeatsOnce: false,
    languages: ['de'],
    promptType: 'system',
    customPrompt: '',
    textWishes: null,
    usesFileNotes: true,
  }
  expect(readStartOptions(fields)).toEqual(defaults)
  const empty = {
    maxImages: '',
    format: '',
    urlColumn: '',
    contextColumn: '',
    customLanguages: '',
    promptType: '',
    customPrompt: '',
    baseUrl: '',
    wishColumns: '',
    onlyMissing: '',
    countRepeatsOnce: '',
    brand: '',
    style: '',
    maxAltCharacters: '',
    usesFileNotes: '',
  }
  expect(readStartOptions({ ...fields, ...empty })).toEqual(defaults)
})

test('what is filled in is read', () => {
  expect(
    readStartOptions({
      maxImages: '10',
      format: 'json',
      urlColumn: 'Bild-URL',
      contextColumn: '#4',
      wishColumns: '{"role":"Rolle","caption":null}',
      onlyMissing: 'true',
      replaceWeak: 'true',
      countRepeatsOnce: 'true',
      languages: '["en","de"]',
      customLanguages: '[" Latein ","Schweizerdeutsch (Zürich)"]',
      promptType: 'custom',
      customPrompt: ' Beschreibe {{keywords}}. ',
      baseUrl: 'https://example.com/media',
      brand: ' Muster\u200b  & Co ',
      style: 'warm',
      maxAltCharacters: '120',
      glossary: 'Sneaker\nTurnschuh',
      usesFileNotes: 'false',
    }),
  ).toEqual({
    name: null,
    labels: [],
    maxImages: 10,
    format: 'json',
    wishColumns: { role: 'Rolle', caption: null },
    isPlain: false,
    isStrict: false,
    onlyMissing: true,
    replaceWeak: true,
    countRepeatsOnce: true,
    urlColumn: 'Bild-URL',
    contextColumn: '#4',
    languages: ['en', 'de', 'Latein', 'Schweizerdeutsch (Zürich)'],
    promptType: 'custom',
    customPrompt: 'Beschreibe {{keywords}}.',
    baseUrl: 'https://example.com/media',
    textWishes: {
      ...noTextWishes,
      brand: 'Muster & Co',
      style: 'warm',
      maxAltCharacters: 120,
      glossary: 'Sneaker\nTurnschuh',
    },
    usesFileNotes: false,
  })
})

test.each(['0', '-1', '1.5', 'x', '1e3', '9'.repeat(20), 'ALL'])('%j images are refused', (maxImages) => {
  expect(refusalOf({ maxImages })).toEqual({ code: 'invalid_max_images' })
})

test.each([
  [{ languages: '[]' }, { code: 'no_language' }],
  [{ languages: undefined }, { code: 'no_language' }],
  [{ languages: '["de","fr"]' }, { code: 'unknown_language', language: 'fr' }],
  [{ languages: '["cz","cs"]' }, { code: 'duplicate_language', language: 'cs' }],
  [{ languages: '["de","de"]' }, { code: 'duplicate_language', language: 'de' }],
  [{ languages: 'de,de-AT,de-CH,en,en-GB,en-US,en-AU,it,es,cz,hu' }, { code: 'too_many_languages', max: 10 }],
  [{ customLanguages: '["aa","bb","cc"]' }, { code: 'too_many_custom_languages', max: 2 }],
  [{ customLanguages: '["x"]' }, { code: 'invalid_custom_language', language: 'x' }],
  [{ customLanguages: '["<b>"]' }, { code: 'invalid_custom_language', language: '<b>' }],
  [{ customLanguages: '["Latein","latein "]' }, { code: 'duplicate_language', language: 'latein' }],
  [{ customLanguages: '["DE"]' }, { code: 'duplicate_language', language: 'DE' }],
  [{ customLanguages: '["german"]' }, { code: 'duplicate_language', language: 'german' }],
  [{ promptType: 'custom' }, { code: 'custom_prompt_empty' }],
  [{ promptType: 'custom', customPrompt: ' \n' }, { code: 'custom_prompt_empty' }],
  [{ baseUrl: 'example.com' }, { code: 'base_url_invalid' }],
  [{ baseUrl: 'www.example.com' }, { code: 'base_url_invalid' }],
  [{ baseUrl: 'ftp://example.com' }, { code: 'base_url_invalid' }],
  [{ baseUrl: 'http://' }, { code: 'base_url_invalid' }],
])('%j is refused with %j', (changed, refusal) => {
  expect(refusalOf(changed)).toEqual(refusal)
})

test.each([
  ['languages', '["de"'],
  ['languages', '"de"'],
  ['languages', '[1]'],
  ['customLanguages', '{}'],
  ['format', 'xlsx'],
  ['promptType', 'own'],
  ['customPrompt', 'x'.repeat(8_001)],
  ['urlColumn', 5],
  ['brand', 'x'.repeat(101)],
  ['style', 'loud'],
  ['maxAltCharacters', '29'],
  ['maxAltCharacters', '1001'],
  ['maxAltCharacters', '80.5'],
  ['maxAltCharacters', 'short'],
  ['altPrefix', 'x'.repeat(61)],
  ['usesFileNotes', 'no'],
])('the field %s can not be %j', (name, value) => {
  const refusal = refusalOf({ [name]: value })
  expect(refusal).toMatchObject({ code: 'invalid_input', issues: [{ message: expect.any(String) }] })
  expect(JSON.stringify(refusal)).toContain(`"path":"${name}`)
})

test('a custom language may be called like a built-in one that is not chosen', () => {
  const options = readStartOptions({ languages: '["de"]', customLanguages: '["Englisch","it"]' })
  expect(options.languages).toEqual(['de', 'Englisch', 'it'])
})

test('a custom language alone is a choice, and a custom prompt counts only where it is chosen', () => {
  const options = readStartOptions({ customLanguages: '["Latein"]', promptType: 'system', customPrompt: 'x' })
  expect(options).toMatchObject({ languages: ['Latein'], promptType: 'system', customPrompt: '' })
})

test('invisible characters are removed from a custom prompt', () => {
  const options = readStartOptions({
    languages: '["de"]',
    promptType: 'custom',
    customPrompt: 'Short\u202e\u200b.\u00ad',
  })
  expect(options.customPrompt).toBe('Short.')
})

function tell({ code, details }: Refusal) {
  return { code, ...details }
}
