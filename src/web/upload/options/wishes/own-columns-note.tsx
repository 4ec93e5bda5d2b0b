import { noTextWishes } from '#contract/entities/text-wishes.ts'
import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import type { Draft } from '#web/upload/draft/upload-state.ts'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'
import { texts } from '#web/upload/texts.ts'

/** Which of the wishes a column of the list says, too: its rows' words count before those that are typed here. */
export function OwnColumnsNote({ draft: { list, settings } }: { draft: Draft }) {
  const t = useTexts(texts)
  if (list.state !== 'readable') return null
  const used = wishColumns(list.preview, settings)
  const names = wishNames.filter((wish) => wish in noTextWishes && used[wish] !== undefined)
  if (names.length === 0) return null
  return (
    <p className="text-sm">
      {t('textWishes.fromList', {
        count: names.length,
        names: names.map((wish) => t(`wishes.${wish}.name`)).join(', '),
      })}
    </p>
  )
}
