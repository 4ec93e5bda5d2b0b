/** Takes the room of the widest text that will stand here, so that what follows never moves. */
export function Steady({ widest, children }: { widest: string; children: string }) {
  return (
    <span
      data-widest={widest}
      className="inline-block align-top whitespace-nowrap tabular-nums after:invisible after:block after:h-0 after:overflow-hidden after:content-[attr(data-widest)]"
    >
      {children}
    </span>
  )
}
