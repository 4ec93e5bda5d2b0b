import { useQuery } from '@tanstack/react-query'
import { matchSetPaths } from '#contract/match-set-paths.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { setQuery } from '#web/upload/draft/set-query.ts'
import type { ListCount } from '#web/upload/list/list.ts'
import { texts } from '#web/upload/texts.ts'

const named = 10

/** Says that a list's pictures are uploaded, which of them it lacks, and which it does not name. */
export function SetNote({ setId, count }: { setId: string; count: ListCount | null }) {
  const t = useTexts(texts)
  const { data: set } = useQuery(setQuery(setId))
  if (!set)
    return (
      <Banner tone="info">
        <span aria-hidden className="invisible">
          {t('base.uploaded', { count: 0 })}
        </span>
      </Banner>
    )
  const files = set.files.map(({ path }) => path)
  const { missing, unused } = matchSetPaths(count?.isFinal ? count.setPaths : files, files)
  if (missing.length + unused.length === 0)
    return <Banner tone="info">{t('base.uploaded', { count: files.length })}</Banner>
  return (
    <Banner tone="warning" title={t('base.uploaded', { count: files.length })}>
      {missing.length > 0 && <p>{t('base.missing', { count: missing.length, names: some(missing) })}</p>}
      {unused.length > 0 && <p>{t('base.unused', { count: unused.length, names: some(unused) })}</p>}
    </Banner>
  )
}

function some(paths: readonly string[]): string {
  return paths.slice(0, named).join(', ') + (paths.length > named ? ' …' : '')
}
