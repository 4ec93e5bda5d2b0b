import { expect, test } from 'vitest'
import { writePaths } from './write-paths.ts'

test('a call is its parameters, its body and its answers, and references lead to named shapes', () => {
  const written = writePaths({
    paths: {
      '/pictures/{id}': {
        post: {
          summary: 'Describe one',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            { $ref: '#/components/parameters/Order' },
          ],
          requestBody: {
            required: true,
            content: { 'multipart/form-data': { schema: { type: 'string', format: 'binary' } } },
          },
          responses: {
            200: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: {
                      names: { type: 'array', items: { type: ['string', 'null'] } },
                      'alt-text': {
                        anyOf: [{ const: '' }, { type: 'object', additionalProperties: { type: 'number' } }],
                      },
                    },
                    required: ['names'],
                  },
                },
              },
            },
            204: {},
            404: {
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/NotFoundError' } },
                'application/problem+json': { schema: { $ref: '#/components/schemas/NotFoundProblem' } },
              },
            },
            default: { $ref: '#/components/responses/Refused' },
          },
        },
      },
    },
    webhooks: {
      'picture.done': {
        post: {
          summary: 'It is done',
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { type: { const: 'picture.done' } },
                  required: ['type'],
                },
              },
            },
          },
        },
      },
    },
    components: {
      parameters: { Order: { name: 'order', in: 'query', schema: { enum: ['up', 'down'] } } },
      responses: {
        Refused: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NotFoundError' } } },
        },
      },
      schemas: {
        NotFoundError: { description: 'It is not there', type: 'object' },
        NotFoundProblem: { allOf: [{ $ref: '#/components/schemas/ProblemDetails' }] },
        ProblemDetails: { type: 'object' },
        ImageProblem: { type: 'object' },
      },
      examples: { not_found: {} },
    },
  })
  expect(written.slice(written.indexOf('export'))).toBe(`export interface paths {
  '/pictures/{id}': {
    /** Describe one */
    post: {
      parameters: { query?: { 'order'?: "up" | "down" }; header?: never; path: { 'id': number }; cookie?: never }
      requestBody: { content: { 'multipart/form-data': Blob } }
      responses: {
        200: { headers: Record<string, unknown>; content: { 'application/json': { names: Array<string | null>; "alt-text"?: "" | Record<string, number> } } }
        204: { headers: Record<string, unknown>; content?: never }
        404: { headers: Record<string, unknown>; content: { 'application/json': components['schemas']['NotFoundError'] } }
        default: { headers: Record<string, unknown>; content: { 'application/json': components['schemas']['NotFoundError'] } }
      }
    }
  }
}

/** What a webhook is told of each event. */
export interface webhooks {
  /** It is done */
  'picture.done': { type: "picture.done" }
}

export interface components {
  schemas: {
    /** It is not there */
    NotFoundError: Record<string, unknown>
    ImageProblem: Record<string, unknown>
  }
}

/** A refused call, by its code. */
export interface refusals {
  not_found: components['schemas']['NotFoundError']
}
`)
})
