/** Parses `name:password` from the setting LOGIN_HINT; the password can contain colons. Null if it is not set or has no name. */
export function readLoginHint(hint: string): { username: string; password: string } | null {
  const colon = hint.indexOf(':')
  if (colon < 1) return null
  return { username: hint.slice(0, colon), password: hint.slice(colon + 1) }
}
