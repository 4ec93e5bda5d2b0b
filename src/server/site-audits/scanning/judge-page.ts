import { decodePage } from '#checks/pages/decode-page.ts'
import type { FoundPicture, PictureForm, ReadPage } from '#checks/pages/found-picture.ts'
import { judgePicture, type PictureRule } from '#checks/pages/judge-picture.ts'
import { readPage } from '#checks/pages/read-page.ts'

export interface PageOrder {
  bytes: Uint8Array
  contentType: string
  url: string
  maxPictures: number
}

export interface JudgedPicture extends Omit<FoundPicture, 'form'> {
  /** `sitemap`: named by a sitemap only. */
  form: PictureForm | 'sitemap'
  faults: PictureRule[]
}
export type JudgedPage = Omit<ReadPage, 'pictures'> & { pictures: JudgedPicture[] }

export function judgePage({ bytes, contentType, url, maxPictures }: PageOrder): JudgedPage {
  const { pictures, ...page } = readPage(decodePage(bytes, contentType), url, { maxPictures })
  return { ...page, pictures: pictures.map((picture) => ({ ...picture, faults: judgePicture(picture) })) }
}
