import type { ReactNode } from 'react'

export interface JobRowFrameProps {
  pictures: ReactNode
  name: ReactNode
  state: ReactNode
  review: ReactNode
  /** Day and cost. */
  facts: ReactNode
  download: ReactNode
  menu: ReactNode
  /** Further lines below, such as an error. */
  children?: ReactNode
}

/** A job in the list: one line of 72 px on wide screens, two on narrower ones, a card on phones. */
export function JobRowFrame(parts: JobRowFrameProps) {
  return (
    // By the container's width in rem: with large text, a line does not fit even in a wide window.
    <div className="@container">
      <div
        className={[
          'grid min-h-18 items-center gap-x-4 gap-y-2 px-4 py-3 text-sm tabular-nums @min-[61rem]:py-1',
          'grid-cols-[auto_minmax(0,1fr)_auto]',
          '[grid-template-areas:"name_name_menu"_"state_state_state"_"pics_facts_facts"_"review_review_review"_"load_load_load"]',
          '@min-[38rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]',
          '@min-[38rem]:[grid-template-areas:"pics_name_facts_load_menu"_"pics_state_review_review_review"]',
          '@min-[61rem]:grid-cols-[auto_minmax(0,1fr)_13rem_13rem_6.5rem_8rem_auto]',
          '@min-[61rem]:[grid-template-areas:"pics_name_state_review_facts_load_menu"]',
        ].join(' ')}
      >
        <div className="[grid-area:pics]">{parts.pictures}</div>
        <div className="min-w-0 [grid-area:name]">{parts.name}</div>
        <div className="min-w-0 [grid-area:state]">{parts.state}</div>
        <div className="min-w-0 [grid-area:review] empty:hidden">{parts.review}</div>
        <div className="text-right text-muted [grid-area:facts]">{parts.facts}</div>
        <div className="[grid-area:load] empty:hidden">{parts.download}</div>
        <div className="self-start [grid-area:menu] @min-[38rem]:self-center">{parts.menu}</div>
        {parts.children && <div className="col-span-full grid gap-1 pb-1">{parts.children}</div>}
      </div>
    </div>
  )
}
