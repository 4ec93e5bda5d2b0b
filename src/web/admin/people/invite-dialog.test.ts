import { expect, test } from 'vitest'
import { readAddresses } from './invite-dialog.tsx'

test.for([
  ['anna@example.org', ['anna@example.org']],
  ['anna@example.org, berta@example.org;carla@example.org\n\tdora@example.org ', 4],
  [
    'Anna Meier <anna@example.org>, "Meier, Berta" <berta@example.org>',
    ['anna@example.org', 'berta@example.org'],
  ],
  ['anna@example.org ANNA@example.org', 1],
  [' ,; \n', []],
  ['niemand', ['niemand']],
] as const)('%j', ([pasted, read]) => {
  const addresses = readAddresses(pasted)
  if (typeof read === 'number') expect(addresses).toHaveLength(read)
  else expect(addresses).toEqual(read)
})
