import { useEffect, useRef } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

const parameter = 'pruefung'

/** Chooses the faulty pictures of the audit that the address names (`/?pruefung=7`) as a list, once, and removes it from the address. */
export function useAuditList(choose: (file: File) => void): void {
  const isTaken = useRef(false)
  useEffect(() => {
    const address = new URL(location.href)
    const id = Number(address.searchParams.get(parameter))
    if (!(id > 0) || isTaken.current) return
    isTaken.current = true
    address.searchParams.delete(parameter)
    history.replaceState(history.state, '', address)
    load(id).then(choose, (error: unknown) => showToast({ variant: 'destructive', title: messageFor(error) }))
  }, [choose])
}

async function load(id: number): Promise<File> {
  // The first load of every page is smaller without it.
  const { loadAuditList } = await import('./load-audit-list.ts')
  return await loadAuditList(id)
}
