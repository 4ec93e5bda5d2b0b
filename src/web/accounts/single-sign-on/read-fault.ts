import { type SingleSignOnFault, singleSignOnFaults } from '#contract/endpoints/single-sign-on.ts'

/** The error of a single sign-on, from the page's address: `?sso=expired`. */
export function readFault(search: string): SingleSignOnFault | null {
  const said = new URLSearchParams(search).get('sso')
  return singleSignOnFaults.find((fault) => fault === said) ?? null
}
