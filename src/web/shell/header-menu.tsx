import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { UiLanguage } from '#contract/languages.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { MainNav } from './main-nav.tsx'
import { texts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useOutsidePress } from './use-outside-press.ts'
import { usePageName } from './use-page-name.ts'

/**
 * Narrow headers collapse language, theme and account under one button, and on phones the pages, too. Escape closes it and restores the
 * focus; clicks outside close it.
 */
export function HeaderMenu({
  accountMenu,
  onChooseLanguage,
}: {
  accountMenu: ReactNode
  onChooseLanguage: (language: UiLanguage) => void
}) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const Icon = isOpen ? X : Menu
  const page = usePageName()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on each navigation.
  useEffect(() => setOpen(false), [page])
  useOutsidePress(frame, isOpen, () => setOpen(false))

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape from the controls inside it.
    <div ref={frame} className="xl:hidden" onKeyDown={closeOnEscape}>
      <IconButton
        ref={button}
        label={isOpen ? t('closeMenu') : t('openMenu')}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden className="size-6" />
      </IconButton>
      <div
        id={menuId}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-menu max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-surface p-4 shadow-float md:right-4 md:left-auto md:mt-1 md:w-88 md:rounded-lg md:border"
      >
        <div className="mb-3 border-b border-line pb-3 lg:hidden">
          <MainNav isStacked onFollow={() => setOpen(false)} />
        </div>
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <ThemeSwitch hasWords />
            <LanguageSwitch onChoose={onChooseLanguage} />
          </div>
          {accountMenu}
        </div>
      </div>
    </div>
  )
}
