import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useRef } from 'react'
import type { SharedImage, SharedJob } from '#contract/entities/share.ts'
import { languageTag } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { StepButtons } from '#web/ui/buttons/step-buttons.tsx'
import { useDialogFocus } from '#web/ui/dialogs/use-dialog-focus.ts'
import { LargePicture } from './large-picture.tsx'
import { sharedTexts } from './shared-view.ts'
import { texts } from './texts.ts'

export interface LargeViewProps {
  token: string
  job: SharedJob
  image: SharedImage
  language: string
  /** Null closes the view. */
  onOpen: (imageId: number | null) => void
}

/** One image as large as the window, with its alt text; arrow keys move through those of the page. */
export function LargeView({ token, job, image, language, onOpen }: LargeViewProps) {
  const t = useTexts(texts)
  const content = useRef<HTMLDivElement>(null)
  // Arrow keys and Escape work everywhere in it.
  const focusReturn = useDialogFocus(content)
  const { images } = job
  const place = images.indexOf(image)
  const { code, altText } = sharedTexts(image, job, language)
  const back = images[place - 1]
  const next = images[place + 1]

  function press({ key }: KeyboardEvent): void {
    const to = key === 'ArrowLeft' ? back : key === 'ArrowRight' ? next : undefined
    if (to) onOpen(to.id)
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onOpen(null)}>
      <Dialog.Portal>
        <Dialog.Content
          data-modal="full"
          aria-modal
          aria-describedby={undefined}
          ref={content}
          {...focusReturn}
          onKeyDown={press}
          className="fixed inset-0 z-dialog grid animate-appear grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-surface outline-none"
        >
          <header className="flex items-center gap-1 border-b border-line py-1 pr-2 pl-4">
            <Dialog.Title className="min-w-0 grow truncate text-base font-semibold" translate="no">
              {image.filename}
            </Dialog.Title>
            <p aria-live="polite" className="px-2 text-sm whitespace-nowrap text-muted tabular-nums">
              {t('large.place', { number: place + 1, total: images.length })}
            </p>
            <StepButtons
              back={{ label: t('large.back'), go: back ? () => onOpen(back.id) : null }}
              next={{ label: t('large.next'), go: next ? () => onOpen(next.id) : null }}
            />
            <Dialog.Close asChild>
              <IconButton label={t('large.close')}>
                <X aria-hidden className="size-6" />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className="bg-[color-mix(in_oklab,var(--color-line)_60%,var(--color-paper))] sm:p-4">
            <LargePicture key={image.id} token={token} image={image} />
          </div>
          <p
            lang={altText ? languageTag(code) : undefined}
            className="max-h-[30vh] overflow-y-auto border-t border-line px-4 py-3 text-center break-words"
          >
            {altText || t(image.decorative ? 'decorative' : 'noAltText')}
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
