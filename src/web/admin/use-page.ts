import { useSearchParams } from 'wouter'

/** The page that the address names, counted from 1; turning it is a step that "back" undoes. */
export function usePage(): [number, (page: number) => void] {
  const [params, setParams] = useSearchParams()
  const written = params.get('page') ?? ''
  const page = /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1
  return [page, (wanted) => setParams(wanted === 1 ? {} : { page: String(wanted) })]
}
