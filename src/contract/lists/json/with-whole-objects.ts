/**
 * The headers of a JSON list, with those of the columns that are asked for by the name of an object whose members have columns of their
 * own: such a column holds the object.
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
