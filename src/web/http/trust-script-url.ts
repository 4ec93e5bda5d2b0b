import { trustedTypesPolicy } from '#contract/trusted-types-policy.ts'

/** The Trusted Types API, which TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

// A document can create a policy of the same name only once.
const policy = 'trustedTypes' in globalThis ? makePolicy() : null

/** Returns the address of one of our own scripts in the form that Trusted Types requires. Throws for other origins. */
export function trustScriptUrl(address: string): string {
  return policy ? policy.createScriptURL(address) : address
}

function makePolicy() {
  const { trustedTypes } = globalThis as unknown as { trustedTypes: TrustedTypes }
  return trustedTypes.createPolicy(trustedTypesPolicy, {
    createScriptURL(address) {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new TypeError('A script of another origin is not trusted.')
    },
  })
}
