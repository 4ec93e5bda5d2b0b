import { Ellipsis, type LucideIcon } from 'lucide-react'
import { Link } from 'wouter'
import { buttonClass } from '#web/ui/buttons/button-class.ts'
import { Popover } from '#web/ui/dialogs/popover.tsx'

export interface RowAct {
  Icon: LucideIcon
  text: string
  /** Starts with the visible text and names the user, for screen readers. */
  label: string
  /** An address or an action. */
  act: string | (() => void)
  isDangerous?: boolean
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm font-semibold hover:bg-sunken'

/** The actions on a row of a list, in a menu. */
export function RowMenu({ text, label, acts }: { text: string; label: string; acts: readonly RowAct[] }) {
  return (
    <div className="relative inline-flex">
      <Popover
        className="w-max max-w-[calc(100vw-4rem)] p-1 max-sm:right-auto"
        button={(attributes) => (
          <button
            type="button"
            {...attributes}
            title={label}
            aria-label={label}
            className={buttonClass({ variant: 'quiet', size: 'small', className: 'min-h-11' })}
          >
            {text}
            <Ellipsis aria-hidden className="size-5" />
          </button>
        )}
      >
        {(close) => (
          <ul>
            {acts.map(({ Icon, text: words, label: name, act, isDangerous }) => {
              const content = (
                <>
                  <Icon aria-hidden className={isDangerous ? 'size-5 text-bad' : 'size-5 text-muted'} />
                  {words}
                </>
              )
              return (
                <li key={words}>
                  {typeof act === 'string' ? (
                    <Link href={act} aria-label={name} className={itemClass}>
                      {content}
                    </Link>
                  ) : (
                    <button
                      type="button"
                      aria-label={name}
                      className={itemClass}
                      onClick={() => {
                        close()
                        act()
                      }}
                    >
                      {content}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </Popover>
    </div>
  )
}
