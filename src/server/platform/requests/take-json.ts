import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { skipJsonSpace, skipJsonValue } from '#contract/lists/json/skip-json-value.ts'
import { openWindow, placeIn } from '#contract/lists/text-window.ts'
import { inputWords, wordsOfBrokenJson } from '#contract/words/words-of-issue.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isOfV1 } from '#server/platform/v1/render-v1-error.ts'

const namedCharacters = 60
const pathCharacters = 200

/** Adds the parser of JSON bodies. Refuses `unsupported_charset`, and `invalid_input` with the place or the field that is wrong. */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Many clients name the type of every call: one without a body is refused by the schema that needs it, not for its type.
    if (body.length === 0) return done(null, null)
    const refusal = refuseCharset(request)
    if (refusal) return done(refusal)
    if (!isUtf8(body)) return done(new InvalidInput([{ path: '', words: inputWords.bodyNotUtf8 }]))
    const text = body.toString()
    return parse(request, text, (error, value) => {
      if (error) return done(refuseJson(text))
      const path = isOfV1(request) && mayBeUnkeepable.test(text) ? findIn(value, isUnkeepable) : null
      if (path === null) return done(null, value)
      return done(new InvalidInput([{ path: path.slice(0, pathCharacters), words: inputWords.unkeepable }]))
    })
  })
}

/** A hook that refuses compressed bodies, which no call takes: `unsupported_encoding`. */
export async function refuseEncoded({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.trim() ?? ''
  if (encoding !== '' && !/^identity$/i.test(encoding))
    throw new Refusal('unsupported_encoding', { contentEncoding: encoding.slice(0, namedCharacters) })
}

/** JSON is UTF-8: anything else would be read as other characters unnoticed. */
function refuseCharset({ headers }: FastifyRequest): Refusal | null {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '') ?? []
  if (/^(utf-?8|us-ascii)$/i.test(charset)) return null
  return new Refusal('unsupported_charset', { charset: charset.slice(0, namedCharacters) })
}

/** Why a body was not parsed: the place where it is no JSON, or a field that could change what all objects are. */
function refuseJson(text: string): InvalidInput {
  const path = findForbidden(text)
  if (path !== null)
    return new InvalidInput([{ path: path.slice(0, pathCharacters), words: inputWords.nameForbidden }])
  const end = skipJsonValue(text, skipJsonSpace(text, 0))
  const at = end < 0 ? ~end : skipJsonSpace(text, end)
  const place = placeIn({ ...openWindow(), text, isWhole: true }, Math.min(at, text.length))
  return new InvalidInput([{ path: '', words: wordsOfBrokenJson(place) }])
}

/** The path of a field that the parser refuses by its name; null if it is something else. */
function findForbidden(text: string): string | null {
  try {
    return findIn(JSON.parse(text), (name, inner) => {
      if (name === '__proto__') return ''
      return name === 'constructor' && Object.hasOwn(Object(inner), 'prototype') ? '.prototype' : null
    })
  } catch {
    return null
  }
}

/** Escaped: without an escape, JSON in UTF-8 cannot have these. */
const mayBeUnkeepable = /\\u(?:0000|d[89a-f])/i

/** Whether a field or its name has what the database cannot store, or would store as something else. */
function isUnkeepable(name: string, inner: unknown): string | null {
  const texts = typeof inner === 'string' ? [name, inner] : [name]
  return texts.some((text) => text.includes('\0') || !text.isWellFormed()) ? '' : null
}

/** The path of the first field at fault; `judge` returns what to add to its path, and null for a good one. */
function findIn(body: unknown, judge: (name: string, inner: unknown) => string | null): string | null {
  // Not by recursion: a body can be nested deeper than the stack is.
  const open: { value: unknown; path: string }[] = [{ value: body, path: '' }]
  for (const { value, path } of open) {
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      const at = path === '' ? name : `${path}.${name}`
      const added = judge(name, inner)
      if (added !== null) return `${at}${added}`.toWellFormed().replaceAll('\0', '\ufffd')
      open.push({ value: inner, path: at })
    }
  }
  return null
}
