import { useSearchParams } from 'wouter'
import { type ImageView, readImageView, writeImageView } from './image-view.ts'

export type ChangeView = (change: Partial<ImageView>) => void

/** The view in the address. Opening an image is a step that "back" undoes; every other change replaces the last. */
export function useImageView(languages: readonly string[]): [ImageView, ChangeView] {
  const [params, setParams] = useSearchParams()
  const view = readImageView(params, languages)
  function change(wanted: Partial<ImageView>): void {
    const isOpening = view.openRow === null && typeof wanted.openRow === 'number'
    setParams((now) => writeImageView(now, wanted), { replace: !isOpening })
  }
  return [view, change]
}
