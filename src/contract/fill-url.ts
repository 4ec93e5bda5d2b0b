export interface UrlValues {
  params?: object | undefined
  query?: object | undefined
}

/** Inserts parameters into a path with `:names` and adds the query. Undefined query values are omitted. */
export function fillUrl(url: string, { params = {}, query = {} }: UrlValues): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}
