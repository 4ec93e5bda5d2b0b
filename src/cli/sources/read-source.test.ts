import { expect, test } from 'vitest'
import { readSource } from './read-source.ts'
import { localOrigin } from './source-picture.ts'
import { readSourceText } from './source-text.ts'

const base = `${localOrigin}/docs/page`

/** Writes an alt text of signs that each format must escape wherever one is missing. */
function fill(name: string, source: string | Buffer, alt = 'Ä "b" {c} [d] <e>') {
  const bytes = Buffer.from(source)
  const { text, withEdits } = readSourceText(bytes)
  const lacking = readSource(name, text, base).filter(
    (one) => one.write && !one.isDynamic && (one.alt === null || one.isOnlyNameOfLink),
  )
  return withEdits(lacking.map((one) => one.write!(alt)))
}

test.for([
  [
    'a.html',
    '<p>é</p>\r\n<IMG src=a.png>',
    '<p>é</p>\r\n<IMG alt="Ä &quot;b&quot; &#123;c&#125; [d] &lt;e>" src=a.png>',
  ],
  [
    'linked.html',
    "<a href=x><img src=a.png alt=''></a>",
    '<a href=x><img src=a.png alt="Ä &quot;b&quot; &#123;c&#125; [d] &lt;e>"></a>',
  ],
  [
    'a.md',
    '# T\n\nText ![](a.png "t") ![ok](b.png)',
    '# T\n\nText ![Ä "b" \\{c\\} \\[d\\] \\<e\\>](a.png "t") ![ok](b.png)',
  ],
  ['reference.md', '![ ][a]\n\n[a]: a.png', '![Ä "b" \\{c\\} \\[d\\] \\<e\\>][a]\n\n[a]: a.png'],
  [
    'html.md',
    '> <p>\n> <img src="a.png">\n> </p>',
    '> <p>\n> <img alt="Ä &quot;b&quot; &#123;c&#125; [d] &lt;e>" src="a.png">\n> </p>',
  ],
  [
    'a.jsx',
    'const s = "<img src=\'a\'>"\nexport const A = () => <p>x<img\n src="a.png" /></p>',
    'const s = "<img src=\'a\'>"\nexport const A = () => <p>x<img alt="Ä &quot;b&quot; &#123;c&#125; [d] &lt;e>"\n src="a.png" /></p>',
  ],
  [
    'a.vue',
    '<template><img src="a.png"></template>\n<script>const a = "<img src=b>"</script>',
    '<template><img alt="Ä &quot;b&quot; &#123;c&#125; [d] &lt;e>" src="a.png"></template>\n<script>const a = "<img src=b>"</script>',
  ],
  [
    'a.svelte',
    '{#if a > "<img src=x>"}<img src={pic}/>{/if}',
    '{#if a > "<img src=x>"}<img alt="Ä &quot;b&quot; &#123;c&#125; [d] &lt;e>" src={pic}/>{/if}',
  ],
  [
    'a.astro',
    '---\nconst a = "<img>"\n---\n{items.map(() => <Image src={pic} />)}',
    '---\nconst a = "<img>"\n---\n{items.map(() => <Image alt="Ä &quot;b&quot; &#123;c&#125; [d] &lt;e>" src={pic} />)}',
  ],
] as const)('a missing alt text is written, and nothing else changes: %s', ([name, before, after]) => {
  const written = fill(name, before)
  expect(written.toString()).toBe(after)
  // Now it has one.
  expect(fill(name, written).equals(written)).toBe(true)
})

test.for([
  ['dynamic.jsx', '<img src="a" alt={name}/>'],
  ['spread.tsx', '<img {...props} />'],
  ['icon.jsx', '<Image size={3} />'],
  ['bound.vue', '<img :alt="name" :src="src"><img v-bind="all">'],
  ['short.svelte', '<img {alt} {src}><img {...all}>'],
  ['template.html', '<img src="a.png" {{ attributes }}><img src="b" alt="<?= $alt ?>"><img src=c alt="">'],
  ['code.md', '```html\n<img src="a.png">\n```\n\n`![](a.png)`'],
] as const)('what an expression decides, what is decorative, and code stay: %s', ([name, source]) => {
  expect(fill(name, source).toString()).toBe(source)
})

test('encodings, byte order marks and line ends are kept', () => {
  const page = (charset: string) => `<meta charset="${charset}">\r\n<p>Köln<img src="a.png"></p>`
  const alt = 'Straße'
  const latin = Buffer.from(page('iso-8859-1'), 'latin1')
  expect(fill('a.html', latin, alt).toString('latin1')).toBe(
    page('iso-8859-1').replace('<img', '<img alt="Stra&#223;e"'),
  )
  const marked = Buffer.from(`\uFEFF${page('utf-8')}`)
  expect(fill('a.html', marked, alt).toString()).toBe(
    `\uFEFF${page('utf-8').replace('<img', '<img alt="Straße"')}`,
  )
  const wide = Buffer.from(`\uFEFF${page('utf-16')}`, 'utf16le')
  expect(fill('a.html', wide, alt).toString('utf16le')).toBe(
    `\uFEFF${page('utf-16').replace('<img', '<img alt="Straße"')}`,
  )
  // In UTF-8 by chance: its letters are read by what the page names.
  const plain = '<meta charset=windows-1252><img src=a>'
  expect(fill('a.html', plain, alt).toString()).toBe(plain.replace('<img', '<img alt="Stra&#223;e"'))
})

test('a picture has its address, its place and what is around it', () => {
  const source =
    'import logo from "./logo.png"\n\nexport const A = () => <p>Our new bridge <img src={logo} /> in Cologne</p>'
  expect(readSource('a.jsx', source, base)).toMatchObject([
    { line: 3, column: 42, url: `${localOrigin}/docs/logo.png`, surroundings: 'Our new bridge in Cologne' },
  ])
  const markdown =
    '---\ntitle: Bridges\n---\n\n## Rhine\n\nAt night [![](../b%20c.png)](https://example.org/shop)'
  expect(readSource('a.md', markdown, base)).toMatchObject([
    {
      ...{ line: 7, column: 11, url: `${localOrigin}/b%20c.png`, pageTitle: 'Bridges', heading: 'Rhine' },
      ...{ isOnlyNameOfLink: true, linkTarget: 'https://example.org/shop' },
    },
  ])
})
