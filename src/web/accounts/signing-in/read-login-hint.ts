/** `name:password` of the setting LOGIN_HINT; the password may hold colons. Null where none is set, or none with a name. */
export function readLoginHint(hint: string): { username: string; password: string } | null {
  const colon = hint.indexOf(':')
  if (colon < 1) return null
  return { username: hint.slice(0, colon), password: hint.slice(colon + 1) }
}
