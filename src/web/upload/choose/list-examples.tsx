import { useId } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/upload/home-texts.ts'

// Lines that fit on a phone: a wrapped line would look like two rows.
const csv = `id;image_url;title
17;https://example.org/see.jpg;Ufer
18;https://example.org/markt.png;Stadt`

const json = `[
  { "id": 17, "url":
    "https://example.org/see.jpg" },
  { "id": 18, "url":
    "https://example.org/markt.png" }
]`

/** Examples of a list in both formats. */
export function ListExamples() {
  const t = useTexts(texts)
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-3">
      <h2 id={titleId} className="text-base">
        {t('choose.exampleTitle')}
      </h2>
      <div className="grid gap-4">
        <Example text={csv} explanation={t('choose.exampleCsv')} />
        <Example text={json} explanation={t('choose.exampleJson')} />
      </div>
    </section>
  )
}

function Example({ text, explanation }: { text: string; explanation: string }) {
  return (
    <figure className="grid content-start gap-2">
      <pre className="rounded-md border border-line bg-sunken p-3 font-mono text-xs whitespace-pre-wrap">
        {text}
      </pre>
      <figcaption className="text-sm text-muted">{explanation}</figcaption>
    </figure>
  )
}
