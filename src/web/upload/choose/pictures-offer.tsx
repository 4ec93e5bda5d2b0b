import { FolderUp, ImageUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { texts } from '#web/upload/home-texts.ts'
import { filesOf, type PathFile } from '#web/upload/parts/chosen-files.ts'

/** Chooses pictures or a ZIP; on a phone from the camera and the gallery, elsewhere also a folder. */
export function PicturesOffer({ onFiles }: { onFiles: (files: PathFile[]) => void }) {
  const t = useTexts(texts)
  return (
    <>
      <FileButton
        label={t('choose.pictures')}
        icon={<ImageUp aria-hidden className="size-5" />}
        onFiles={onFiles}
        accept="image/*,.heic,.heif,.svg,.zip"
      />
      <FileButton
        label={t('choose.folder')}
        icon={<FolderUp aria-hidden className="size-5" />}
        onFiles={onFiles}
        isFolder
        className="pointer-coarse:hidden"
      />
    </>
  )
}

function FileButton({
  label,
  icon,
  accept,
  isFolder,
  className = '',
  onFiles,
}: {
  label: string
  icon: ReactNode
  accept?: string
  isFolder?: boolean
  className?: string
  onFiles: (files: PathFile[]) => void
}) {
  return (
    <label
      className={buttonClass({
        className: `${className} cursor-pointer max-sm:w-full has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent`,
      })}
    >
      {icon}
      {label}
      <input
        type="file"
        multiple
        accept={accept}
        // React knows no such attribute of its own.
        {...(isFolder && { webkitdirectory: '' })}
        onChange={({ target }) => {
          const files = filesOf(target)
          // Allows choosing the same files again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
        className="sr-only"
      />
    </label>
  )
}
