import { useQuery } from '@tanstack/react-query'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import { globalKeysQuery } from '#web/admin/parts/admin-queries.ts'
import { KeyEnd } from '#web/admin/parts/key-end.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import type { KeySource as Source } from './usual-source.ts'

/** A key of the user's own, or the current global one. */
export function KeySource({
  name,
  value,
  onChange,
  ownHint,
}: {
  name: ApiKeyName
  value: Source
  onChange: (source: Source) => void
  /** Set if the key is for more than one user. */
  ownHint?: string
}) {
  const t = useTexts(texts)
  const { data: globalKeys } = useQuery(globalKeysQuery)
  const globalKey = globalKeys?.find((key) => key.name === name)
  const globalHint = globalKey?.isSet ? (
    <>
      {t('form.globalIsSet')} <KeyEnd lastFour={globalKey.lastFour} />
    </>
  ) : (
    t('form.globalIsMissing')
  )
  return (
    <RadioGroup<Source>
      legend={t('form.source')}
      isRow
      value={value}
      onChange={onChange}
      options={[
        { value: 'own', label: t('form.own'), hint: ownHint ?? t('form.ownHint') },
        { value: 'global', label: t('form.global'), hint: globalKey && globalHint },
      ]}
    />
  )
}
