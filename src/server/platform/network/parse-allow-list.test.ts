import { expect, test } from 'vitest'
import { parseAllowList } from './parse-allow-list.ts'

const there = { host: 'intranet.example', address: '10.1.2.3', port: 80 }

test.each([
  ['intranet.example', there, true],
  ['Intranet.Example', there, true],
  ['intranet.example', { ...there, host: 'intranet.example.' }, true],
  ['example', there, false],
  ['intranet.example:80', there, true],
  ['*.example', there, true],
  ['*.example:80', { ...there, host: 'Pictures.Intranet.example.' }, true],
  ['*.example', { ...there, host: 'example' }, false],
  ['*.example', { ...there, host: 'intranet-example' }, false],
  ['0.0.0.0/0:443', there, false],
  ['intranet.example:8080', there, false],
  ['10.0.0.0/8', there, true],
  ['10.0.0.0/8:80', there, true],
  ['10.0.0.0/8:81', there, false],
  ['192.168.0.0/16', there, false],
  ['10.1.2.3', there, true],
  ['10.1.2.3:80', there, true],
  ['10.1.2.3', { ...there, address: '::ffff:10.1.2.3' }, true],
  ['[::1]:80', { ...there, address: '::1' }, true],
  ['[::1]:81', { ...there, address: '::1' }, false],
  ['::1', { ...there, address: '::1' }, true],
  ['fd00::/8', { ...there, address: 'fd12::1' }, true],
  ['fd00::/8', there, false],
  ['', there, false],
])('%s for %o: %s', (entry, destination, isAllowed) => {
  expect(parseAllowList([entry])(destination)).toBe(isAllowed)
})
