import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const web = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Every leaf of a texts file as `path → text`. */
function leaves(file: string): Map<string, string> {
  const found = new Map<string, string>()
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string') return found.set(path, value)
    for (const [key, inner] of Object.entries(value as object)) visit(inner, path ? `${path}.${key}` : key)
  }
  visit(JSON.parse(readFileSync(file, 'utf8')), '')
  return found
}

const placeholders = (text = '') => [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort()

const germanFiles = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('texts.de.json'),
)

describe.each(germanFiles)('%s and its English counterpart', (file) => {
  const de = leaves(join(web, file))
  const en = leaves(join(web, file.replace(/\.de\.json$/, '.en.json')))

  test('have exactly the same keys', () => {
    expect([...en.keys()].sort()).toEqual([...de.keys()].sort())
  })

  test('are never empty', () => {
    expect([...de, ...en].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('use the same values', () => {
    const differing = [...de].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(en.get(key)).join(),
    )
    expect(differing).toEqual([])
  })
})
