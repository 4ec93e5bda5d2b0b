import { expect, test } from 'vitest'
import { fillSchema } from './fill-schema.ts'

const author = {
  names: new Map([['custom_1', 'Plattdeutsch']]),
  terms: ['Feige', 'Schale'],
  write: (property: string, language: { name: string } | null) =>
    `${property} in ${language?.name ?? 'none'}`,
  choose: (_property: string, options: unknown[]) => options.at(-1),
  pick: (_property: string, options: unknown[]) => options.slice(1),
}

test('every kind of node gets a value of its shape', () => {
  const string = { type: 'string' }
  const schema = {
    type: 'object',
    properties: {
      interpretation: string,
      isDecorative: { type: 'boolean' },
      kind: { enum: ['photograph', 'logo'] },
      version: { const: 3 },
      confidence: { type: 'number', minimum: 0.5 },
      keywords: { type: 'array', items: string },
      marks: { type: 'array', items: { enum: ['small', 'dark'] } },
      regions: { type: 'array', items: { type: 'object', properties: { label: string } } },
      note: { anyOf: [{ type: 'null' }, string] },
      caption: { type: ['string', 'null'] },
      nothing: { type: 'null' },
      texts: {
        type: 'object',
        properties: {
          de: { $ref: '#/$defs/version' },
          custom_1: { type: 'object', properties: { altText: string } },
        },
      },
    },
    $defs: { version: { type: 'object', properties: { altText: string } } },
  }
  expect(fillSchema(schema, author)).toEqual({
    interpretation: 'interpretation in none',
    isDecorative: false,
    kind: 'logo',
    version: 3,
    confidence: 0.5,
    keywords: ['Feige', 'Schale'],
    marks: ['dark'],
    regions: [{ label: 'label in none' }],
    note: 'note in none',
    caption: 'caption in none',
    nothing: null,
    texts: { de: { altText: 'altText in German' }, custom_1: { altText: 'altText in Plattdeutsch' } },
  })
})

test('a schema that refers to itself comes to an end', () => {
  const schema = { type: 'object', properties: { child: { $ref: '#' }, name: { type: 'string' } } }
  expect(JSON.stringify(fillSchema(schema, author)).length).toBeLessThan(2_000)
})
