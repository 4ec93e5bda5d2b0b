import { useInfiniteQuery } from '@tanstack/react-query'
import type { ActionPreview } from '#contract/entities/image-action.ts'
import { languageName, languageTag } from '#contract/languages.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { type Act, previewAction } from './action-queries.ts'
import { texts } from './texts.ts'

/** Each text before and after a replacement, page by page. */
export function ReplacedTexts({ jobId, act, first }: { jobId: number; act: Act; first: ActionPreview }) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const pages = useInfiniteQuery({
    queryKey: [jobsKey, jobId, 'replaced', act, first.seenAt],
    queryFn: ({ pageParam }) => previewAction(jobId, act, pageParam),
    initialPageParam: 0,
    initialData: { pages: [first], pageParams: [0] },
    getNextPageParam: ({ next }) => next,
    staleTime: 'static',
    gcTime: 0,
  })
  const changes = pages.data.pages.flatMap((page) => page.texts)
  return (
    <>
      <ul className="mt-3 grid divide-y divide-line rounded-md border border-line">
        {changes.map(({ imageId, language, field, before, after, leftOut }) => (
          <li key={`${imageId} ${language} ${field}`} className="grid gap-1 px-3 py-2">
            <p className="text-sm text-muted">
              {t('replace.image', {
                number: imageId,
                field: t(`replace.${field}Of`),
                language: languageName(language, uiLanguage),
              })}
            </p>
            <p lang={languageTag(language)} className="text-sm text-muted wrap-anywhere">
              {leftOut ? before : <del className="decoration-bad">{before}</del>}
            </p>
            {leftOut ? (
              <p className="text-sm font-semibold text-warning">
                {t(
                  `replace.leftOut.${leftOut === 'would_be_empty' || leftOut === 'too_long' ? leftOut : 'other'}`,
                )}
              </p>
            ) : (
              <p lang={languageTag(language)} className="wrap-anywhere">
                <ins className="no-underline">{after}</ins>
              </p>
            )}
          </li>
        ))}
      </ul>
      {pages.error && <Banner tone="bad">{messageFor(pages.error)}</Banner>}
      {pages.hasNextPage && (
        <Button className="mt-3" isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('replace.more')}
        </Button>
      )}
    </>
  )
}
