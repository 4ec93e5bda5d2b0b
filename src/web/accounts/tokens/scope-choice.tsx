import { permits, type TokenScope, tokenScopes } from '#contract/entities/token.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { texts } from './texts.ts'

// Otherwise i18next would split a scope at its colon into namespace and key.
const asItStands = { nsSeparator: false } as const

/** The scopes of a token, each in plain words and by name. One that another includes is checked with it. */
export function ScopeChoice({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly TokenScope[]
  error: string | undefined
  onChange: (scopes: readonly TokenScope[]) => void
}) {
  const t = useTexts(texts)
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{t('scopes')}</legend>
      {tokenScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={
            <>
              {t(`scope.${scope}`, asItStands)}{' '}
              <span translate="no" className="font-mono text-sm whitespace-nowrap text-muted">
                {scope}
              </span>
            </>
          }
          aria-invalid={error ? true : undefined}
          checked={permits(chosen, scope)}
          disabled={permits(chosen, scope) && !chosen.includes(scope)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, scope] : chosen.filter((other) => other !== scope))
          }
        />
      ))}
      <p className="text-sm text-muted">{t('scopesHint')}</p>
      {error && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}
