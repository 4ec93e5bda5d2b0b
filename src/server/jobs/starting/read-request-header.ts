/** One value of a header, at most 200 characters; null where it is absent or empty. */
export function readRequestHeader(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value[0] : value)?.slice(0, 200) || null
}
