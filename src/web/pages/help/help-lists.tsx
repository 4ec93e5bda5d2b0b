import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { copyText } from '#web/ui/feedback/copy-text.ts'
import { texts } from './help-texts.ts'

const examples = {
  csv: `Bild-URL;Kontext;Alt-Text
https://www.example.org/hafen.jpg;Ausflüge an der Küste;
https://www.example.org/markt.jpg;Was wir kochen;Ein Marktstand`,
  aboveTitle: `Bilderliste 2026

Nr;Bilder
1;https://www.example.org/1.jpg, https://www.example.org/2.jpg
2;stuhl.jpg (https://www.example.org/3.jpg)`,
  nested: `[
  { "title": "Hafen", "image": { "url": "https://www.example.org/hafen.jpg", "alt": "" } },
  { "title": "Markt", "image": { "url": "https://www.example.org/markt.jpg", "alt": "Ein Marktstand" } }
]`,
} as const

/** Lists of several forms, to be copied and tried. */
export function HelpLists() {
  const t = useTexts(texts)
  const said = { done: t('importFormats.examples.copied'), failed: t('importFormats.examples.copyFailed') }
  return (
    <section aria-label={t('importFormats.examples.title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(Object.keys(examples) as Array<keyof typeof examples>).map((name) => (
        <figure key={name} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <figcaption className="flex flex-wrap items-center justify-between gap-2 text-sm font-semibold">
            {t(`importFormats.examples.${name}`)}
            <Button
              data-no-print
              variant="quiet"
              size="small"
              aria-label={`${t('importFormats.examples.copy')}: ${t(`importFormats.examples.${name}`)}`}
              onClick={() => void copyText(examples[name], said)}
            >
              {t('importFormats.examples.copy')}
            </Button>
          </figcaption>
          <pre
            translate="no"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
            tabIndex={0}
            className="overflow-x-auto rounded-md border border-line bg-sunken p-3 font-mono text-xs"
          >
            {examples[name]}
          </pre>
        </figure>
      ))}
    </section>
  )
}
