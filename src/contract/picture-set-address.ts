import { cleanPath } from './clean-path.ts'

// `.invalid` is reserved and never resolves (RFC 2606): a list can contain such addresses, and nothing is ever fetched from them.
const host = /^https:\/\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.upload\.invalid(?:\/|$)/

/** The address below which the pictures of a set are: the base address of the list that names their files. */
export function setAddress(setId: string): string {
  return `https://${setId}.upload.invalid/`
}

/** The set and the file that an address means, or null if it is an address of the internet. */
export function readSetAddress(url: string): { setId: string; path: string } | null {
  const found = host.exec(url)
  // Everything behind the host is the path: file names contain `#` and `?`, too.
  return found && { setId: found[1]!, path: cleanPath(decode(url.slice(found[0].length))) ?? '' }
}

/** The address of a picture as people read it: of an uploaded file its path. */
export function shownAddress(url: string): string {
  return readSetAddress(url)?.path ?? url
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
