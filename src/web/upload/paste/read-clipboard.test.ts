import { expect, test } from 'vitest'
import { readClipboard } from './read-clipboard.ts'

function read(texts: Record<string, string>, names: string[] = []) {
  const files = names.map((name) => new File([], name))
  const pasted = readClipboard({ files, getData: (type) => texts[type] ?? '' })
  return pasted && 'files' in pasted ? pasted.files.map(({ name }) => name).join() : pasted
}

const plain = (text: string) => ({ 'text/plain': text })

test.each([
  ['the file of a list', plain(''), ['liste.csv'], 'liste.csv'],
  ['a list with its pictures', plain(''), ['bild.png', 'liste.csv'], 'bild.png,liste.csv'],
  ['the file of a list before its name', plain('liste.ndjson'), ['liste.ndjson'], 'liste.ndjson'],
  ['cells before the picture of them', plain('a\tb'), ['image.png'], { text: 'a\tb' }],
  [
    'an address before the picture of its cell',
    plain('https://a.example/image.png'),
    ['image.png'],
    { text: 'https://a.example/image.png' },
  ],
  ['a picture from a file manager, not its name', plain('see.jpg'), ['see.jpg'], 'see.jpg'],
  ['a picture from a file manager, not its path', plain('/home/anna/see.jpg'), ['see.jpg'], 'see.jpg'],
  [
    'all pictures of a folder, not their names',
    plain('/a/1.jpg\n/a/2.jpg'),
    ['1.jpg', '2.jpg'],
    '1.jpg,2.jpg',
  ],
  ['a picture before the HTML around it', { 'text/html': '<img>' }, ['image.png'], 'image.png'],
  ['text before HTML', { 'text/plain': 'a', 'text/html': '<b>a</b>' }, [], { text: 'a' }],
  ['HTML where there is no text', { 'text/plain': ' ', 'text/html': '<table>' }, [], { html: '<table>' }],
  ['nothing', {}, [], null],
] as const)('%s is what was meant', (_, texts, names, meant) => {
  expect(read(texts, [...names])).toEqual(meant)
})
