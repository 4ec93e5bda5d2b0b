import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { UiLanguage } from '#contract/languages.ts'
import { quotedAsTheyAre, ruledOutInEnglish, ruledOutInGerman } from './ruled-out-words.ts'

const src = join(import.meta.dirname, '../..')

interface Text {
  file: string
  language: UiLanguage
  text: string
}

/** The texts of screens, from `texts.de.json` and `texts.en.json`. */
function textsOfScreens(): Text[] {
  return globSync('web/**/*texts.{de,en}.json', { cwd: src }).flatMap((file) => {
    const language = file.endsWith('.de.json') ? 'de' : 'en'
    return leaves(JSON.parse(readFileSync(join(src, file), 'utf8'))).map((text) => ({ file, language, text }))
  })
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves)
}

const literal = String.raw`(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|\x60((?:\\.|[^\x60\\])*)\x60)`
const pair = new RegExp(
  String.raw`\b(de|en):\s*(?:\{|${literal})|\b(?:subject|before|button|after):\s*${literal}`,
  'g',
)

/** The texts in code, of refusals, mails, notifications and API v1: `de: '…'`, and what is below `de: {`. */
function textsInCode(): Text[] {
  const files = globSync('{contract,server}/**/*.ts', {
    cwd: src,
    exclude: (file) => /test|testing|examples/.test(file),
  })
  return files.flatMap((file) => {
    let language: UiLanguage = 'de'
    return [...readFileSync(join(src, file), 'utf8').matchAll(pair)].flatMap((found) => {
      const [, of, ...texts] = found
      // Safe: the pattern has only these two.
      if (of) language = of as UiLanguage
      const text = texts.find((one) => one !== undefined)
      return text ? [{ file, language, text: readEscapes(text) }] : []
    })
  })
}

function readEscapes(text: string): string {
  return text
    .replaceAll(/\\u([\da-f]{4})/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1')
}

const texts = [...textsOfScreens(), ...textsInCode()]

test('all texts are found', () => {
  const files = new Set(texts.map(({ file }) => file))
  for (const file of [
    'web/upload/texts.en.json',
    'contract/refusals.ts',
    'contract/words/notification-words.ts',
    'server/accounts/mails/account-mail-words.ts',
    'server/api/docs/guide.ts',
  ])
    expect(files).toContain(file)
})

test.each([
  ['de', ruledOutInGerman],
  ['en', ruledOutInEnglish],
] as const)('no text says a word that is ruled out: %s', (language, ruledOut) => {
  const said = texts.filter((text) => text.language === language && !quotedAsTheyAre.has(text.text))
  const found = said.flatMap(({ file, text }) =>
    ruledOut.flatMap(({ word, say }) => {
      // Names of fields are not words of ours.
      const at = word.exec(text.replaceAll(/`[^`]*`/g, ''))
      return at ? [`${file}: “${at[0]}”, say ${say}: ${text}`] : []
    }),
  )
  expect(found).toEqual([])
})
