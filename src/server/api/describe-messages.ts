import { z } from 'zod'
import { messageOf, messageWords } from '#contract/entities/webhook-message.ts'

const headers = {
  'webhook-id': 'The same for each attempt: what was taken already can be told by it',
  'webhook-timestamp': 'Seconds since 1970, of this attempt',
  'webhook-signature': 'One signature (v1,…), or two with a space between them while a secret is replaced',
}

/** The webhook messages, in OpenAPI 3.1. */
export function describeMessages(): Record<string, object> {
  // Safe: the keys of an object literal.
  const events = Object.keys(messageWords) as (keyof typeof messageWords)[]
  return Object.fromEntries(
    events.map((event) => {
      const { $schema: _, ...schema } = z.toJSONSchema(messageOf(event))
      return [event, { post: describe(messageWords[event], schema) }]
    }),
  )
}

function describe(summary: string, schema: object): object {
  return {
    summary,
    parameters: Object.entries(headers).map(([name, description]) => ({
      in: 'header',
      name,
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Taken. Anything else is sent again later, redirects are not followed' },
      410: { description: 'Nothing more is wanted: the webhook is switched off' },
    },
  }
}
