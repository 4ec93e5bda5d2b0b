import i18next from 'i18next'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type UiLanguage, uiLanguages } from '#contract/languages.ts'
import { AuthWaiting } from '#web/accounts/signing-in/auth-waiting.tsx'
import { startTexts } from '#web/i18n/start-i18n.ts'
import { HeaderFrame } from '#web/shell/header-frame.tsx'
import { Logo } from '#web/shell/logo.tsx'
import { LookingView } from '#web/upload/looking-view.tsx'
import { PageFrame, WaitingPage } from './shell/page-frame.tsx'

/** The pages with a first view of their own; all others start with a spinner. */
const views = {
  home: { isLogoShort: true, view: <LookingView /> },
  auth: { isLogoShort: false, view: <AuthWaiting /> },
  other: { isLogoShort: true, view: <WaitingPage /> },
}

/**
 * The HTML that a document shows until the app has loaded: the page before the session is known, in both languages, of which
 * `apply-choices.js` keeps one. Only the build calls this.
 */
export async function drawFirstView(page: string): Promise<string> {
  startTexts('de')
  const { isLogoShort, view } = page in views ? views[page as keyof typeof views] : views.other
  let markup = ''
  for (const language of uiLanguages) {
    await i18next.changeLanguage(language)
    markup += draw(language, isLogoShort, view)
  }
  return markup
}

function draw(language: UiLanguage, isLogoShort: boolean, view: ReactNode): string {
  return renderToStaticMarkup(
    <div data-first-view lang={language}>
      <PageFrame
        header={
          <HeaderFrame>
            <Logo isShortOnPhones={isLogoShort} />
          </HeaderFrame>
        }
      >
        {view}
      </PageFrame>
    </div>,
  )
}
