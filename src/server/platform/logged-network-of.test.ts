import { expect, test } from 'vitest'
import { loggedNetworkOf } from './logged-network-of.ts'

test.each([
  ['198.51.100.77', '198.51.100.0/24'],
  ['::ffff:198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['::1', '::/48'],
  ['a socket', 'unknown'],
  [undefined, 'unknown'],
])('of %s a log holds %s', (address, network) => {
  expect(loggedNetworkOf(address)).toBe(network)
})
