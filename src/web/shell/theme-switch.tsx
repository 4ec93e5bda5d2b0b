import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'
import { chooseTheme, currentTheme, onThemeChoice, themeOf, themes } from './theme.ts'

const icons = { system: Monitor, light: Sun, dark: Moon }

/**
 * An icon, or a line of text where there is room, with the system's own select on top: it works with every keyboard, screen reader and
 * phone.
 */
export function ThemeSwitch({ hasWords }: { hasWords?: boolean }) {
  const t = useTexts(texts)
  const theme = useSyncExternalStore(onThemeChoice, currentTheme)
  const Icon = icons[theme]
  return (
    <span
      title={hasWords ? undefined : t('theme.label')}
      className={clsx(
        'relative inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 rounded-md text-muted transition-colors hover:bg-sunken hover:text-ink',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent',
        hasWords ? 'px-3 font-semibold' : 'justify-center',
      )}
    >
      <Icon aria-hidden className="size-5" />
      {hasWords && (
        <span aria-hidden>
          {t('theme.label')}: {t(`theme.${theme}`)}
        </span>
      )}
      <select
        aria-label={t('theme.label')}
        value={theme}
        onChange={({ target }) => chooseTheme(themeOf(target.value))}
        className="absolute inset-0 size-full cursor-pointer appearance-none bg-surface text-ink opacity-0"
      >
        {themes.map((known) => (
          <option key={known} value={known}>
            {t(`theme.${known}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
