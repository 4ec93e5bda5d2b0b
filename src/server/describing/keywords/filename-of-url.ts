/**
 * What a picture is called in lists: the last part of its address, decoded, or the host where the path is empty.
 * What is not an address is its own name.
 */
export function filenameOfUrl(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url.trim()
  return lastPart(parsed.pathname) ?? (parsed.hostname || url.trim())
}

/** The same of an address as `URL` writes it, http or https: without parsing it once more. */
export function filenameOfHttpUrl(href: string): string {
  const path = /^https?:\/\/[^/]+([^?#]*)/.exec(href)?.[1] ?? ''
  return lastPart(path) ?? filenameOfUrl(href)
}

/** Undefined: the path is empty. */
function lastPart(path: string): string | undefined {
  const last = path.split('/').findLast((part) => part !== '')
  return last?.includes('%') ? decode(last) : last
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replace(/\p{Cc}+/gu, ' ')
  } catch {
    // A lone % or bytes that are not UTF-8.
    return part
  }
}
