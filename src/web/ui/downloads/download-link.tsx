import { Download } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { messageFor } from '#web/http/message-for.ts'
import { storedToken } from '#web/http/stored-token.ts'
import { signAddress } from '#web/http/url-of.ts'
import { type ButtonLook, buttonClass } from '#web/ui/buttons/button-class.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { Spinner } from '#web/ui/spinner.tsx'

/**
 * A plain link, so that the browser's own download handles progress and folder. If the session is in a token, which a link can't send, a
 * click first requests a signed address.
 */
export function DownloadLink({
  url,
  label,
  children,
  className,
  ...look
}: ButtonLook & { url: string; label?: string; children: ReactNode; className?: string }) {
  const [isAsking, setAsking] = useState(false)

  async function follow(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (storedToken() === '') return
    event.preventDefault()
    if (isAsking) return
    setAsking(true)
    try {
      startDownload(await signAddress(url))
    } catch (error) {
      showToast({ variant: 'destructive', title: messageFor(error) })
    } finally {
      setAsking(false)
    }
  }

  return (
    <a
      href={url}
      download
      onClick={follow}
      aria-label={label}
      aria-busy={isAsking || undefined}
      className={buttonClass({ ...look, className })}
    >
      {isAsking ? <Spinner isSilent /> : <Download aria-hidden className="size-5" />}
      {children}
    </a>
  )
}

function startDownload(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}
