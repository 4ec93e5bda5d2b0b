/** A page that shows pictures in one form, and what an audit must say of them. */
export interface PictureForm {
  path: string
  html: string
  /** Each picture that must be found: the last part of its address (empty without one) and the faults that it has. */
  found: [file: string, ...faults: string[]][]
}

const alt = 'alt="Two dogs on a beach"'
const form = (path: string, html: string, ...found: PictureForm['found']): PictureForm => ({
  path,
  html,
  found,
})

/** Every form in which pages show pictures, each on a page of its own. */
export const pictureForms: readonly PictureForm[] = [
  form('img', `<img src="img.jpg" ${alt.replace('Two', 'Three')}>`, ['img.jpg']),
  form('img-absent', '<img src="img-absent.jpg">', ['img-absent.jpg', 'missing']),
  form('img-empty', '<p>Text</p><img src="img-empty.jpg" alt="">', ['img-empty.jpg']),
  form('img-spaces', '<img src="img-spaces.jpg" alt="  ">', ['img-spaces.jpg']),
  form('img-uppercase', '<IMG SRC=upper.jpg ALT>', ['upper.jpg']),
  form('img-file-name', '<img src="a1.jpg" alt="IMG_2041.JPG">', ['a1.jpg', 'file_name']),
  form('img-stem', '<img src="dog-on-beach_02.jpg" alt="dog-on-beach_02">', [
    'dog-on-beach_02.jpg',
    'file_name',
  ]),
  form('img-address', '<img src="a2.jpg" alt="https://example.org/a2.jpg">', ['a2.jpg', 'file_name']),
  form('img-placeholder', '<img src="a3.jpg" alt="image">', ['a3.jpg', 'placeholder', 'one_word']),
  form('img-opening', '<img src="a4.jpg" alt="Picture of a cat under a table">', ['a4.jpg', 'opening']),
  form('img-long', `<img src="a5.jpg" alt="${'A long text about a bridge. '.repeat(12)}">`, [
    'a5.jpg',
    'length',
    'repetition',
    'stuffing',
  ]),
  form('img-language', '<img src="a6.jpg" alt="Die Katze sitzt unter dem Tisch und wartet">', [
    'a6.jpg',
    'other_language',
  ]),
  form(
    'img-language-said',
    '<p lang="de"><img src="a7.jpg" alt="Der Hund liegt auf dem Sofa und schläft"></p>',
    ['a7.jpg'],
  ),
  form('img-entities', '<img src="a8.jpg?x=1&amp;y=2" alt="Fish &amp; chips on a plate">', [
    'a8.jpg?x=1&y=2',
  ]),
  form(
    'img-duplicate',
    '<img src="d1.jpg" alt="The new building"><img src="d2.jpg" alt="The new building">',
    ['d1.jpg', 'duplicate'],
    ['d2.jpg', 'duplicate'],
  ),
  form(
    'img-sizes',
    '<img src="s-300x200.jpg" alt="The old building"><img src="s-900x600.jpg" alt="The old building">',
    ['s-300x200.jpg'],
    ['s-900x600.jpg'],
  ),
  form('img-data', '<img src="data:image/png;base64,AAAA">', ['', 'missing']),
  form('img-no-source', '<img alt="">', ['']),
  form('img-broken-address', '<img src="http://[broken">', ['', 'missing']),
  form('img-base', '<base href="/media/"><img src="based.jpg">', ['based.jpg', 'missing']),
  form('img-pixel', '<img src="count.gif" width="1" height="1">'),
  form('img-hidden', '<div aria-hidden="true"><img src="h1.jpg"></div>', ['h1.jpg']),
  form(
    'img-presentation',
    '<img src="h2.jpg" role="presentation"><img src="h3.jpg" role="none">',
    ['h2.jpg'],
    ['h3.jpg'],
  ),
  form('img-label', '<img src="l1.jpg" aria-label="A lighthouse at night">', ['l1.jpg']),
  form('img-labelledby', '<b id="name">A lighthouse at dawn</b><img src="l2.jpg" aria-labelledby="name">', [
    'l2.jpg',
  ]),
  form('img-title', '<img src="l3.jpg" title="A lighthouse at noon">', ['l3.jpg']),
  form('srcset-width', '<img src="w1.jpg" srcset="w1.jpg 400w, w2.jpg 1600w, w3.jpg 800w" alt="">', [
    'w2.jpg',
  ]),
  form('srcset-density', '<img src="x1.jpg" srcset="x2.jpg 2x, x3.jpg 3x" alt="">', ['x3.jpg']),
  form(
    'picture',
    '<picture><source srcset="p.avif 900w" type="image/avif"><source srcset="p.webp 600w"><img src="p.jpg"></picture>',
    ['p.avif', 'missing'],
  ),
  form('lazy-src', '<img src="data:image/gif;base64,R0" data-src="z1.jpg">', ['z1.jpg', 'missing']),
  form('lazy-srcset', '<img data-srcset="z2.jpg 100w, z3.jpg 1000w">', ['z3.jpg', 'missing']),
  form('lazy-original', '<img src="blank.gif" data-original="z4.jpg">', ['z4.jpg', 'missing']),
  form('lazy-lazyload', '<img data-lazy-src="z5.jpg">', ['z5.jpg', 'missing']),
  form('lazy-noscript', '<img src="data:,"><noscript><img src="z6.jpg"></noscript>', ['z6.jpg', 'missing']),
  form('noscript-only', '<noscript><img src="never.jpg"></noscript>'),
  form('template', '<template><img src="never.jpg"></template>'),
  form('comment', '<!-- <img src="never.jpg"> -->'),
  form(
    'script',
    '<p>Text of the page that is long enough to be read by people.</p><script>"<img src=never.jpg>"</script>',
  ),
  form('textarea', '<textarea><img src="never.jpg"></textarea>'),
  form('link-alone', '<a href="/x1"><img src="f1.jpg"></a>', ['f1.jpg', 'linked_without_text', 'missing']),
  form('link-empty', '<a href="/x2"><img src="f2.jpg" alt=""></a>', ['f2.jpg', 'linked_without_text']),
  form('link-with-text', '<a href="/x3"><img src="f3.jpg" alt=""> Contact</a>', ['f3.jpg']),
  form('link-named', '<a href="/x4" aria-label="Basket"><img src="f4.jpg" alt=""></a>', ['f4.jpg']),
  form(
    'link-two',
    '<a href="/x5"><img src="f5.jpg" alt=""><img src="f6.jpg" alt="Basket of apples"></a>',
    ['f5.jpg'],
    ['f6.jpg'],
  ),
  form('link-word', '<a href="/x6"><img src="f7.jpg" alt="Home"></a>', ['f7.jpg']),
  form('button', '<button><img src="f8.jpg"></button>', ['f8.jpg', 'linked_without_text', 'missing']),
  form('role-link', '<span role="link"><img src="f9.jpg" alt=""></span>', ['f9.jpg', 'linked_without_text']),
  form('input-image', '<form><input type="image" src="i1.png"></form>', [
    'i1.png',
    'linked_without_text',
    'missing',
  ]),
  form('input-image-named', '<form><input type="image" src="i2.png" alt="Search"></form>', ['i2.png']),
  form(
    'area',
    '<img src="map.png" usemap="#m" alt="Map of the valley"><map name="m"><area href="/n" alt="North"><area href="/s"><area shape="rect"></map>',
    ['map.png'],
    ['map.png'],
    ['map.png', 'linked_without_text', 'missing'],
  ),
  form('svg-role', '<svg role="img"></svg>', ['', 'missing']),
  form('svg-title', '<svg role="img"><title>Growth since 2020</title></svg>', ['']),
  form('svg-plain', '<svg><path d="M0 0"/></svg>'),
  form(
    'background',
    '<div role="img" aria-label="A harbour in fog" style="background-image:url(b1.jpg)"></div>',
    ['b1.jpg'],
  ),
  form('background-unnamed', `<div role="img" style="background:url('b2.jpg')"></div>`, [
    'b2.jpg',
    'missing',
  ]),
  form('background-no-role', '<div style="background:url(never.jpg)"></div>'),
  form('og-image', '<meta property="og:image" content="/og.jpg"><p>Page</p>', ['og.jpg']),
  form('figure', '<figure><img src="g1.jpg"><figcaption>The mill, 1910</figcaption></figure>', [
    'g1.jpg',
    'missing',
  ]),
  form('nested', `${'<div>'.repeat(3_000)}<img src="n1.jpg">`, ['n1.jpg', 'missing']),
  form('broken', '<table><td><img src=k1.jpg><p><img src="k2.jpg" alt="unclosed', ['k1.jpg', 'missing']),
]
