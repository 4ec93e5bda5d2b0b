import { clsx } from 'clsx'
import { buttonClass } from '#web/ui/buttons/button-class.ts'

/** Classes of the buttons and links in a row, and of their text. */
export function rowControlClass(keepsText: boolean): { control: string; words: string } {
  return {
    control: buttonClass({
      variant: 'quiet',
      size: 'small',
      className: clsx('min-h-11', !keepsText && 'lg:size-11 lg:p-0'),
    }),
    words: clsx(!keepsText && 'lg:sr-only'),
  }
}
