import { useLocation } from 'wouter'

/** The first part of the address: opening a job from the list of results stays on the same page. */
export function usePageName(): string {
  const [location] = useLocation()
  return location.split('/')[1] ?? ''
}
