import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.for([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:bbbb:cccc:dddd:eeee', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['no address', 'no address'],
])('%s counts as %s', ([address, network]) => {
  expect(networkOf(address!)).toBe(network)
})
