import { findDetail } from '#stand-ins/ai/protocols/dialects/speak-dialect.ts'

/** What a request holds beside its model and messages, by the names that servers give it: `response_format.json_schema`. */
export function listFields(body: unknown): string[] {
  if (!isRecord(body)) return []
  const { model, messages, system, stream, ...others } = body
  const named = Object.entries(others).flatMap(([name, value]) => nameField(name, value))
  return findDetail({ messages }) ? [...named, 'image_url.detail'] : named
}

function nameField(name: string, value: unknown): string[] {
  if (!isRecord(value)) return [name]
  return typeof value.type === 'string'
    ? [`${name}.${value.type}`]
    : Object.keys(value).map((inner) => `${name}.${inner}`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
