import { useEffect, useRef } from 'react'
import { downloadAudit } from '#contract/endpoints/site-audits.ts'
import { callHeaders } from '#web/http/call-headers.ts'
import { messageFor } from '#web/http/message-for.ts'
import { send } from '#web/http/send.ts'
import { urlOf } from '#web/http/url-of.ts'
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
    loadList(id).then(choose, (error: unknown) =>
      showToast({ variant: 'destructive', title: messageFor(error) }),
    )
  }, [choose])
}

async function loadList(id: number): Promise<File> {
  const url = urlOf(downloadAudit, { params: { id }, query: { fault: 'any' } })
  const response = await send(url, { headers: callHeaders({ Accept: '*/*' }) })
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
  return new File([await response.blob()], name ?? 'audit.csv', { type: 'text/csv' })
}
