import { useQuery } from '@tanstack/react-query'
import { globalKeysQuery } from '#web/admin/parts/admin-queries.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { AssignKeyForm } from './assign-key-form.tsx'

/** Assigns a key to any user, found by name or address. */
export function AssignKeySection() {
  const t = useTexts(texts)
  // The preselected key depends on the global ones, whose list shows the loading state.
  const { isPending } = useQuery(globalKeysQuery)
  return (
    <Section title={t('assign.title')}>
      <div className="max-w-2xl">{isPending ? <Skeleton className="h-84 w-full" /> : <AssignKeyForm />}</div>
    </Section>
  )
}
