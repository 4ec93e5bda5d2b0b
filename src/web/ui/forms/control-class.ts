/** The look of text fields, text areas and selects. */
export const controlClass = [
  'w-full rounded-md border border-control bg-surface px-3 py-2 text-base text-ink',
  '[&[readonly]]:border-line [&[readonly]]:bg-sunken',
  'placeholder:text-muted hover:border-ink disabled:cursor-not-allowed disabled:opacity-60',
  'aria-invalid:border-bad aria-invalid:hover:border-bad focus-visible:outline-offset-0',
].join(' ')
