import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import php from 'php-parser'
import { expect, onTestFinished, test } from 'vitest'
import { packPlugin, pluginFolder } from './pack-plugin.ts'
import { readPo } from './read-po.ts'
import { writeMo } from './write-mo.ts'

const domain = 'bildwort'
const sayers = ['__', '_e', 'esc_html__', 'esc_html_e', 'esc_attr__', 'esc_attr_e']

test('the ZIP contains the plugin in a folder of its name, with everything that a site needs', async () => {
  const files = await unpack(await packPlugin())
  const paths = [...files.keys()]
  expect(paths.filter((path) => !path.startsWith('bildwort/'))).toEqual([])
  expect(paths).toEqual(
    expect.arrayContaining(
      ['LICENSE', 'readme.txt', 'bildwort.php', 'uninstall.php', 'languages/bildwort-de_DE_formal.mo'].map(
        (path) => `bildwort/${path}`,
      ),
    ),
  )
})

test('packed again it is the same file', async () => {
  expect(Buffer.from(await packPlugin()).equals(await packPlugin())).toBe(true)
})

test('every PHP file can be parsed as PHP 7.4, starts with its tag, and does nothing when it is opened directly', async () => {
  const sources = await phpFiles()
  expect(sources.size).toBeGreaterThan(10)
  for (const [path, source] of sources) {
    expect(newerThanPhp74(parse(path, source)), path).toEqual([])
    expect(source.startsWith('<?php\n'), path).toBe(true)
    expect(source, path).toMatch(/^defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;$/m)
  }
})

test.each([
  ['a union of types', 'function f(int|string $a) {}'],
  ['a promoted property', 'class A { public function __construct(private int $x) {} }'],
  ['a property that is readonly', 'class A { public readonly int $x; }'],
])('%s would be seen: it is newer than PHP 7.4', (_what, source) => {
  expect(newerThanPhp74(parse('a.php', `<?php\n${source}`))).not.toEqual([])
})

test('the plugin loads every one of its classes, and the ZIP holds each file that it loads', async () => {
  const sources = await phpFiles()
  const loaded = [...sources.get('bildwort/bildwort.php')!.matchAll(/require_once __DIR__ \. '\/(.+?)';/g)]
  const classes = [...sources.keys()].filter((path) => path.startsWith('bildwort/includes/'))
  expect(loaded.map(([, path]) => `bildwort/${path}`).toSorted()).toEqual(classes.toSorted())
})

test('header, readme and code name the same version and the same licence', async () => {
  const main = (await phpFiles()).get('bildwort/bildwort.php')!
  const readme = await readFile(`${pluginFolder}/readme.txt`, 'utf8')
  const [, version] = /^ \* Version: +(\S+)$/m.exec(main) ?? []
  expect(main).toContain(`define( 'BILDWORT_VERSION', '${version}' );`)
  expect(readme).toContain(`Stable tag: ${version}\n`)
  for (const text of [main, readme]) expect(text).toMatch(/License: +GPL-2\.0-or-later/)
})

test('every text of the plugin is translated into German, and no other', async () => {
  const said = new Set<string>()
  for (const [path, source] of await phpFiles())
    for (const sentence of sentencesOf(parse(path, source))) said.add(sentence)
  const header = /^ \* Description: +(.+)$/m.exec((await phpFiles()).get('bildwort/bildwort.php')!)?.[1]
  const german = readPo(await readFile(`${pluginFolder}/languages/bildwort-de.po`, 'utf8'))
  expect([...german.keys()].toSorted()).toEqual(['', header, ...said].toSorted())
})

test('a translation has the placeholders of its source', async () => {
  const german = readPo(await readFile(`${pluginFolder}/languages/bildwort-de.po`, 'utf8'))
  const placesOf = (text: string) => (text.match(/%(\d\$)?[ds]/g) ?? []).toSorted()
  for (const [english, translated] of german) expect(placesOf(translated), english).toEqual(placesOf(english))
})

test('translations are sorted by their bytes and found by their places, as gettext reads them', () => {
  const read = readMo(
    writeMo(
      new Map([
        ['ß', 'sharp s'],
        ['b', 'ü'],
        ['', 'header'],
      ]),
    ),
  )
  expect(read).toEqual([
    ['', 'header'],
    ['b', 'ü'],
    ['ß', 'sharp s'],
  ])
})

test.each([
  ['what is not translated', 'msgid "a"\nmsgstr ""\n'],
  ['a text that stands there twice', 'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n'],
  ['what is fuzzy', '#, fuzzy\nmsgid "a"\nmsgstr "b"\n'],
  ['plurals', 'msgid "a"\nmsgid_plural "as"\nmsgstr[0] "b"\n'],
])('a .po file with %s is refused', (_what, text) => {
  expect(() => readPo(text)).toThrow()
})

test('a translation into a language that no site chooses is not packed unseen', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plugin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'bildwort.php'), '<?php\n')
  await mkdir(join(folder, 'languages'))
  await writeFile(join(folder, 'languages/bildwort-xx.po'), 'msgid "a"\nmsgstr "b"\n')
  await expect(packPlugin(folder)).rejects.toThrow('bildwort-xx.po')
})

async function unpack(zip: Uint8Array): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(zip))
  const files = new Map<string, Buffer>()
  for (const entry of await reader.getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())))
  return files
}

async function phpFiles(): Promise<Map<string, string>> {
  const all = [...(await unpack(await packPlugin()))]
  return new Map(
    all.filter(([path]) => path.endsWith('.php')).map(([path, bytes]) => [path, bytes.toString()]),
  )
}

function parse(path: string, source: string): php.Program {
  return new php.Engine({ parser: { version: 704 } }).parseCode(source, path)
}

/** Syntax of later PHP versions, which the parser accepts regardless of the configured one. */
function newerThanPhp74(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(newerThanPhp74)
  const { kind, flags, readonly } = node as Record<string, unknown>
  const isNewer = kind === 'uniontype' || kind === 'intersectiontype' || readonly === true
  const isPromoted = kind === 'parameter' && typeof flags === 'number' && flags > 0
  return isNewer || isPromoted ? [String(kind), ...below] : below
}

/** The texts that are passed to WordPress's translation functions, each with the plugin's own text domain. */
function sentencesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(sentencesOf)
  const { kind, what, arguments: given } = node as Partial<php.Call>
  const name = (what as Partial<php.Name> | undefined)?.name
  if (kind !== 'call' || !given || typeof name !== 'string' || !sayers.includes(name)) return below
  const [sentence, ofDomain] = given.map((argument) => (argument as Partial<php.String>).value)
  if (typeof sentence !== 'string' || String(ofDomain) !== domain)
    throw new Error(`${name} says ${JSON.stringify(sentence)} in the domain ${JSON.stringify(ofDomain)}`)
  return [sentence, ...below]
}

function readMo(bytes: Buffer): [string, string][] {
  const word = (index: number) => bytes.readUInt32LE(4 * index)
  const textAt = (at: number) => {
    const length = bytes.readUInt32LE(at)
    const place = bytes.readUInt32LE(at + 4)
    expect(bytes[place + length]).toBe(0)
    return bytes.subarray(place, place + length).toString()
  }
  return Array.from({ length: word(2) }, (_, index) => [
    textAt(word(3) + 8 * index),
    textAt(word(4) + 8 * index),
  ])
}
