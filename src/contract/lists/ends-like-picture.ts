/** Does a file's name, a path or an address end like a picture's, whatever query follows? */
export function endsLikePicture(text: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|tiff?|bmp|avif|heic|svg)(?:[?#]|$)/i.test(text.trim())
}
