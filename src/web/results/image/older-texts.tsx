import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { editImage } from '#contract/endpoints/images.ts'
import type { Image } from '#contract/entities/image.ts'
import type { Job } from '#contract/entities/job.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName } from '#contract/languages.ts'
import { formatCents } from '#contract/money.ts'
import { pricePerTranslation } from '#contract/pricing.ts'
import { call } from '#web/http/call.ts'
import { messageFor } from '#web/http/message-for.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { keepImage } from '#web/results/drafts/keep-image.ts'
import { translateImagesMutation } from '#web/results/queries/regenerate-images.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

/** If an edit made the texts in other languages outdated: to translate it into them for its price, or to say that they still fit. */
export function OlderTexts({ job, image }: { job: Job; image: Image }) {
  const t = useTexts(texts)
  const uiLanguage = useLanguage()
  const client = useQueryClient()
  const { outdated, languageVersions } = image
  const translation = useMutation(translateImagesMutation(client, job.id))
  const keeping = useMutation({
    mutationFn: () =>
      call(editImage, { params: { id: job.id, imageId: image.id }, body: { stillFit: outdated } }),
    onSuccess: (kept) => keepImage(client, job.id, kept),
  })
  const from = job.languages.find(
    (code) => !outdated.includes(code) && versionIn(languageVersions, code) !== undefined,
  )
  if (outdated.length === 0 || from === undefined) return null
  if (translation.isSuccess)
    return (
      <p role="status" className="text-sm text-muted">
        {t('older.started')}
      </p>
    )
  const nameOf = (code: string) => languageName(code, uiLanguage)
  const error = translation.error ?? keeping.error
  return (
    <Banner
      tone="warning"
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            isBusy={translation.isPending}
            onClick={() => translation.mutate({ selection: { images: [image.id] }, from, to: [...outdated] })}
          >
            <Languages aria-hidden className="size-4" />
            {t('older.translate', { price: formatCents(pricePerTranslation(outdated.length), uiLanguage) })}
          </Button>
          <Button size="small" variant="quiet" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
            {t('older.fit')}
          </Button>
        </div>
      }
    >
      {t('older.text', {
        from: nameOf(from),
        languages: new Intl.ListFormat(uiLanguage).format(outdated.map(nameOf)),
      })}
      {error && <span className="block text-bad">{messageFor(error)}</span>}
    </Banner>
  )
}
