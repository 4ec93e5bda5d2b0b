import { expect, test } from 'vitest'
import { withoutHtml } from './without-html.ts'

test.each([
  ['<p>Eine <b>Linde</b> im Hof.</p><ul><li>10 m</li><li>alt</li></ul>', 'Eine Linde im Hof. 10 m alt'],
  ['Rot<br/>Blau &amp; Gr&#252;n', 'Rot Blau & Grün'],
  ['<style>p { color: red }</style><p>Text</p><script>if (a<b) x()</script> Ende', 'Text Ende'],
  ['<div class="a" data-x="1"><!-- Notiz --><img src="x.jpg" alt="y"></div>', ''],
  ['<script>ohne Ende', ''],
])('the text of %s is read', (cell, text) => {
  expect(withoutHtml(cell)).toBe(text)
})

test.each(['x < y und z > 1', 'Preis <Platzhalter> 5', 'Tom &amp; Jerry', 'a <b', ' zwei  Blanks '])(
  '%s is no HTML and stays as it is',
  (cell) => {
    expect(withoutHtml(cell)).toBe(cell)
  },
)

test('a large cell of broken tags is read in one go', () => {
  const cell = '<p <script '.repeat(200_000)
  expect(withoutHtml(cell)).toBe(cell)
})
