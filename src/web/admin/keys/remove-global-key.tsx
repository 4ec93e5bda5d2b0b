import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { GlobalKey } from '#contract/entities/api-key.ts'
import { removeGlobalKeyMutation } from '#web/admin/parts/admin-queries.ts'
import { ConfirmAct } from '#web/admin/parts/confirm-act.tsx'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'

/** Removes a global key after asking, with the number of users that will wait for one. */
export function RemoveGlobalKey({ globalKey, onClose }: { globalKey: GlobalKey; onClose: () => void }) {
  const t = useTexts(texts)
  const removal = useMutation(removeGlobalKeyMutation(useQueryClient()))
  const { name, usersCount } = globalKey

  return (
    <ConfirmAct
      title={t('global.removeTitle', { name })}
      confirmLabel={t('global.removeConfirm')}
      act={() => removal.mutateAsync(name)}
      isBusy={removal.isPending}
      done={t('global.removed', { name })}
      failed={t('global.removeFailed')}
      onClose={onClose}
    >
      {usersCount === 0 ? t('global.removeUnused') : t('global.removeText', { count: usersCount })}
    </ConfirmAct>
  )
}
