import { createPortal } from 'react-dom'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { formatDate } from '#web/ui/formats/date-time.ts'
import { texts } from './texts.ts'

/** The print view while the codes are shown: only the codes, what they are for, and their date. */
export function PrintedCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  return createPortal(
    <div data-print-alone className="p-4">
      <p className="text-xl font-semibold">{t('codes.title')}</p>
      <p className="mt-1">
        Bildwort, {window.location.host} · {formatDate(new Date().toISOString(), language)}
      </p>
      <ol translate="no" className="mt-6 grid gap-3 font-mono text-base">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="mt-6 text-sm">{t('codes.printed')}</p>
    </div>,
    document.body,
  )
}
