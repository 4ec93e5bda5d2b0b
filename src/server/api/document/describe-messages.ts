import { callAfter, messageOf, messageWords } from '#contract/endpoints/v1/webhook-message.ts'
import { answerSchema, type Node } from './json-schema.ts'
import { referToNamed, refTo } from './name-schemas.ts'
import { sampleOf } from './sample-values.ts'

const headers = {
  'webhook-id': 'The same for each attempt: drop what you have already received under it',
  'webhook-timestamp': 'Seconds since 1970, of this attempt',
  'webhook-signature':
    'One signature (`v1,…`), or several separated by spaces while a secret is being replaced',
}

/** The webhook messages, in OpenAPI 3.1. Adds their schemas to `schemas`, such as `JobCompletedEvent`. */
export function describeMessages(schemas: Record<string, Node>): Record<string, object> {
  // Safe: the keys of an object literal.
  const events = Object.keys(messageWords) as (keyof typeof messageWords)[]
  return Object.fromEntries(
    events.map((event) => {
      const name = nameOfEvent(event)
      schemas[name] = referToNamed(answerSchema(messageOf(event))) as Node
      return [event, { post: describe(event, name, schemas) }]
    }),
  )
}

function describe(event: keyof typeof messageWords, name: string, schemas: Record<string, Node>): object {
  return {
    operationId: `on${name.replace(/Event$/, '')}`,
    tags: ['Webhooks'],
    summary: messageWords[event],
    description: [
      `Sent to each webhook that receives \`${event}\`.`,
      ...(callAfter[event] ? [`Read on with \`${callAfter[event]}\`.`] : []),
    ].join(' '),
    security: [{ webhookSignature: [] }],
    parameters: Object.entries(headers).map(([header, description]) => ({
      in: 'header',
      name: header,
      required: true,
      description,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: refTo(name),
          examples: { usual: { value: sampleOf(refTo(name), schemas) } },
        },
      },
    },
    responses: {
      '2XX': {
        description: 'Received. After any other answer it is sent again later; redirects are not followed',
      },
      410: { description: 'No further events are wanted: the webhook is switched off' },
    },
  }
}

/** `JobCompletedEvent` for `job.completed`. */
function nameOfEvent(event: string): string {
  const words = event.split(/[._]/).map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
  return `${words.join('')}Event`
}
