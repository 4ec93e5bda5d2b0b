import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { modules as allModules } from '#scripts/import-rules/modules.ts'
import { readSettings, settingNames } from '#server/platform/read-settings.ts'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync('{docs,packages/*}/**/*.md', { exclude: ['**/node_modules/**'] }),
]

const read = (path: string) => readFileSync(path, 'utf8')
const table = findAll(read('docs/settings.md'), /^\| `([A-Z][A-Z0-9_]+)` *\| *(?:`([^`]*)`)? *\|/gm)
const example = findAll(read('.env.example'), /^# ([A-Z][A-Z0-9_]+)=(.*)$/gm)
// Compose reads its own variables from the same file.
const composeNames = findAll(read('compose.yaml'), /\$\{([A-Z][A-Z0-9_]+)/g).map(([, name]) => name)

test('the table of docs/settings.md holds every setting, and none that is not read', () => {
  expect(table.map(([, name]) => name).toSorted()).toEqual(settingNames.toSorted())
})

test('.env.example holds every setting, and none that is not read', () => {
  const names = example
    .map(([, name]) => name)
    .filter((name) => isSetting(name) || !composeNames.includes(name))
  expect(names.toSorted()).toEqual(settingNames.toSorted())
})

test('docs/settings.md and .env.example name the same defaults', () => {
  const written = new Map(example.map(([, name, value]) => [name, value]))
  for (const [, name, value = ''] of table) expect(written.get(name), name).toBe(value)
})

test('a line of .env.example without its # changes nothing', () => {
  const uncommented = Object.fromEntries(example.map(([, name, value]) => [name, value]))
  expect(readSettings(uncommented)).toEqual(readSettings({}))
})

test.each(pages)('what %s links to is there', (page) => {
  const links = findAll(read(page), /\]\(([^)\s]+)\)/g).map(([, link = '']) => link)
  const missing = links.filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(page, link))
  expect(missing).toEqual([])
})

test('every heading of the specification that the code cites is on the cited page', () => {
  const sources = globSync('{src,packages,scripts,stand-ins,bench,e2e}/**/*.{ts,tsx,mjs,css}', {
    exclude: ['**/node_modules/**'],
  })
  const cited = sources.flatMap((path) =>
    findAll(read(path), /docs\/specification\S*\.md[^\s.;,)]*/g).map(([link]) => link),
  )
  expect(cited.length).toBeGreaterThan(0)
  expect([...new Set(cited)].filter((link) => !leadsSomewhere('README.md', link))).toEqual([])
})

test('every npm script that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const named = pages.flatMap((page) => [
    ...findAll(read(page), /npm (?:--silent )?run ([\w:-]+)/g),
    ...findAll(read(page), /npm (start|test)\b/g),
  ])
  expect(named.map(([, script]) => script).filter((script) => !Object.hasOwn(scripts, script ?? ''))).toEqual(
    [],
  )
})

test('the map links to every module that is there', () => {
  const linked = findAll(read('docs/map.md'), /\]\(\.\.\/src\/([\w/-]+)\)/g).map(([, path]) => path)
  const modules = Object.keys(allModules).filter((path) => existsSync(join('src', path)))
  expect(modules.filter((path) => !linked.includes(path))).toEqual([])
})

function isSetting(name: string | undefined): boolean {
  return settingNames.includes(name ?? '')
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? page : join(dirname(page), path)
  return existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor))
}

/** Heading anchors as Markdown renderers create them. */
function anchorsOf(page: string): (string | undefined)[] {
  return findAll(read(page), /^#{1,6} (.+)$/gm).map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function findAll(text: string, pattern: RegExp): RegExpExecArray[] {
  return [...text.matchAll(pattern)]
}
