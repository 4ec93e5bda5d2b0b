interface Schema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  contentEncoding?: string
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema | false
  prefixItems?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

/** The TypeScript type of a JSON schema. Omits bounds and patterns, which types can't express. */
export function writeType(schema: Schema): string {
  if (schema.$ref) return `components['schemas']['${schema.$ref.split('/').at(-1)}']`
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return oneOf(schema.enum.map((value) => JSON.stringify(value)))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && schema.properties) return writeWithChoice(schema, choices)
  if (choices) return oneOf(choices.map(writeType))
  if (schema.allOf) return schema.allOf.map((part) => `(${writeType(part)})`).join(' & ')
  if (Array.isArray(schema.type)) return oneOf(schema.type.map((type) => writeType({ ...schema, type })))
  return writeSimple(schema)
}

function writeSimple(schema: Schema): string {
  switch (schema.type) {
    case 'string':
      return schema.format === 'binary' ? 'Blob' : 'string'
    case 'integer':
    case 'number':
      return 'number'
    case 'boolean':
      return 'boolean'
    case 'null':
      return 'null'
    case 'array':
      return `Array<${schema.items ? writeType(schema.items) : 'unknown'}>`
    case 'object':
      return writeObject(schema)
    default:
      return 'unknown'
  }
}

function writeObject({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(
    ([name, schema]) => `${nameOf(name)}${required.includes(name) ? '' : '?'}: ${writeType(schema)}`,
  )
  if (members.length > 0) return `{ ${members.join('; ')} }`
  if (typeof additionalProperties === 'object') return `Record<string, ${writeType(additionalProperties)}>`
  return 'Record<string, unknown>'
}

/** An object that has one of several sets of fields. */
function writeWithChoice(schema: Schema, choices: Schema[]): string {
  const { properties = {} } = schema
  const sets = choices.map(({ required = [] }) => {
    const own = Object.entries(properties).filter(([name]) => required.includes(name))
    return writeObject({ properties: Object.fromEntries(own), required })
  })
  return `${writeObject(schema)} & (${oneOf(sets)})`
}

function nameOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
}

function oneOf(types: string[]): string {
  return [...new Set(types)].join(' | ')
}
