import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { texts } from '#web/accounts/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

const tabs = ['login', 'register'] as const
export type AuthTab = (typeof tabs)[number]

/** The panel and the tab that names it find each other by these. */
export const authPanelId = 'auth-panel'
export const authTabId = (tab: AuthTab) => `auth-tab-${tab}`

/**
 * The two tabs of the first screen that visitors see. Not the library's, which weigh more than the rest of it.
 * Arrow keys only move the focus: choosing a tab may load the page anew.
 */
export function AuthTabList({ shown, onChoose }: { shown: AuthTab; onChoose: (tab: AuthTab) => void }) {
  const t = useTexts(texts)
  const list = useRef<HTMLDivElement>(null)
  const lastShown = useRef(shown)

  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    // A link that led here is gone with its panel.
    if (document.activeElement === document.body) focusTab(list.current, shown)
  }, [shown])

  function move(event: KeyboardEvent, from: AuthTab): void {
    const other = from === 'login' ? 'register' : 'login'
    const targets: Record<string, AuthTab> = {
      ArrowLeft: other,
      ArrowRight: other,
      Home: 'login',
      End: 'register',
    }
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    focusTab(list.current, target)
  }

  return (
    <div ref={list} role="tablist" aria-label={t('tabs')} className="mb-6 flex border-b border-line">
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={authTabId(tab)}
          aria-selected={tab === shown}
          aria-controls={tab === shown ? authPanelId : undefined}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onChoose(tab)}
          onKeyDown={(event) => move(event, tab)}
          className={clsx(
            '-mb-px min-h-11 grow border-b-2 px-3 py-2 text-sm font-semibold',
            // Forced colours leave no border transparent: both tabs would look chosen.
            tab === shown
              ? 'border-accent text-ink forced-colors:border-[Highlight]'
              : 'border-transparent text-muted hover:text-ink forced-colors:border-[Canvas]',
          )}
        >
          {t(`${tab}Tab`)}
        </button>
      ))}
    </div>
  )
}

function focusTab(list: HTMLElement | null, tab: AuthTab): void {
  list?.querySelectorAll('button')[tabs.indexOf(tab)]?.focus()
}
