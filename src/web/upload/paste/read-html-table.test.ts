import { expect, test } from 'vitest'
import { readHtmlTable } from './read-html-table.ts'

test('the cells of a table are read as text, with their line breaks and without markup', () => {
  const html = `<html><head><style>td { color: red }</style></head><body><!--StartFragment-->
    <table><thead><tr><th>Bild</th><th>Titel &amp; Text</th></tr></thead>
    <tr style="height:12pt"><td>https://a.example/1.jpg?a=1&amp;b=2</td><td>zwei<br>Zeilen <b>fett</b></td></tr>
    <tr><td>  </td><td>&#252;ber &#xfc; &lt;script&gt; &unknown;</td></tr></table><!--EndFragment--></body></html>`
  expect(readHtmlTable(html)).toEqual([
    ['Bild', 'Titel & Text'],
    ['https://a.example/1.jpg?a=1&b=2', 'zwei\nZeilen fett'],
    ['', 'über ü <script> &unknown;'],
  ])
})

test.each([
  ['a text without a table', '<p>https://a.example/1.jpg</p>'],
  ['a tag that is never closed', '<table><tr><td'],
  ['a comment that is never closed', '<!-- <table><tr><td>a</td></tr></table>'],
  ['a style that is never closed', '<style><table><tr><td>a</td></tr>'],
  ['nothing', ''],
])('%s has no cells', (_, html) => {
  expect(readHtmlTable(html)).toEqual([])
})

test('a table that is not closed has the cells that are there', () => {
  expect(readHtmlTable('<td>a<td>b<tr><td>c')).toEqual([['a', 'b'], ['c']])
})
