import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')
const { imports, dependencies } = JSON.parse(read('package.json'))
const ignored = read('.dockerignore').trim().split('\n')
// What the last stage copies from the folder, not from another stage.
const copied = read('Dockerfile')
  .slice(read('Dockerfile').lastIndexOf('\nFROM '))
  .split('\n')
  .filter((line) => /^COPY (?!--)/.test(line))
  .flatMap((line) => line.split(' ').slice(1, -1))
const commands = copied.filter((path) => /^scripts\/.*\.ts$/.test(path))
const { files, packages } = followImports(['src/server/main.ts', ...commands])

test('the image holds every file that the server and the operator’s commands load', () => {
  expect(files.size).toBeGreaterThan(100)
  expect([...files].filter((file) => !isInImage(file))).toEqual([])
})

test('the packages that they load are no development dependencies', () => {
  expect(packages).toContain('fastify')
  expect([...packages].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([])
})

test('the image holds no tests, none of their helpers, no stand-ins and no benchmarks', () => {
  const held = globSync('{src,scripts,stand-ins,bench,e2e}/**/*.{ts,tsx}').filter(isInImage)
  expect(held).toContain('src/server/main.ts')
  expect(
    held.filter((file) => /\.test\.|\.testing\.|\/testing\/|^(stand-ins|bench|e2e|src\/web)\//.test(file)),
  ).toEqual([])
})

test('the build has the document that the client is generated from', () => {
  expect(ignored).toContain('docs/*')
  expect(ignored).toContain('!docs/api-v1.json')
})

test('every command that compose.yaml gives an operator is in the image', () => {
  const named = [...read('compose.yaml').matchAll(/\bnode (scripts\/[\w-]+\.ts)/g)].map(([, path]) => path)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !commands.includes(path ?? ''))).toEqual([])
})

function isInImage(path: string): boolean {
  const isCopied = copied.some((place) => path === place || path.startsWith(`${place}/`))
  return (
    isCopied && !ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`))
  )
}

/** All that the entries import from here, directly or not, and the names of the packages on the way. */
function followImports(entries: string[]): { files: Set<string>; packages: Set<string> } {
  const files = new Set(entries)
  const packages = new Set<string>()
  // Iterating a Set includes entries that are added during the iteration.
  for (const file of files) {
    for (const from of importsOf(file)) {
      const path = resolveOwn(file, from)
      if (path) files.add(path)
      else if (!from.startsWith('node:') && !builtinModules.includes(from)) packages.add(packageOf(from))
    }
  }
  return { files, packages }
}

/** Types are gone when it runs. */
function importsOf(file: string): string[] {
  if (!existsSync(file)) throw new Error(`${file} is not there`)
  const text = read(file).replaceAll(/^(?:import|export) type [^'"=;()]*from '[^']+'$/gm, '')
  const ways = [
    /^(?:import|export)\b[^'"=;()]*\bfrom '([^']+)'/gm,
    /^import '([^']+)'/gm,
    /\bimport(?:\.meta\.resolve)?\('([^']+)'\)/g,
  ]
  return ways.flatMap((way) => [...text.matchAll(way)].map(([, from = '']) => from))
}

function resolveOwn(file: string, from: string): string | undefined {
  if (from.startsWith('.')) return join(dirname(file), from)
  const door = Object.keys(imports).find((name) => from.startsWith(name.slice(0, -1)))
  return door && join(imports[door].slice(0, -1), from.slice(door.length - 1))
}

function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}
