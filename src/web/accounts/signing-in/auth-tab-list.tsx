import { clsx } from 'clsx'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { texts } from '#web/accounts/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

const tabs = ['login', 'register'] as const
export type AuthTab = (typeof tabs)[number]

/** Ids by which the panel and its tab refer to each other. */
export const authPanelId = 'auth-panel'
export const authTabId = (tab: AuthTab) => `auth-tab-${tab}`

/**
 * The tabs of the sign-in page. Written by hand, because the library's weigh more than the rest of the page. Arrow keys only move the
 * focus, because choosing a tab can load a page.
 */
export function AuthTabList({ shown, onChoose }: { shown: AuthTab; onChoose: (tab: AuthTab) => void }) {
  const t = useTexts(texts)
  const list = useRef<HTMLDivElement>(null)
  const lastShown = useRef(shown)

  useEffect(() => {
    if (lastShown.current === shown) return
    lastShown.current = shown
    // The link that led here was removed together with its panel.
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
            // Forced colours make transparent borders visible: both tabs would look selected.
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
