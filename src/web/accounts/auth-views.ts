/** The views of the sign-in page, as named in the address: `/auth?tab=register`. */
export type AuthView = 'login' | 'register' | 'forgot'

export const authAddress: Record<AuthView, string> = {
  login: '/auth',
  register: '/auth?tab=register',
  forgot: '/auth?tab=forgot',
}

/** The view in the query of an address. */
export function authViewOf(search: string): AuthView {
  const tab = new URLSearchParams(search).get('tab')
  return tab === 'register' || tab === 'forgot' ? tab : 'login'
}
