import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { apiKeyNames } from '#contract/entities/api-key.ts'
import { sayKeyError } from '#web/admin/keys/assign-key-input.ts'
import { KeySource } from '#web/admin/keys/key-source.tsx'
import { saveUserKeys } from '#web/admin/keys/save-key.ts'
import { usualSource } from '#web/admin/keys/usual-source.ts'
import { globalKeysQuery } from '#web/admin/parts/admin-queries.ts'
import { texts as adminTexts } from '#web/admin/texts.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showToast } from '#web/ui/feedback/toast-store.ts'
import { KeyField } from '#web/ui/forms/key-field.tsx'
import { RadioGroup } from '#web/ui/forms/radio-group.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { AssignKeysForm as Form, toAssignKeysInput } from './assign-keys-input.ts'
import type { Assignment } from './assignment-results.tsx'
import { texts } from './texts.ts'
import type { ChosenUser } from './use-user-choice.ts'

/** The key for several users, and what happens to the ones that they have. */
export function AssignKeysForm({
  users,
  onAssigned,
}: {
  users: ChosenUser[]
  onAssigned: (results: Assignment[]) => void
}) {
  const t = useTexts(texts)
  const tAdmin = useTexts(adminTexts)
  const client = useQueryClient()
  const { data: globalKeys } = useQuery(globalKeysQuery)
  // The first one with a working global key, which is the most likely choice.
  const name =
    apiKeyNames.find((known) => usualSource(known, null, globalKeys) === 'global') ?? apiKeyNames[0]
  const form = useForm({
    resolver: zodResolver(Form),
    defaultValues: {
      name,
      source: usualSource(name, null, globalKeys),
      value: '',
      existing: 'keep' as const,
    },
  })
  const { register, handleSubmit, watch, setValue, formState } = form
  const { name: chosenName, source, existing } = watch()

  async function assign(input: Form): Promise<void> {
    try {
      const body = toAssignKeysInput(
        input,
        users.map(({ id }) => id),
      )
      onAssigned(await saveUserKeys(client, body))
    } catch (error) {
      showToast({ variant: 'destructive', title: t('failed'), description: messageFor(error) })
    }
  }

  return (
    <form noValidate autoComplete="off" onSubmit={handleSubmit(assign)} className="grid gap-5">
      <Select
        label={tAdmin('form.name')}
        options={apiKeyNames.map((known) => ({ value: known, label: known }))}
        {...register('name')}
      />
      <KeySource
        name={chosenName}
        value={source}
        onChange={(wanted) => setValue('source', wanted)}
        ownHint={t('ownHint')}
      />
      {source === 'own' && (
        <KeyField
          label={tAdmin('form.value')}
          hint={tAdmin('form.valueHint')}
          error={sayKeyError(tAdmin, formState.errors.value)}
          {...register('value')}
        />
      )}
      <RadioGroup
        legend={t('existing')}
        isRow
        value={existing}
        onChange={(wanted) => setValue('existing', wanted)}
        options={[
          { value: 'keep', label: t('keep') },
          { value: 'replace', label: t('replace'), hint: t('replaceHint') },
        ]}
      />
      <Button type="submit" variant="primary" isBusy={formState.isSubmitting} className="justify-self-start">
        {t('confirm', { count: users.length })}
      </Button>
    </form>
  )
}
