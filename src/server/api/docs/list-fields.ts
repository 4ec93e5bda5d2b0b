import type { Schema } from './read-calls.ts'

/** A field of a body or an answer. */
export interface Field {
  /** `images[].review.needed`; empty if the value is no object. */
  path: string
  /** `string`, `integer | null`, `object[]` … */
  type: string
  isRequired: boolean
  /** The possible values, if the list is closed. */
  values: string[]
  schema: Schema
}

/** The fields of a schema in depth-first order, each before its own fields. */
export function listFields(schema: Schema, path = ''): Field[] {
  const { inner, end } = withinArrays(schema)
  const here = path + (path && end)
  const kinds = alternatives(inner).filter(({ type }) => type !== 'null')
  if (kinds.length > 0) return joinKinds(kinds.flatMap((kind) => listFields(kind, here)))
  const own = Object.entries(inner.properties ?? {}).flatMap(([name, field]) => [
    {
      path: join(here, name),
      type: typeOf(field),
      isRequired: inner.required?.includes(name) ?? false,
      values: valuesOf(field),
      schema: field,
    },
    ...listFields(field, join(here, name)),
  ])
  const { additionalProperties: entry } = inner
  return typeof entry === 'object' ? [...own, ...listFields(entry, join(here, '*'))] : own
}

/** With several alternatives, lists a field that occurs in more than one once, with the values of all of them. */
function joinKinds(fields: Field[]): Field[] {
  const byPath = Map.groupBy(fields, ({ path }) => path)
  return [...byPath.values()].map((same) => ({
    ...same[0]!,
    values: [...new Set(same.flatMap(({ values }) => values))],
  }))
}

function join(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}

/** Unwraps arrays and nullable types. */
function withinArrays(schema: Schema): { inner: Schema; end: string } {
  const other = alternatives(schema).filter(({ type }) => type !== 'null')
  if (other.length === 1) return withinArrays(other[0]!)
  if (!schema.items) return { inner: schema, end: '' }
  const { inner, end } = withinArrays(schema.items)
  return { inner, end: `[]${end}` }
}

/** The JSON type of a value. */
export function typeOf(schema: Schema): string {
  const each = alternatives(schema)
  if (each.length > 0) return [...new Set(each.map(typeOf))].join(' | ')
  if (schema.items) return `${bracketed(typeOf(schema.items))}[]`
  const type =
    [schema.type ?? []].flat().join(' | ') || (schema.const === undefined ? 'object' : typeof schema.const)
  return schema.format ? `${type} (${schema.format})` : type
}

function bracketed(type: string): string {
  return type.includes(' ') ? `(${type})` : type
}

function valuesOf(schema: Schema): string[] {
  if (schema.enum) return schema.enum.map(String)
  if (schema.const !== undefined) return [String(schema.const)]
  if (schema.items) return valuesOf(schema.items)
  return alternatives(schema).flatMap(valuesOf)
}

/** The alternatives of a schema. Those of an object that only say which of its fields are required are none. */
function alternatives({ anyOf, oneOf, properties }: Schema): Schema[] {
  return properties ? [] : (anyOf ?? oneOf ?? [])
}
