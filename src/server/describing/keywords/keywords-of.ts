import { findKeywords } from './find-keywords.ts'

/** The keywords of a picture: of its context, and of its file name unless that is only the host of its address. */
export function keywordsOf(picture: { url: string; context: string; filename: string }): string[] {
  return findKeywords(picture.context, tellingName(picture))
}

/** An address without a path is called by its host, which says nothing about the picture. */
export function tellingName({ url, filename }: { url: string; filename: string }): string {
  return filename === URL.parse(url)?.hostname ? '' : filename
}
