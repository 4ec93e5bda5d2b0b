import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { resolveSource } from './resolve-sources.ts'

const root = path.join(import.meta.dirname, '../..')
const here = pathToFileURL(path.join(root, 'src/server/here.ts')).href

test('every file that a source names is where package.json and its path say', () => {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  expect(imports).toMatchObject({ '#contract/*': './src/contract/*', '#server/*': './src/server/*' })
  const isFile = new Set(globSync('src/{contract,server}/**/*.ts', { cwd: root }))
  let resolved = 0
  for (const file of isFile) {
    for (const [, named = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /^(?:import|export|\}) [^'\n]*'((?:\.\/|#contract\/|#server\/)[^']*\.ts)'$/gm,
    )) {
      const found = resolveSource(named, pathToFileURL(path.join(root, file)).href)
      expect(found, `${named} in ${file}`).toMatchObject({ format: 'module-typescript' })
      if (!isFile.has(path.relative(root, fileURLToPath(found!.url)))) expect.fail(`${named} in ${file}`)
      resolved += 1
    }
  }
  expect(resolved).toBeGreaterThan(2_000)
})

test('everything else is left to Node', () => {
  const foreign = pathToFileURL(path.join(root, 'node_modules/foreign/index.js')).href
  expect(resolveSource('#server/serve.ts', foreign)).toBeNull()
  expect(resolveSource('./serve.ts', foreign)).toBeNull()
  expect(resolveSource('./serve.ts')).toBeNull()
  expect(resolveSource('#scripts/dev.ts', here)).toBeNull()
  expect(resolveSource('./texts.json', here)).toBeNull()
  expect(resolveSource('drizzle-orm', here)).toBeNull()
})
