import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { PrivateAddressError } from '#server/platform/network/create-guarded-connector.ts'
import { ForbiddenAddress, fetchOfIssuer } from './fetch-of-issuer.ts'

const issuer = new URL('https://login.example.org')
const request = { body: undefined, headers: {}, method: 'GET', redirect: 'manual' } as const

/** A resolver that returns one address for every name. */
const answering =
  (address: string): LookupFunction =>
  (_name, _options, answer) =>
    answer(null, [{ address, family: 4 }])

test.each(['https://keys.example.org/jwks', 'https://127.0.0.1/jwks', 'https://localhost/jwks'])(
  'an issuer cannot redirect anyone to %s if that is a private address',
  async (url) => {
    const ask = fetchOfIssuer(issuer, answering('10.1.2.3'))
    await expect(ask(url, request)).rejects.toMatchObject({ cause: expect.any(PrivateAddressError) })
  },
)

test('an issuer cannot redirect anyone to an address without https', async () => {
  await expect(fetchOfIssuer(issuer)('http://keys.example.org/jwks', request)).rejects.toThrow(
    ForbiddenAddress,
  )
})
