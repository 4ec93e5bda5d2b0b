import { asHeard } from '#checks/as-heard.ts'

interface Picture {
  id: number
  form: string
  url: string
  alt: string | null
  label: string
  role: string
}

/** What systems add to the names of the sizes that they make of a picture. */
const sizes = /(?:-scaled|-\d{2,5}x\d{2,5}|@\dx|_\d{2,4}(?:px|w)?)(?=\.\w{3,4}$)/i

/**
 * The ids of pictures whose text another picture has, too. The same picture in another size is no other; what is decorative, has no
 * address or is only shown in shares does not count.
 */
export function findDuplicates(pictures: readonly Picture[]): number[] {
  const byText = Map.groupBy(
    pictures.filter(({ form, role, url }) => role !== 'decorative' && form !== 'og_image' && url !== ''),
    ({ alt, label }) => asHeard(alt?.trim() || label),
  )
  byText.delete('')
  return [...byText.values()]
    .filter((same) => new Set(same.map(({ url }) => fileOf(url))).size > 1)
    .flatMap((same) => same.map(({ id }) => id))
}

/** The name of its file: hosts and queries differ between sizes and copies of a picture. */
export function fileOf(url: string): string {
  const [path = ''] = url.split('?')
  return path.slice(path.lastIndexOf('/') + 1).replace(sizes, '') || url
}
