import { useTexts } from '#web/i18n/use-texts.ts'
import type { ListCount } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'

/** Rows that become no image, several, or one that fails, said before the start. */
export function CountNotes({ count }: { count: ListCount | null }) {
  const t = useTexts(texts)
  if (!count?.isFinal) return null
  const { empty, several, notHttp } = count
  if (empty === 0 && several === 0 && notHttp === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-muted">
      {empty > 0 && <li>{t('list.emptyRows', { count: empty })}</li>}
      {several > 0 && <li>{t('list.severalPictures', { count: several })}</li>}
      {notHttp > 0 && <li>{t('list.notHttp', { count: notHttp })}</li>}
    </ul>
  )
}
