import { expect, test } from 'vitest'
import { loggedNetworkOf, networksOf } from './networks-of.ts'

test.for([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['no address', 'no address'],
])('%s counts as %s alone', ([address, network]) => {
  expect(networksOf(address!)).toEqual([{ name: network, times: 1 }])
})

test.for([
  ['2001:db8:1:2ff:aaaa::1', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2fe:bbbb:cccc:dddd:eeee', '2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:301::1', '2001:db8:1:301::/64', '2001:db8:1:300::/56', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/56', 'fe80::/48'],
])('%s counts as its three networks, the wider ones with more', ([address, ...names]) => {
  const networks = networksOf(address!)
  expect(networks.map(({ name }) => name)).toEqual(names)
  expect(networks.map(({ times }) => times)).toEqual([1, 4, 16])
})

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
