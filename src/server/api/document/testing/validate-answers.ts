import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Node } from '#server/api/document/json-schema.ts'

export interface Content {
  schema: Node
  examples?: Record<string, { value: unknown }>
}
export interface Response {
  $ref?: string
  headers?: Record<string, { $ref: string }>
  content?: Record<string, Content>
}
export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: Node
}
export interface Operation {
  operationId: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Content> }
  responses: Record<string, Response>
}
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components: {
    headers: Record<string, { required?: boolean }>
    responses: Record<string, Response>
    schemas: Record<string, Node>
  }
}
export interface Answered {
  statusCode: number
  headers: Record<string, unknown>
  body: string
}

/** Compares answers to the document: status, media type, headers and body. */
export function openValidator(document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'document', components: document.components })
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()

  function validatorOf(schema: Node) {
    const key = JSON.stringify(schema)
    const known =
      compiled.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/components', '"document#/components')))
    compiled.set(key, known)
    return known
  }

  return {
    /** Whether a value is what the document says. */
    isValid: (schema: Node, value: unknown): boolean => validatorOf(schema)(value) === true,

    /** What of an answer is not as described; null if everything is. */
    mismatchOf(operation: Operation, { statusCode, headers, body }: Answered): string | null {
      const described = operation.responses[statusCode] ?? operation.responses.default!
      const { content, headers: named = {} } = described.$ref
        ? document.components.responses.Refused!
        : described
      for (const name of Object.keys(named))
        if (document.components.headers[name]!.required && headers[name.toLowerCase()] === undefined)
          return `the header ${name} is missing`
      if (!content) return body === '' ? null : `a body where none is described: ${body.slice(0, 200)}`
      const type = String(headers['content-type']).split(';')[0]!
      if (!content[type]) return `the media type ${type} is not described`
      if (!/[/+]json$/.test(type)) return null
      const validate = validatorOf(content[type].schema)
      return validate(JSON.parse(body)) ? null : `${ajv.errorsText(validate.errors)}: ${body.slice(0, 400)}`
    },
  }
}
