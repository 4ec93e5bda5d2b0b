/**
 * The library that checks passkeys. It reads certificates of devices, which nobody here asks for, and takes 28 MB and
 * a tenth of a second to load: a process that meets no passkey never does.
 */
export function openWebauthn() {
  return import('@simplewebauthn/server')
}

/** Ed25519, ES256 and RS256, in COSE’s numbers: what devices can do, and every Node that may come can check. */
export const keyAlgorithms = [-8, -7, -257]
