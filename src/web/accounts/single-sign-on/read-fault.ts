import { type SingleSignOnFault, singleSignOnFaults } from '#contract/endpoints/single-sign-on.ts'

/** Why a sign-in through the issuer came to nothing, as the address of the page says: `?sso=expired`. */
export function readFault(search: string): SingleSignOnFault | null {
  const said = new URLSearchParams(search).get('sso')
  return singleSignOnFaults.find((fault) => fault === said) ?? null
}
