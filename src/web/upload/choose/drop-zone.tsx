import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, type ReactNode, useId } from 'react'
import { limits } from '#contract/limits.ts'
import { listFiles } from '#contract/lists/list-files.ts'
import { homeRefusals } from '#contract/refusals/home-refusals.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import type { WrongType } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/home-texts.ts'

/** A large frame that is a label: a click anywhere in it opens the file dialog, and files can be dropped anywhere on the page. */
export function DropZone({
  isDropping,
  wrongType,
  onFile,
  children,
}: {
  isDropping: boolean
  wrongType: WrongType | null
  onFile: (file: File) => void
  /** An alternative, below the frame. */
  children: ReactNode
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const allowed = useQuery(settingsQuery).data
  const hintId = useId()

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0]
    // Allows choosing the same file again after it was changed.
    event.target.value = ''
    if (file) onFile(file)
  }

  return (
    <div className="grid gap-3">
      <label
        className={clsx(
          'relative grid min-h-72 cursor-pointer place-content-center justify-items-center gap-4 rounded-lg border-2 border-dashed px-5 py-10 text-center transition-colors',
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
          isDropping ? 'border-accent bg-accent-soft' : 'border-control bg-surface hover:border-accent',
        )}
      >
        <FileUp aria-hidden className="size-12 text-accent" strokeWidth={1.25} />
        <span className="text-lg font-semibold text-balance">
          {isDropping ? (
            t('choose.dropNow')
          ) : (
            <>
              <span className="pointer-coarse:hidden">{t('choose.drop')}</span>
              <span className="hidden pointer-coarse:inline">{t('choose.tap')}</span>
            </>
          )}
        </span>
        <span className={buttonClass({ variant: 'primary' })}>{t('choose.button')}</span>
        <span id={hintId} className="max-w-prose text-sm text-muted">
          {t('choose.hint', {
            maxMegabytes: allowed?.maxUploadMegabytes ?? limits.maxUploadMegabytes,
            maxImages: allowed?.maxImagesPerJob ?? limits.maxImagesPerJob,
          })}
        </span>
        <input
          type="file"
          accept={listFiles.map((ending) => `.${ending}`).join(',')}
          aria-label={t('choose.label')}
          aria-describedby={hintId}
          onChange={take}
          className="sr-only"
        />
      </label>
      {wrongType && (
        <Banner isInToast tone="bad">
          <p>{homeRefusals.wrong_file_type[language]}</p>
          <p className="mt-1">{t(wrongType === 'pictures' ? 'choose.fromPictures' : 'choose.fromExcel')}</p>
        </Banner>
      )}
      {children}
      <p className="text-sm text-muted">{t('choose.next')}</p>
    </div>
  )
}
