/** Whether a file name, a path or an address ends like a picture's, ignoring its query. */
export function endsLikePicture(text: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|tiff?|bmp|avif|heic|svg)(?:[?#]|$)/i.test(text.trim())
}
