import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import type { Look } from './use-look.ts'

/** Contact sheet or table. */
export function LookChoice({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const t = useTexts(texts)
  return (
    <Segments
      legend={t('look.legend')}
      value={look}
      onChange={onChange}
      options={[
        { value: 'sheet', label: t('look.sheet'), icon: <LayoutGrid aria-hidden /> },
        { value: 'table', label: t('look.table'), icon: <Rows3 aria-hidden /> },
      ]}
    />
  )
}
