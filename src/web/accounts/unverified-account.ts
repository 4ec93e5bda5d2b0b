/** An account that can't sign in before its address is verified, as its owner typed it in. */
export interface UnverifiedAccount {
  /** Username or e-mail address. */
  name: string
  /** It was made just now, and the first mail is on its way. */
  isNew: boolean
}
