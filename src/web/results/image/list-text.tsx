import { useState } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'

/** About three lines of the panel: a long context must not push the texts out of view. */
const quietCharacters = 160

/** The value of a column of the list; long ones expand. */
export function ListText({ name, text }: { name: string; text: string }) {
  const t = useTexts(texts)
  const [isWhole, setWhole] = useState(false)
  const word = t(isWhole ? 'fromList.less' : 'fromList.more')
  const isLong = text.length > quietCharacters
  return (
    <div>
      <dt className="text-xs">{name}</dt>
      <dd className="text-ink wrap-anywhere">
        {isLong && !isWhole ? `${text.slice(0, quietCharacters).trimEnd().toWellFormed()}… ` : `${text} `}
        {isLong && (
          <button
            type="button"
            aria-expanded={isWhole}
            aria-label={`${word}: ${name}`}
            onClick={() => setWhole(!isWhole)}
            className="min-h-6 font-semibold text-accent hover:underline"
          >
            {word}
          </button>
        )}
      </dd>
    </div>
  )
}
