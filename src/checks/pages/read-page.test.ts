import { expect, test } from 'vitest'
import { judgePicture } from './judge-picture.ts'
import { readPage } from './read-page.ts'

const read = (html: string, url = 'https://example.org/shop/page.html') => readPage(html, url)
const first = (html: string) => read(html).pictures[0]!

test.each([
  ['<img src="a.jpg">', 'https://example.org/shop/a.jpg'],
  ['<base href="/media/"><img src="a.jpg">', 'https://example.org/media/a.jpg'],
  ['<img src="small.jpg" srcset="m.jpg 800w, l.jpg 1600w, s.jpg 400w">', 'https://example.org/shop/l.jpg'],
  ['<img src="a.jpg" srcset="b.jpg 1.5x, c,d.jpg 2x">', 'https://example.org/shop/c,d.jpg'],
  [
    '<picture><source srcset="w.webp 2000w"><img src="a.jpg" srcset="b.jpg 900w"></picture>',
    'https://example.org/shop/w.webp',
  ],
  ['<img src="data:image/gif;base64,R0" data-src="late.jpg">', 'https://example.org/shop/late.jpg'],
  [
    '<img class="lazyload" data-srcset="late.jpg 300w, large.jpg 900w">',
    'https://example.org/shop/large.jpg',
  ],
  ['<img src="data:,"><noscript><img src="plain.jpg"></noscript>', 'https://example.org/shop/plain.jpg'],
  ['<img src="data:image/png;base64,AA">', ''],
  ['<img src="//cdn.example.net/a b.jpg#x">', 'https://cdn.example.net/a%20b.jpg'],
  ['<img src="javascript:alert(1)">', ''],
  ['<form><input type="IMAGE" src="go.png"></form>', 'https://example.org/shop/go.png'],
  [
    '<div role="img" style="color:red;background: #fff url(\'bg.jpg\')"></div>',
    'https://example.org/shop/bg.jpg',
  ],
  [
    '<map name="m"><area href="/north"></map><img src="map.png" usemap="#m">',
    'https://example.org/shop/map.png',
  ],
  ['<svg role="img"><title>Growth</title></svg>', ''],
])('the address of %s is %s', (html, url) => {
  expect(first(html).url).toBe(url)
})

test.each([
  ['<p>Text</p>'],
  ['<template><img src="a.jpg"></template>'],
  ['<noscript><img src="a.jpg"></noscript>'],
  ['<img src="https://stats.example/count" width="1" height="1">'],
  ['<svg><path/></svg>'],
  ['<map><area shape="rect"></map>'],
  ['<!-- <img src="a.jpg"> --><script>"<img src=a.jpg>"</script>'],
])('%s shows no picture', (html) => {
  expect(read(html).pictures).toEqual([])
})

test.each([
  ['<img src="a.jpg">', 'informative', ['missing']],
  ['<img src="a.jpg" alt="">', 'decorative', []],
  ['<img src="a.jpg" alt>', 'decorative', []],
  ['<img src="a.jpg" alt="Two dogs on a beach">', 'informative', []],
  ['<img src="a.jpg" aria-label="Two dogs on a beach">', 'informative', []],
  ['<span id="x">Two dogs</span><img src="a.jpg" alt="" aria-labelledby="x">', 'informative', []],
  ['<img src="a.jpg" role="presentation">', 'decorative', []],
  ['<div aria-hidden="true"><p><img src="a.jpg"></p></div>', 'decorative', []],
  ['<a href="/"><img src="a.jpg"></a>', 'functional', ['missing', 'linked_without_text']],
  ['<a href="/"><img src="a.jpg" alt=" "></a>', 'functional', ['linked_without_text']],
  ['<a href="/"><img src="a.jpg" alt="Home"></a>', 'functional', []],
  ['<a href="/" title="Home"><img src="a.jpg" alt=""></a>', 'decorative', []],
  ['<a href="/"><img src="a.jpg" alt=""> Home</a>', 'decorative', []],
  ['<a href="/"><img src="a.jpg" alt=""><img src="b.jpg" alt="Home"></a>', 'decorative', []],
  ['<button><img src="a.jpg"></button>', 'functional', ['missing', 'linked_without_text']],
  ['<input type="image" src="a.jpg">', 'functional', ['missing', 'linked_without_text']],
  ['<svg role="img" aria-label="Growth in 2025"></svg>', 'informative', []],
  ['<svg role="img"></svg>', 'informative', ['missing']],
  ['<div role="img"><img src="a.jpg" alt="Two dogs"></div>', 'informative', ['missing']],
  ['<meta property="og:image" content="a.jpg">', 'informative', []],
  ['<img src="/DSC_0012.jpg" alt="DSC_0012.jpg">', 'informative', ['file_name']],
  ['<img src="a.jpg" alt="Image of two dogs on a beach">', 'informative', ['opening']],
  [
    '<html lang="de"><img src="a.jpg" alt="Two dogs run along the beach with a stick">',
    'informative',
    ['other_language'],
  ],
  [
    '<html lang="de"><p lang="en"><img src="a.jpg" alt="Two dogs run along the beach with a stick">',
    'informative',
    [],
  ],
])('%s is %s and breaks %o', (html, role, broken) => {
  const picture = first(html)
  expect(picture.role).toBe(role)
  expect(judgePicture(picture)).toEqual(broken)
})

test('a picture knows the page around it', () => {
  const { pictures, title, language } = read(`<!doctype html><html lang="de-AT"><title> Team
    der Werkstatt </title><h1>Über uns</h1><p>Seit 1950.</p><h2>Die <em>Leitung</em></h2>
    <p>Sie führt den Betrieb.</p><figure><a href="/anna"><img src="anna.jpg"></a><figcaption>Anna <b>Berger</b>, 2024</figcaption>
    </figure><p>Danach kam Paul.</p>`)
  expect({ title, language }).toEqual({ title: 'Team der Werkstatt', language: 'de-AT' })
  expect(pictures).toEqual([
    {
      form: 'img',
      url: 'https://example.org/shop/anna.jpg',
      alt: null,
      label: '',
      role: 'functional',
      isOnlyNameOfLink: true,
      linkTarget: 'https://example.org/anna',
      caption: 'Anna Berger, 2024',
      heading: 'Die Leitung',
      surroundings:
        'Über uns Seit 1950. Die Leitung Sie führt den Betrieb. Anna Berger, 2024 Danach kam Paul.',
      language: 'de-AT',
      selector: 'body > figure:nth-of-type(1) > a:nth-of-type(1) > img:nth-of-type(1)',
    },
  ])
})

test('a selector begins at the nearest id that is unique', () => {
  const { pictures } = read(
    '<div id="a"><p><img></p><i id="b"><img></i></div><p id="b"><img id="1"><img id="c"></p>',
  )
  expect(pictures.map(({ selector }) => selector)).toEqual([
    '#a > p:nth-of-type(1) > img:nth-of-type(1)',
    '#a > i:nth-of-type(1) > img:nth-of-type(1)',
    'body > p:nth-of-type(1) > img:nth-of-type(1)',
    '#c',
  ])
})

test('positions are those of the text as it was passed in', () => {
  const html = '\uFEFF<p>\r\nGrüße 😀 <IMG\r\n ALT=\'a "b"\' src=a.jpg>\r\n<img src=b.jpg alt>'
  const positions = readPage(html, 'file:///a.html', { withPositions: true }).pictures.map(
    ({ position }) => position!,
  )
  expect(positions.map(({ tag }) => html.slice(tag.start, tag.end))).toEqual([
    '<IMG\r\n ALT=\'a "b"\' src=a.jpg>',
    '<img src=b.jpg alt>',
  ])
  expect(positions.map(({ alt }) => alt && html.slice(alt.start, alt.end))).toEqual(['ALT=\'a "b"\'', 'alt'])
  expect(positions.map(({ line, column }) => [line, column])).toEqual([
    [2, 10],
    [4, 1],
  ])
})

test('links are those that robots follow, each once', () => {
  const page = `<a href="b#top">B</a><a href="/shop/b">B</a><a href="c" rel="nofollow">C</a><a href="mailto:x@example.org">Mail</a>
    <map><area href="https://other.example/"></map><iframe src="frame"></iframe>`
  expect(read(page).links).toEqual([
    'https://example.org/shop/b',
    'https://other.example/',
    'https://example.org/shop/frame',
  ])
  expect(read(`<meta name="robots" content="noindex, NOFOLLOW">${page}`).links).toEqual([])
})

test('a page with more pictures than wanted says so', () => {
  const html = '<p><img src="a.jpg"></p>'.repeat(30)
  const few = readPage(html, 'https://example.org/', { maxPictures: 20 })
  expect([few.pictures.length, few.hasMorePictures]).toEqual([20, true])
  expect(readPage(html, 'https://example.org/', { maxPictures: 30 }).hasMorePictures).toBe(false)
})

test.each([
  ['<title>Just a moment...</title><body>Checking if the site connection is secure', 'challenge'],
  ['<h1>Sign in</h1><form><input name="user"><input type="password"></form>', 'login'],
  [
    '<div id="root"></div><script src="app.js"></script><noscript>Please enable JavaScript</noscript>',
    'script',
  ],
  [
    '<h1>Bevor Sie fortfahren</h1><p>Wir verwenden Cookies für die Einwilligung.</p><button>Alle akzeptieren</button>',
    'consent',
  ],
  [`<h1>About cookies</h1><p>${'A recipe for cookies that you will accept. '.repeat(60)}</p>`, null],
  ['<h1>Under construction</h1>', null],
  [
    `<script></script><form><input type="password"></form><p>${'News of the village. '.repeat(100)}</p>`,
    null,
  ],
])('%s is behind the wall %s', (html, wall) => {
  expect(read(html).wall).toBe(wall)
})

test('broken markup is read as browsers read it', () => {
  const { pictures } = read(
    '<table><tr><img src=a.jpg alt="A cat"><td><a href=x><img src="b.jpg"</a></td><p><img src=c.jpg alt="x>y',
  )
  expect(pictures.map(({ url, alt }) => [url.slice(25), alt])).toEqual([
    ['a.jpg', 'A cat'],
    ['b.jpg', null],
  ])
})
