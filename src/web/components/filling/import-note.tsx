import type { KnownExport } from '#contract/lists/columns/known-systems.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** Notes about importing the list into a system; empty for most. */
export function ImportNote({ system, className }: { system: KnownExport; className?: string }) {
  const t = useTexts(texts)
  switch (system) {
    case 'wooCommerce':
    case 'wpAllExport':
    case 'typo3':
    case 'contao':
    case 'wordPress':
    case 'screamingFrog':
      return <p className={className}>{t(`note.${system}`)}</p>
    default:
      return null
  }
}
