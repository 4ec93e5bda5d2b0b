const prefix = 'upload:'

/** The placeholder address of a picture whose file was uploaded. Nothing can be fetched from it. */
export function uploadUrl(filename: string): string {
  return prefix + filename
}

export function isUpload(url: string): boolean {
  return url.startsWith(prefix)
}
