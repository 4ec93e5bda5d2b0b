/**
 * Loads the WebAuthn library on first use. It parses attestation certificates, which are not requested here, and takes 28 MB and a tenth of
 * a second to load, so processes that meet no passkey never load it.
 */
export function openWebauthn() {
  return import('@simplewebauthn/server')
}

/** Ed25519, ES256 and RS256 as COSE numbers: what devices support and every future Node can verify. */
export const keyAlgorithms = [-8, -7, -257]
