import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { rememberDrizzle, resolveWithinDrizzle } from './resolve-drizzle.ts'

const root = path.dirname(fileURLToPath(import.meta.resolve('drizzle-orm')))

test('every relative import within drizzle-orm resolves as Node itself would', () => {
  const packages = globSync('**/package.json', { cwd: root })
  expect(packages).toEqual(['package.json'])
  expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).type).toBe('module')
  const files = ['index.js', ...globSync('{node-postgres,pg-core,sql}/**/*.js', { cwd: root })]
  const isFile = new Set(globSync('**/*.js', { cwd: root }))
  let resolved = 0
  for (const file of files) {
    for (const [, named = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(/from "(\.[^"]*)"/g)) {
      const found = resolveWithinDrizzle(named, pathToFileURL(path.join(root, file)).href)
      expect(found, `${named} in ${file}`).toMatchObject({ format: 'module' })
      expect(isFile, `${named} in ${file}`).toContain(path.relative(root, fileURLToPath(found!.url)))
      resolved += 1
    }
  }
  expect(resolved).toBeGreaterThan(300)
})

test('everything else is left to Node', () => {
  const within = pathToFileURL(path.join(root, 'index.js')).href
  expect(resolveWithinDrizzle('pg', within)).toBeNull()
  expect(resolveWithinDrizzle('./entity.cjs', within)).toBeNull()
  expect(resolveWithinDrizzle('./entity.js', within.replace('index.js', 'index.cjs'))).toBeNull()
  expect(resolveWithinDrizzle('./serve.ts', import.meta.url)).toBeNull()
  expect(resolveWithinDrizzle('drizzle-orm')).toBeNull()
})

test('Node resolves each name of drizzle-orm once, and everything else each time', () => {
  const asked: string[] = []
  const resolveOnce = rememberDrizzle()
  const ask = (specifier: string) =>
    resolveOnce(specifier, (name) => {
      asked.push(name)
      return { url: import.meta.resolve(name) }
    })
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'pg']
  for (const name of [...names, ...names]) expect(ask(name).url).toBe(import.meta.resolve(name))
  expect(asked).toEqual([...names, 'pg'])
})
