import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '#web/ui/button-class.ts'

/** A plain link, so that the browser's own download, with its progress and its folder, does the work. */
export function DownloadLink({
  url,
  label,
  children,
  className,
  ...look
}: ButtonLook & { url: string; label?: string; children: ReactNode; className?: string }) {
  return (
    <a href={url} download aria-label={label} className={buttonClass({ ...look, className })}>
      <Download aria-hidden className="size-5" />
      {children}
    </a>
  )
}
