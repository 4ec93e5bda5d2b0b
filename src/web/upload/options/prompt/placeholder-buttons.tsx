import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { texts } from '#web/upload/texts.ts'

const placeholders = ['keywords', 'context', 'filename', 'languages'] as const

/** What a custom prompt may hold of each picture, and what it stands for. */
export function PlaceholderButtons({ onInsert }: { onInsert: (placeholder: string) => void }) {
  const t = useTexts(texts)
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{t('prompt.placeholders')}</p>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {placeholders.map((name) => {
          const placeholder = `{{${name}}}`
          return (
            <li key={name} className="flex items-center gap-2.5">
              <Button
                size="small"
                className="w-32 shrink-0"
                aria-label={t('prompt.insert', { placeholder })}
                onClick={() => onInsert(placeholder)}
              >
                <span className="font-mono text-xs whitespace-nowrap">{placeholder}</span>
              </Button>
              <span className="min-w-0 text-sm text-muted">{t(`prompt.placeholder.${name}`)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
