import { expect, test } from 'vitest'
import { checkSource } from './check-source.ts'
import { writeFindings } from './write-findings.ts'

const page = `<html lang="de"><p>Team</p>
  <img src="a.png"><img src="b.png" alt="IMG_1234.jpg"><img src="c.png" alt="">
  <a href="/"><img src="d.png" alt=""></a>
  <img src="e.png" alt="Zwei Hunde im Garten"><img src="f.png" alt="zwei Hunde im  Garten">`

test('findings name file, line and column; decorative pictures are none', () => {
  const findings = checkSource('site/a.html', page, process.cwd())
  expect(findings.map(({ line, column, rule, url }) => [line, column, rule, url])).toEqual([
    [2, 3, 'missing', 'site/a.png'],
    [2, 20, 'file_name', 'site/b.png'],
    [3, 15, 'linked_without_text', 'site/d.png'],
    [4, 3, 'duplicate', 'site/e.png'],
    [4, 47, 'duplicate', 'site/f.png'],
  ])
  expect(checkSource('a.md', 'Text ![](a.png) ![Zwei Hunde im Garten](b.png)', process.cwd())).toMatchObject([
    { line: 1, column: 6, rule: 'missing' },
  ])
  expect(checkSource('a.vue', '<template><img :alt="a" src="b.png"></template>', process.cwd())).toEqual([])
})

test('findings are written for people, code hosts and annotations', () => {
  const finding = {
    ...{
      file: 'a b/50%,x.html',
      line: 2,
      column: 3,
      rule: 'missing',
      message: 'No\ntext: 5 %',
      alt: null,
      url: 'a.png',
    },
    isFailure: true,
  }
  const warning = { ...finding, rule: 'opening', alt: 'Bild von\n mir', isFailure: false }
  expect(writeFindings([finding, warning], 'text', '1')).toBe(
    'a b/50%,x.html:2:3: error missing: No\ntext: 5 %\na b/50%,x.html:2:3: warning opening: No\ntext: 5 % “Bild von mir”\n',
  )
  expect(writeFindings([finding], 'github', '1')).toBe(
    '::error file=a b/50%25%2Cx.html,line=2,col=3,title=alt text%3A missing::No%0Atext: 5 %25\n',
  )
  expect(JSON.parse(writeFindings([finding, warning], 'sarif', '1'))).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'bildwort', rules: [{ id: 'missing' }, { id: 'opening' }] } },
        results: [
          {
            ...{ ruleId: 'missing', level: 'error' },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'a%20b/50%25,x.html' },
                  region: { startLine: 2, startColumn: 3 },
                },
              },
            ],
          },
          { level: 'warning' },
        ],
      },
    ],
  })
})
