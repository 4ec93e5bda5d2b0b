import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './help-texts.ts'

const placeholders = ['keywords', 'context', 'filename', 'languages'] as const

/** The four placeholders of a custom prompt with their meaning, and an example. */
export function HelpPrompt() {
  const t = useTexts(texts)
  return (
    <>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {placeholders.map((name) => (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid sm:items-baseline">
            <dt translate="no" className="font-mono text-sm">{`{{${name}}}`}</dt>
            <dd className="text-muted">{t(`prompts.placeholder.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <figure className="grid gap-1.5">
        <figcaption className="text-sm font-semibold">{t('prompts.exampleTitle')}</figcaption>
        <blockquote className="rounded-md border border-line bg-sunken p-3 font-mono text-xs">
          {t('prompts.example', { placeholder: '{{keywords}}' })}
        </blockquote>
      </figure>
    </>
  )
}
