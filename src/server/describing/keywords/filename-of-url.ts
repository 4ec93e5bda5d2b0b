/**
 * What a picture is called in lists: the last part of its address, decoded, or the host where the path is empty.
 * What is not an address is its own name.
 */
export function filenameOfUrl(url: string): string {
  const parsed = URL.parse(url)
  if (!parsed) return url.trim()
  const last = parsed.pathname.split('/').findLast((part) => part !== '')
  return last === undefined ? parsed.hostname || url.trim() : decode(last)
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part).replace(/\p{Cc}+/gu, ' ')
  } catch {
    // A lone % or bytes that are not UTF-8.
    return part
  }
}
