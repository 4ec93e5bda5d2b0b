import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { MainNav } from './main-nav.tsx'
import { texts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useOutsidePress } from './use-outside-press.ts'
import { usePageName } from './use-page-name.ts'

/**
 * On narrow screens the pages, the theme and the account fold away under one button. Escape closes and gives the focus back, presses
 * elsewhere close.
 */
export function MobileMenu({ accountMenu }: { accountMenu: ReactNode }) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menuId = useId()
  const Icon = isOpen ? X : Menu
  const page = usePageName()
  // A dialog that was opened from here may lead to another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at each change of page.
  useEffect(() => setOpen(false), [page])
  useOutsidePress(frame, isOpen, () => setOpen(false))

  function closeOnEscape(event: KeyboardEvent): void {
    // A dialog that was opened from here has used this Escape for itself.
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape from the controls inside it.
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
        className="absolute inset-x-0 top-full z-30 border-b border-line bg-surface p-4 shadow-float"
      >
        <MainNav isStacked onFollow={() => setOpen(false)} />
        <div className="mt-3 grid gap-1 border-t border-line pt-3">
          <div>
            <ThemeSwitch hasWords />
          </div>
          {accountMenu}
        </div>
      </div>
    </div>
  )
}
