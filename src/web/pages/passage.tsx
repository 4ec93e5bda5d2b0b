import type { ReactNode } from 'react'

/** A heading with its content. */
export function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}

/** A text with one paragraph per line. */
export function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
