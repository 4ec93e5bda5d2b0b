import { tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { expect, test } from '#server/testing/test.ts'

const csv = 'url\r\nhttps://shop.example/a.jpg\r\nhttps://shop.example/b.jpg\r\n'
const urls = ['https://shop.example/a.jpg', 'https://shop.example/b.jpg']
const lines = urls.map((url) => JSON.stringify({ url })).join('\n')

test.for([
  ['a CSV without an ending', 'phpAb12', '', csv, 2],
  ['a CSV whose part says so', 'list', 'text/csv; charset=utf-8', csv, 2],
  ['a CSV as text', 'list.txt', 'text/plain', csv, 2],
  ['a JSON whose part says so', 'blob', 'application/json', JSON.stringify(urls), 2],
  ['a JSON without a type', 'blob', 'application/octet-stream', ` ${JSON.stringify(urls)}`, 2],
  ['NDJSON without a type', 'blob', '', lines, 2],
  ['a list without a name', '', 'text/csv', csv, 2],
  ['another kind of file', 'list.pdf', 'text/csv', csv, 'wrong_file_type'],
  ['bytes that are no text', 'blob', '', '\u0000\u0001\u0002', 'wrong_file_type'],
] as const)('%s is read by what its part and its beginning say', async (row, { app, make, platform }) => {
  const [, filename, type, content, expected] = row
  const { id } = await make.user()
  const input = { name: 'Shop', scopes: [...tokenScopes], days: null, monthlyCapCents: null, isTest: true }
  const { text } = await createToken(platform, userAt(id, '192.0.2.7'), input)
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/jobs/quote',
    headers: { authorization: `Bearer ${text}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: [
      '--x\r\ncontent-disposition: form-data; name="languages"\r\n\r\nde',
      `--x\r\ncontent-disposition: form-data; name="file"; filename="${filename}"${type && `\r\ncontent-type: ${type}`}\r\n\r\n${content}`,
      '--x--\r\n',
    ].join('\r\n'),
  })
  const { code, images } = answer.json()
  expect(code ?? images.total).toBe(expected)
})
