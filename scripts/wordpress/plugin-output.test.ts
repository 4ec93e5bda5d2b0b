import { globSync, readFileSync } from 'node:fs'
import php from 'php-parser'
import { expect, test } from 'vitest'
import { pluginFolder } from './pack-plugin.ts'

test.each(globSync(`${pluginFolder}/**/*.php`))('what %s writes is escaped where it is written', (path) => {
  expect(unescaped(readFileSync(path, 'utf8'))).toEqual([])
})

test.each([
  ['a variable', 'echo $name;'],
  ['a part of a text', "echo '<p>' . $name . '</p>';"],
  ['a translation', "echo __( 'Name', 'bildwort' );"],
  ['a value of a form', "printf( '<p>%s</p>', $name );"],
  ['a form that varies', 'printf( $form, esc_html( $name ) );'],
  ['a choice', 'echo $is_it ? esc_html( $a ) : $b;'],
  ['a translation that is said at once', "_e( 'Name', 'bildwort' );"],
])('%s that is not escaped would be seen', (_what, code) => {
  expect(unescaped(`<?php\n${code}\n`)).toEqual([2])
})

test('a comment that says why a value is escaped elsewhere is accepted', () => {
  const why = '// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.'
  expect(unescaped(`<?php\necho self::cell(); ${why}\n`)).toEqual([])
})

/** Lines that print unescaped values, unless a comment says why they are escaped. */
function unescaped(source: string): number[] {
  const lines = source.split('\n')
  const program = new php.Engine({ parser: { version: 704 }, ast: { withPositions: true } }).parseCode(
    source,
    '',
  )
  return writingsOf(program)
    .filter(({ isSafe }) => !isSafe)
    .filter(
      ({ first, last }) =>
        !lines.slice(first - 1, last).some((line) => line.includes('OutputNotEscaped -- ')),
    )
    .map(({ first }) => first)
}

interface Writing {
  first: number
  last: number
  isSafe: boolean
}

function writingsOf(node: unknown): Writing[] {
  if (typeof node !== 'object' || node === null) return []
  const below = Object.entries(node).flatMap(([key, value]) => (key === 'loc' ? [] : writingsOf(value)))
  const isSafe = isSafeWriting(node)
  if (isSafe === null) return below
  const { loc } = node as Partial<php.Node>
  return [{ first: loc?.start.line ?? 0, last: loc?.end.line ?? 0, isSafe }, ...below]
}

/** Null: it writes nothing. */
function isSafeWriting(node: object): boolean | null {
  const { kind, expressions, expression } = node as Partial<php.Echo & php.Print>
  if (kind === 'echo') return expressions?.every(isEscaped) ?? false
  if (kind === 'print') return isEscaped(expression)
  const { what, arguments: given = [] } = node as Partial<php.Call>
  const name = kind === 'call' ? String((what as Partial<php.Name> | undefined)?.name) : ''
  if (/^v?printf$/.test(name)) return given.every(isEscaped)
  return /^(_e|_ex|print_r|var_dump|var_export)$/.test(name) ? false : null
}

/** A literal, a number, or the result of a WordPress escaping function. */
function isEscaped(node: unknown): boolean {
  const { kind, what, left, right, type, trueExpr, falseExpr } = node as Partial<
    php.Call & php.Bin & php.Cast & php.RetIf
  >
  if (kind === 'string' || kind === 'number') return true
  if (kind === 'bin' && type === '.') return isEscaped(left) && isEscaped(right)
  if (kind === 'cast') return String(type) === 'int'
  if (kind === 'retif') return isEscaped(trueExpr) && isEscaped(falseExpr)
  const name = String((what as Partial<php.Name> | undefined)?.name)
  const escaping =
    /^(esc_(html|attr|url|textarea|js|xml)(__|_x)?|wp_kses(_post|_data)?|absint|wp_get_attachment_image)$/
  return kind === 'call' && escaping.test(name)
}
