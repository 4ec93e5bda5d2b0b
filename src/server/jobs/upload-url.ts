const prefix = 'upload:'

/** What stands in place of the address of a picture whose file itself was sent. Nothing can be fetched there. */
export function uploadUrl(filename: string): string {
  return prefix + filename
}

export function isUpload(url: string): boolean {
  return url.startsWith(prefix)
}
