/** What an image of a list is to the offers of the amount step: bits of one byte. */
export const imageKinds = {
  /** The list has an alt text for it. */
  withAlt: 1,
  /** It asks for the same as an image before it. */
  repeat: 2,
  /** Its alt text breaks a rule. */
  weakAlt: 4,
} as const
