import type { KnownExport } from '#contract/lists/known-systems.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from './texts.ts'

/** What has to be known of a system before it takes the list; nothing of most. */
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
