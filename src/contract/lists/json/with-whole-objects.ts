/**
 * The headers of a JSON list, plus requested columns that are named after an object whose members have columns of their
 * own: such a column contains the object.
 */
export function withWholeObjects(
  headers: readonly string[],
  keys: ReadonlyArray<string | null | undefined>,
): string[] {
  const whole = new Set<string>()
  for (const key of keys)
    if (key && !headers.includes(key) && headers.some((header) => header.startsWith(`${key}.`)))
      whole.add(key)
  return [...headers, ...whole]
}
